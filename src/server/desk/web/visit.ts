import type { Context } from 'hono'
import { type Frame, type Said, saidCodes } from '#desk/view.ts'
import type { Locale } from '#language/locales.ts'
import type { AnnouncedQueries } from '#server/announced/queries.ts'
import type { FeedbackQueries } from '#server/feedback/queries.ts'
import { chooseLocale } from '#server/http/language.ts'
import type { ReadUpload } from '#server/http/read-upload.ts'
import { readBody, readBodyFormat } from '#server/http/request-body.ts'
import type { AppContext, RouteServices } from '#server/http/services.ts'
import type { MailQueries } from '#server/mail/queries.ts'
import type { MessageQueries } from '#server/messages/queries.ts'
import type { IssueQueries } from '#server/newsletter/issue-queries.ts'
import type { NewsletterQueries } from '#server/newsletter/queries.ts'
import type { PeopleQueries } from '#server/people/queries.ts'
import type { PressQueries } from '#server/presses/queries.ts'
import type { SearchQueries } from '#server/searches/queries.ts'
import type { StaffQueries } from '#server/staff/queries.ts'
import type { Session } from '#server/staff/sessions.ts'
import type { NotStored } from '#server/store/engine.ts'
import { hashToken, looksLikeSecret } from '#server/token.ts'
import type { DeskAnswers } from './desk-answers.ts'
import { endedCookie, formToken, isFormToken, readSessionCookie } from './session-cookie.ts'

export interface DeskServices extends RouteServices {
  store: {
    staff: StaffQueries
    messages: MessageQueries
    people: PeopleQueries
    issues: IssueQueries
    mail: Pick<MailQueries, 'readOutbox'>
    announced: AnnouncedQueries
    feedback: FeedbackQueries
    newsletter: NewsletterQueries
    presses: PressQueries
    searches: SearchQueries
  }
  answers: DeskAnswers
  deskOrigin: string
  /** Where mails are that were written as files. */
  dataDir: string
}

export type DeskContext = Context<AppContext>

/** A request of somebody who is signed in. */
export interface Visit {
  context: DeskContext
  session: Session
  frame: Frame
  /** What a form sent; empty for a page that is read. */
  form: URLSearchParams
  /** Of a form with a file. */
  upload?: ReadUpload | undefined
}

/** Whom a page is about. No address stands in an address of ours: it has the keyed hash. */
export interface Named {
  hash: string
  /** Of e-mail, or a telephone number. */
  address: string
  page: string
}

export const localeOf = ({ req }: DeskContext): Locale =>
  chooseLocale(req.header('accept-language'))

/** Whether a post comes from a page of the desk. Every browser says so, and nothing else has business here. */
export const isOwnPost = ({ req }: DeskContext, { deskOrigin }: DeskServices) =>
  req.header('origin') === deskOrigin

/** With the form that could not be taken, so that nothing typed is lost. */
export function answerNotStored(
  { answers, log }: DeskServices,
  { reason }: NotStored,
  visit: Pick<Visit, 'context' | 'form'> & { frame: Pick<Frame, 'locale'> },
) {
  log.event('not-stored', { reason })
  const [locale, again] = [visit.frame.locale, sentAgain(visit)]
  return answers.page({ screen: 'refused', locale, why: 'not-stored', again }, 503)
}

/** What a form sent, to be sent again; nothing for a page that is read. */
export const sentAgain = ({ context, form }: Pick<Visit, 'context' | 'form'>) =>
  form.size > 0 ? { action: context.req.path, fields: [...form] } : undefined

/** Whether somebody pressed something; a page that looks by itself, or loads itself again, says so. */
const isAct = ({ req }: DeskContext) =>
  req.method === 'POST' ||
  (req.header('sec-fetch-user') === '?1' && req.query('fresh') === undefined)

