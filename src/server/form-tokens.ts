import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FormProof, FormToken } from '#contracts/form-token.ts'
import { hour, minute, second } from '#dates/durations.ts'
import type { Clock } from './clock.ts'
import type { UsedToken } from './store/form-tokens.ts'
import type { NotStored, Store } from './store/store.ts'

/** Nobody reads and answers faster than this. */
const soonest = 4 * second
/** How long a form can stay open. */
const longest = 2 * hour
/** How far the clock of another server may be ahead of ours; nothing is known of the wait then. */
const clocksDiffer = 5 * minute
/** About 16,000 hashes: a blink for a computer, a second or two for an old phone. */
const proofBits = 14

type FormCheck =
  /** `used` is to be kept together with what the form sent. */
  | { kind: 'proved'; used: UsedToken }
  | { kind: 'stale' }
  /** `retryAfter` in whole seconds. */
  | { kind: 'too-fast'; retryAfter: number }
  | NotStored

export interface FormTokens {
  issue(): Promise<{ kind: 'issued'; form: FormToken } | NotStored>
  /** Whether whoever sends a form has waited and worked for it. Whether it was used, the store knows. */
  check(form: FormProof): Promise<FormCheck>
}

/**
 * Tokens that say when a form was opened, good for one sending. They are signed with a key that is
 * kept in the store, so that every server takes them and they outlast a restart. Nothing is kept
 * about a token until it is used.
 *
 * @param name of the form; a token is good for that form only.
 */
export function createFormTokens(
  name: string,
  { clock, store }: { clock: Clock; store: Pick<Store, 'readFormKey'> },
): FormTokens {
  let kept: string | undefined

  async function withKey<Outcome>(work: (key: string) => Outcome): Promise<Outcome | NotStored> {
    if (kept === undefined) {
      const read = await store.readFormKey(randomBytes(32).toString('base64url'))
      if (read.kind === 'not-stored') return read
      kept = read.key
    }
    return work(kept)
  }

  const sign = (key: string, text: string) =>
    createHmac('sha256', key).update(`${name} ${text}`).digest('base64url')

  /** When a token was issued; `undefined` when it is not ours. */
  function readIssued(key: string, token: string) {
    const [issued = '', secret = '', signature = ''] = token.split('.')
    const expected = Buffer.from(sign(key, `${issued}.${secret}`))
    const given = Buffer.from(signature)
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return
    return Number.parseInt(issued, 36)
  }

  return {
    issue: () =>
      withKey((key) => {
        const open = `${clock().toString(36)}.${randomBytes(12).toString('base64url')}`
        const token = `${open}.${sign(key, open)}`
        return { kind: 'issued', form: { token, bits: proofBits, wait: soonest / second } }
      }),
    check: ({ proof, token }) =>
      withKey((key) => {
        const issued = readIssued(key, token)
        if (issued === undefined || !isProof(token, proof)) return { kind: 'stale' }
        const age = clock() - issued
        if (age >= longest || age < -clocksDiffer) return { kind: 'stale' }
        if (age >= 0 && age < soonest) {
          return { kind: 'too-fast', retryAfter: Math.ceil((soonest - age) / second) }
        }
        return { kind: 'proved', used: { hash: hashToken(token), until: wholeHour(issued) } }
      }),
  }
}

/** The end of the hour in which a token stops being good: no time of a visit is kept finer. */
const wholeHour = (issued: number) => (Math.floor((issued + longest) / hour) + 1) * hour

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Whether the SHA-256 of `token.proof` begins with enough zero bits. */
function isProof(token: string, proof: string) {
  const hash = createHash('sha256').update(`${token}.${proof}`).digest()
  return hash.readUInt32BE(0) >>> (32 - proofBits) === 0
}
