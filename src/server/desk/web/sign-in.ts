import * as v from 'valibot'
import { minute } from '#language/dates/durations.ts'
import { locales } from '#language/locales.ts'
import { randomId } from '#language/records/random-id.ts'
import type { Limits, RateLimit } from '#server/http/rate-limit.ts'
import { readBody, readBodyFormat } from '#server/http/request-body.ts'
import { visitorOf } from '#server/http/visitor-of.ts'
import { readDevice } from '#server/staff/device.ts'
import {
  askForNewPasskey,
  askForPasskey,
  readNewPasskey,
  readSignature,
} from '#server/staff/passkeys.ts'
import type { Session } from '#server/staff/sessions.ts'
import { createToken, hashToken } from '#server/token.ts'
import { endedCookie, isFormToken, sessionCookie } from './session-cookie.ts'
import { findStepUp, readPageOfDesk } from './step-up.ts'
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

interface DoorServices extends DeskServices {
  byNetwork: RateLimit
  byPasskey: RateLimit
}

const bodySchema = v.object({
  token: v.optional(v.string()),
  link: v.optional(v.string(), ''),
  back: v.optional(v.string()),
  response: v.optional(v.unknown()),
})

type Body = v.InferOutput<typeof bodySchema>

/** Signing in and out, by passkeys alone. Every failure looks the same: none tells who is staff. */
export function createSignIn(deskServices: DeskServices) {
  const services: DoorServices = {
    ...deskServices,
    byNetwork: deskServices.createLimit(networkLimits),
    byPasskey: deskServices.createLimit(passkeyLimits),
  }
  const door = (answer: Answer) => fromScript(services, answer)
  const staff = (answer: StaffAnswer) => fromStaff(services, answer)
  return {
    signInOptions: door(async () =>
      answerOptions(services, await askForPasskey(services, 'sign-in')),
    ),
    signIn: door((body, context) => signIn(services, body, context)),
    enrolOptions: door((body) => askToEnrol(services, body)),
    enrol: door((body, context) => enrol(services, body, context)),
    addOptions: staff((_, session) => askToAdd(services, session)),
    add: staff((body, session) => addPasskey(services, body, session)),
    verifyOptions: staff(async (_, session) =>
      answerOptions(services, await askForPasskey(services, madeToVerify(session))),
    ),
    verify: staff((body, session) => verify(services, body, session)),
    signOut: (visit: Visit) => leave(services, services.store.staff.signOut, visit),
    signOutEverywhere: (visit: Visit) =>
      leave(services, services.store.staff.signOutEverywhere, visit),
    setLanguage: (visit: Visit) => setLanguage(services, visit),
  }
}

type Answer = (body: Body, context: DeskContext) => Promise<Response>
type StaffAnswer = (body: Body, session: Session) => Promise<Response>

const answerFailure = ({ answers }: DeskServices) => answers.json(403, { error: 'failed' })

/** What never came to a session; the log of the server counts these. */
function failed(services: DeskServices) {
  noteOutcome(services, { kind: 'refused' })
  return answerFailure(services)
}

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

/** Answers a request of the script, from a page of ours and not too often. */
function fromScript(services: DoorServices, answer: Answer) {
  return async (context: DeskContext) => {
    if (!isOwnPost(context, services)) return failed(services)
    const admission = services.byNetwork.admit(visitorOf(context, services))
    if (admission.kind === 'refused') {
      const wait = { 'Retry-After': String(admission.retryAfter) }
      return services.answers.json(429, { error: 'too-many' }, wait)
    }
    const body = await readJson(context)
    return body ? answer(body, context) : failed(services)
  }
}

/** Likewise, of somebody who is signed in. */
const fromStaff = (services: DoorServices, answer: StaffAnswer) =>
  fromScript(services, async (body, context) => {
    const visitor = await readVisitor(context, services)
    const isTheirs = 'session' in visitor && isFormToken(visitor.secret, body.token)
    return isTheirs ? answer(body, visitor.session) : failed(services)
  })

type Asked = Awaited<ReturnType<typeof askForPasskey | typeof askForNewPasskey>>

function answerOptions({ answers, log }: DeskServices, asked: Asked) {
  if (asked.kind === 'options') return answers.json(200, asked.options)
  log.event('not-stored', { reason: asked.reason })
  return answers.json(503, { error: 'not-stored' })
}

function noteOutcome({ log }: DeskServices, { kind }: { kind: string }) {
  log.event('desk-session', { outcome: kind })
}

