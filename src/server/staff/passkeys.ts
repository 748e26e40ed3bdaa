import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { isoBase64URL } from '@simplewebauthn/server/helpers'
import { clinic } from '#clinic'
import { minute } from '#language/dates/durations.ts'
import type { Clock } from '#server/clock.ts'
import type { StaffQueries } from './queries.ts'

interface Services {
  store: { staff: StaffQueries }
  clock: Clock
  /** Where the desk is: passkeys are made for its host, and asked for by its pages alone. */
  deskOrigin: string
}

/** How long somebody may look for their telephone. */
const challengeLasts = 5 * minute

/** EdDSA, ES256 and RS256 (COSE): what devices sign with. Node warns of newer ones. */
const algorithms = [-8, -7, -257]

const hostOf = ({ deskOrigin }: Services) => new URL(deskOrigin).hostname

async function storeChallenge(
  { clock, store }: Services,
  { challenge, madeFor }: { challenge: string; madeFor: string },
) {
  return store.staff.addChallenge({ challenge, madeFor, expiresAt: clock() + challengeLasts })
}

/** What a device is asked to sign. The same for everybody: it finds its passkey by itself. */
export async function askForPasskey(services: Services, madeFor: string) {
  const options = await generateAuthenticationOptions({
    rpID: hostOf(services),
    userVerification: 'required',
    timeout: challengeLasts,
  })
  const stored = await storeChallenge(services, { challenge: options.challenge, madeFor })
  return stored.kind === 'stored' ? ({ kind: 'options', options } as const) : stored
}

/** What a device is asked to make a passkey from. */
export async function askForNewPasskey(
  services: Services,
  { madeFor, member }: { member: { id: string; name: string }; madeFor: string },
) {
  const options = await generateRegistrationOptions({
    rpName: clinic.name,
    rpID: hostOf(services),
    userID: new TextEncoder().encode(member.id),
    userName: member.name,
    userDisplayName: member.name,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    timeout: challengeLasts,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const stored = await storeChallenge(services, { challenge: options.challenge, madeFor })
  return stored.kind === 'stored' ? ({ kind: 'options', options } as const) : stored
}

/** What both answers of a device are held to. Its challenge is used up by the look. */
const expected = (services: Services, madeFor: string) => ({
  expectedOrigin: services.deskOrigin,
  expectedRPID: hostOf(services),
  requireUserVerification: true,
  async expectedChallenge(challenge: string) {
    const { clock, store } = services
    const taken = await store.staff.takeChallenge({ challenge, madeFor, now: clock() })
    return taken.kind === 'taken'
  },
})

export interface ReadAnswer {
  madeFor: string
  /** As the browser sent it, so anything at all. */
  response: unknown
}

type Registration = Parameters<typeof verifyRegistrationResponse>[0]['response']
type Authentication = Parameters<typeof verifyAuthenticationResponse>[0]['response']

/** The passkey that a device has made. */
export async function readNewPasskey(services: Services, { madeFor, response }: ReadAnswer) {
  try {
    const { registrationInfo, verified } = await verifyRegistrationResponse({
      response: response as Registration,
      supportedAlgorithmIDs: algorithms,
      ...expected(services, madeFor),
    })
    if (!verified) return { kind: 'refused' } as const
    const { counter, id, publicKey } = registrationInfo.credential
    const passkey = { id, public_key: isoBase64URL.fromBuffer(publicKey), counter }
    return { kind: 'passkey', passkey } as const
  } catch {
    return { kind: 'refused' } as const
  }
}

/** Checks a signature. Whether its count has grown is asked of the store, which counts it. */
export async function readSignature(services: Services, { madeFor, response }: ReadAnswer) {
  try {
    const { id: passkeyId } = response as Authentication
    if (typeof passkeyId !== 'string') return { kind: 'refused' } as const
    const known = await services.store.staff.readPasskey(passkeyId)
    if (known.kind !== 'passkey') return { kind: 'refused' } as const
    const { authenticationInfo, verified } = await verifyAuthenticationResponse({
      response: response as Authentication,
      credential: {
        id: passkeyId,
        publicKey: isoBase64URL.toBuffer(known.publicKey),
        counter: 0,
      },
      ...expected(services, madeFor),
    })
    if (!verified) return { kind: 'refused' } as const
    return { kind: 'signed', passkeyId, counter: authenticationInfo.newCounter } as const
  } catch {
    return { kind: 'refused' } as const
  }
}
