import * as v from 'valibot'
import { minute } from '#language/dates/durations.ts'
import { locales } from '#language/locales.ts'
import { randomId } from '#language/records/random-id.ts'
import type { Limits } from '#server/http/rate-limit.ts'
import { readBody, readBodyFormat } from '#server/http/request-body.ts'
import { visitorOf } from '#server/http/visitor-of.ts'
import {
  askForNewPasskey,
  askForPasskey,
  readNewPasskey,
  readSignature,
} from '#server/staff/passkeys.ts'
import { createToken, hashToken } from '#server/token.ts'
import { endedCookie, isFormToken, sessionCookie } from './session-cookie.ts'
import { type DeskContext, type DeskServices, isOwnPost, readVisitor, type Visit } from './visit.ts'

/** Ample for people who mistype, and for a clinic behind one address. */
const networkLimits: Limits = {
  perAddress: { count: 30, within: 10 * minute },
  perNetwork: { count: 60, within: 10 * minute },
}

/** Of one passkey, from wherever. */
const passkeyLimits: Limits = {
  perAddress: { count: 10, within: 10 * minute },
  perNetwork: { count: 10, within: 10 * minute },
}

const bodySchema = v.object({
  token: v.optional(v.string()),
  link: v.optional(v.string(), ''),
  back: v.optional(v.string()),
  response: v.optional(v.unknown()),
})

type Body = v.InferOutput<typeof bodySchema>

async function readJson({ req }: DeskContext): Promise<Body | undefined> {
  if (readBodyFormat(req.raw) !== 'json') return
  const body = await readBody(req.raw)
  if (body.kind !== 'text') return
  try {
    const read = v.safeParse(bodySchema, JSON.parse(body.text))
    return read.success ? read.output : undefined
  } catch {
    return
  }
}

/** Pages of the desk to which a passkey may lead back: none elsewhere. */
const knownPage = /^\/desk\/people\/[\da-f]{64}$/