/** Who is signed in. Whoever does something has their time begin again. */
export async function readVisitor(context: DeskContext, services: DeskServices) {
  const { clock, store } = services
  const secret = readSessionCookie(context.req.header('cookie'))
  if (!looksLikeSecret(secret)) return { kind: 'signed-out' } as const
  const name = { hash: hashToken(secret), now: clock() }
  const acts = isAct(context)
  const read = await (acts ? store.staff.refreshSession(name) : store.staff.readSession(name))
  return 'session' in read ? ({ ...read, secret } as const) : read
}

function makeFrame(
  context: DeskContext,
  { clock, settings }: DeskServices,
  session: Session,
  secret: string,
): Frame {
  const said = context.req.query('said')
  return {
    locale: session.language,
    name: session.name,
    role: session.role,
    // An owner without a repository is told how to get one.
    editsWords: session.editsWords && (session.role === 'owner' || !!settings.wordsRepository),
    token: formToken(secret),
    endsIn: session.endsAt - clock(),
    passkeys: session.passkeys,
    said: saidCodes.find((code): code is Said => code === said),
  }
}

type Act = (visit: Visit) => Response | Promise<Response>

/** Who may do something: anybody here, owners, or whoever changes words. */
type Right = 'owner' | 'staff' | 'words'

const hasRight = ({ editsWords, role }: Session, right: Right) =>
  right === 'staff' || (right === 'words' ? editsWords : role === 'owner')

/** A page and its twin, as a form sends them: three bytes for each of a letter with an accent. */
const longestWords = 600_000

type Sent = Pick<Visit, 'form' | 'upload'>

const nothingSent: Sent = { form: new URLSearchParams() }

/**
 * Makes the answer to a page or a form of the desk: for whoever is signed in, and has the right. Of
 * anybody else no form is read.
 * @param readSent reads what a form sent; nothing for what cannot be read.
 */
export function forStaff(
  services: DeskServices,
  act: Act,
  right: Right = 'staff',
  readSent = (context: DeskContext) =>
    readForm(context, right === 'words' ? longestWords : undefined),
) {
  return async (context: DeskContext) => {
    const { answers, log } = services
    const locale = localeOf(context)
    const refuse = (why: 'stale' | 'not-allowed', language = locale) => {
      log.event('desk-refused', { why })
      return answers.page({ screen: 'refused', locale: language, why }, 403)
    }

    const isPost = context.req.method === 'POST'
    if (isPost && !isOwnPost(context, services)) return refuse('stale')
    const visitor = await readVisitor(context, services)
    if (visitor.kind === 'signed-out') {
      const isLost = isPost && !context.req.path.startsWith('/desk/sign-out')
      const door = isLost ? '/desk/sign-in?lost=yes' : '/desk/sign-in'
      return answers.seeOther(door, { 'Set-Cookie': endedCookie })
    }
    if ('session' in visitor && !hasRight(visitor.session, right)) {
      await writeLog(services, visitor.session, 'not-allowed', context.get('written'))
      return refuse('not-allowed', visitor.session.language)
    }
    const sent = isPost ? await readSent(context) : nothingSent
    if (visitor.kind === 'not-stored') {
      return answerNotStored(services, visitor, {
        context,
        frame: { locale },
        ...(sent ?? nothingSent),
      })
    }
    const { secret, session } = visitor
    if (!sent || (isPost && !isFormToken(secret, sent.form.get('token')))) {
      return refuse('stale', session.language)
    }
    return act({ context, session, ...sent, frame: makeFrame(context, services, session, secret) })
  }
}

/** What a form without a file sent. */
export async function readForm(
  { req }: DeskContext,
  mostBytes?: number,
): Promise<Sent | undefined> {
  if (readBodyFormat(req.raw) !== 'form') return
  const body = await readBody(req.raw, mostBytes)
  return body.kind === 'text' ? { form: new URLSearchParams(body.text) } : undefined
}

/** Writes down what somebody saw or did. Nobody sees what cannot be written down. */
export const writeLog = (
  { clock, store }: DeskServices,
  { id, staffId }: Session,
  act: string,
  subject: string,
) => store.staff.addToLog({ staffId, sessionId: id, act, subject, now: clock() })