/** A session that nobody has had before, so that none can be given to somebody. */
function makeSession({ req }: DeskContext) {
  const { hash, secret } = createToken()
  const device = readDevice(req.header('user-agent'))
  return { secret, session: { id: randomId(), hash, device } }
}

function answerSession(services: DeskServices, outcome: { kind: string }, secret: string) {
  noteOutcome(services, outcome)
  return outcome.kind === 'signed-in'
    ? services.answers.json(200, { to: '/desk' }, { 'Set-Cookie': sessionCookie(secret) })
    : answerFailure(services)
}

/** A signature, unless too many were tried with its passkey. */
async function takeSignature(services: DoorServices, madeFor: string, { response }: Body) {
  const id = String((response as { id?: unknown } | null | undefined)?.id)
  const admission = services.byPasskey.admit({ address: id, network: id })
  if (admission.kind === 'refused') return { kind: 'refused' } as const
  const signature = await readSignature(services, { madeFor, response })
  if (signature.kind === 'signed') admission.giveBack()
  return signature
}

async function signIn(services: DoorServices, body: Body, context: DeskContext) {
  const signature = await takeSignature(services, 'sign-in', body)
  if (signature.kind === 'refused') return failed(services)
  const { secret, session } = makeSession(context)
  const { counter, passkeyId } = signature
  const { clock, store } = services
  const outcome = await store.staff.signIn({ passkeyId, counter, session, now: clock() })
  return answerSession(services, outcome, secret)
}

const madeToEnrol = (linkHash: string) => `enrol ${linkHash}`
const madeToAdd = ({ id }: Session) => `add ${id}`
const madeToVerify = ({ id }: Session) => `verify ${id}`

async function askToEnrol(services: DoorServices, { link }: Body) {
  const linkHash = hashToken(link)
  const read = await services.store.staff.readLink({ hash: linkHash, now: services.clock() })
  if (read.kind !== 'open') return failed(services)
  const { member } = read
  return answerOptions(
    services,
    await askForNewPasskey(services, { madeFor: madeToEnrol(linkHash), member }),
  )
}

async function enrol(services: DoorServices, { link, response }: Body, context: DeskContext) {
  const linkHash = hashToken(link)
  const made = await readNewPasskey(services, { madeFor: madeToEnrol(linkHash), response })
  if (made.kind === 'refused') return failed(services)
  const { secret, session } = makeSession(context)
  const { clock, store } = services
  const enrolment = { linkHash, passkey: made.passkey, session, now: clock() }
  return answerSession(services, await store.staff.enrol(enrolment), secret)
}

const accountPage = '/desk/account'

/** Whoever has somebody's open session shall not make it theirs for good. */
async function askToAdd(services: DoorServices, session: Session) {
  const to = findStepUp(services, session, accountPage)
  if (to !== undefined) return services.answers.json(200, { to })
  const member = { id: session.staffId, name: session.name }
  const asked = await askForNewPasskey(services, { madeFor: madeToAdd(session), member })
  return answerOptions(services, asked)
}

async function addPasskey(services: DoorServices, { response }: Body, session: Session) {
  if (findStepUp(services, session, accountPage) !== undefined) return failed(services)
  const made = await readNewPasskey(services, { madeFor: madeToAdd(session), response })
  if (made.kind === 'refused') return failed(services)
  const { answers, clock, store } = services
  const added = await store.staff.addPasskey({ session, passkey: made.passkey, now: clock() })
  noteOutcome(services, added)
  return added.kind === 'user-updated'
    ? answers.json(200, { to: `${accountPage}?said=passkey-added` })
    : answerFailure(services)
}

async function verify(services: DoorServices, body: Body, session: Session) {
  const signature = await takeSignature(services, madeToVerify(session), body)
  if (signature.kind === 'refused') return failed(services)
  const { counter, passkeyId } = signature
  const { answers, clock, store } = services
  const outcome = await store.staff.verifyAgain({ session, passkeyId, counter, now: clock() })
  noteOutcome(services, outcome)
  return outcome.kind === 'mfa-verified'
    ? answers.json(200, { to: readPageOfDesk(body.back ?? '') })
    : answerFailure(services)
}

async function leave(
  services: DoorServices,
  end: DeskServices['store']['staff']['signOut'],
  { session }: Visit,
) {
  noteOutcome(services, await end({ session, now: services.clock() }))
  return services.answers.seeOther('/desk/sign-in', { 'Set-Cookie': endedCookie })
}

async function setLanguage(services: DoorServices, { form, session }: Visit) {
  const language = locales.find((locale) => locale === form.get('language'))
  if (language) noteOutcome(services, await services.store.staff.setLanguage({ session, language }))
  return services.answers.seeOther('/desk/account')
}