/** Signing in and out, by passkeys alone. Every failure looks the same: none tells who is staff. */
export function createSignIn(services: DeskServices) {
  const { answers, clock, log, store } = services
  const byNetwork = services.createLimit(networkLimits)
  const byPasskey = services.createLimit(passkeyLimits)

  const failed = () => answers.json(403, { error: 'failed' })

  /** Answers a request of the script, from a page of ours and not too often. */
  const fromScript =
    (answer: (body: Body, context: DeskContext) => Promise<Response>) =>
    async (context: DeskContext) => {
      if (!isOwnPost(context, services)) return failed()
      const admission = byNetwork.admit(visitorOf(context, services))
      if (admission.kind === 'refused') {
        return answers.json(
          429,
          { error: 'too-many' },
          { 'Retry-After': String(admission.retryAfter) },
        )
      }
      const body = await readJson(context)
      return body ? answer(body, context) : failed()
    }

  /** Likewise, for somebody who is signed in. */
  const fromStaff = (answer: (body: Body, visit: Pick<Visit, 'session'>) => Promise<Response>) =>
    fromScript(async (body, context) => {
      const visitor = await readVisitor(context, services)
      if (!('session' in visitor) || !isFormToken(visitor.secret, body.token)) return failed()
      return answer(body, visitor)
    })

  type Asked = Awaited<ReturnType<typeof askForPasskey | typeof askForNewPasskey>>

  function answerOptions(asked: Asked) {
    if (asked.kind === 'options') return answers.json(200, asked.options)
    log.event('not-stored', { reason: asked.reason })
    return answers.json(503, { error: 'not-stored' })
  }

  const newSession = () => {
    const { hash, secret } = createToken()
    return { secret, session: { id: randomId(), hash } }
  }

  /** Leads on once there is a session; a new one each time, so that none can be given to somebody. */
  function answerSession(outcome: { kind: string }, secret: string) {
    log.event('desk-session', { outcome: outcome.kind })
    return outcome.kind === 'signed-in'
      ? answers.json(200, { to: '/desk' }, { 'Set-Cookie': sessionCookie(secret) })
      : failed()
  }

  /** A signature, unless too many were tried with its passkey. */
  async function takeSignature(madeFor: string, { response }: Body) {
    const id = String((response as { id?: unknown } | null | undefined)?.id)
    const admission = byPasskey.admit({ address: id, network: id })
    if (admission.kind === 'refused') return { kind: 'refused' } as const
    const signature = await readSignature(services, { madeFor, response })
    if (signature.kind === 'signed') admission.giveBack()
    return signature
  }

  async function signIn(body: Body) {
    const signature = await takeSignature('sign-in', body)
    if (signature.kind === 'refused') return failed()
    const { secret, session } = newSession()
    const { counter, passkeyId } = signature
    const outcome = await store.staff.signIn({ passkeyId, counter, session, now: clock() })
    return answerSession(outcome, secret)
  }

  async function askToEnrol({ link }: Body) {
    const linkHash = hashToken(link)
    const read = await store.staff.readLink({ hash: linkHash, now: clock() })
    if (read.kind !== 'open') return failed()
    const madeFor = `enrol ${linkHash}`
    return answerOptions(await askForNewPasskey(services, { madeFor, member: read.member }))
  }

  async function enrol({ link, response }: Body) {
    const linkHash = hashToken(link)
    const made = await readNewPasskey(services, { madeFor: `enrol ${linkHash}`, response })
    if (made.kind === 'refused') return failed()
    const { secret, session } = newSession()
    const { passkey } = made
    return answerSession(
      await store.staff.enrol({ linkHash, passkey, session, now: clock() }),
      secret,
    )
  }

  async function addPasskey({ response }: Body, { session }: Pick<Visit, 'session'>) {
    const made = await readNewPasskey(services, { madeFor: `add ${session.id}`, response })
    if (made.kind === 'refused') return failed()
    const added = await store.staff.addPasskey({ session, passkey: made.passkey, now: clock() })
    log.event('desk-session', { outcome: added.kind })
    return added.kind === 'user-updated'
      ? answers.json(200, { to: '/desk/account?said=passkey-added' })
      : failed()
  }

  async function verify(body: Body, { session }: Pick<Visit, 'session'>) {
    const signature = await takeSignature(`verify ${session.id}`, body)
    if (signature.kind === 'refused') return failed()
    const { counter, passkeyId } = signature
    const outcome = await store.staff.verifyAgain({ session, passkeyId, counter, now: clock() })
    log.event('desk-session', { outcome: outcome.kind })
    if (outcome.kind !== 'mfa-verified') return failed()
    return answers.json(200, { to: knownPage.exec(body.back ?? '')?.[0] ?? '/desk' })
  }

  async function signOut({ session }: Visit) {
    await store.staff.signOut({ session, now: clock() })
    return answers.seeOther('/desk/sign-in', { 'Set-Cookie': endedCookie })
  }

  async function signOutEverywhere({ session }: Visit) {
    await store.staff.signOutEverywhere({ session, now: clock() })
    return answers.seeOther('/desk/sign-in', { 'Set-Cookie': endedCookie })
  }

  async function setLanguage({ form, session }: Visit) {
    const language = locales.find((locale) => locale === form.get('language'))
    if (language) await store.staff.setLanguage({ session, language })
    return answers.seeOther('/desk/account')
  }

  return {
    signInOptions: fromScript(async () => answerOptions(await askForPasskey(services, 'sign-in'))),
    signIn: fromScript(signIn),
    enrolOptions: fromScript(askToEnrol),
    enrol: fromScript(enrol),
    addOptions: fromStaff(async (_, { session }) =>
      answerOptions(
        await askForNewPasskey(services, {
          madeFor: `add ${session.id}`,
          member: { id: session.staffId, name: session.name },
        }),
      ),
    ),
    add: fromStaff(addPasskey),
    verifyOptions: fromStaff(async (_, { session }) =>
      answerOptions(await askForPasskey(services, `verify ${session.id}`)),
    ),
    verify: fromStaff(verify),
    signOut,
    signOutEverywhere,
    setLanguage,
  }
}
