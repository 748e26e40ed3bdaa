import { formatDateTime } from '#clinic/clock/clock.ts'
import { progressInWords } from '#desk/letters/progress.ts'
import type { Letter } from '#desk/letters/view.ts'
import { letterWords } from '#desk/letters/words.ts'
import { readForm, sayFault } from '#forms/contract/form.ts'
import { newsletter } from '#forms/newsletter/contract/contract.ts'
import { newsletterWords } from '#forms/newsletter/contract/words.ts'
import { fill } from '#language/fill.ts'
import { locales } from '#language/locales.ts'
import { findHeld } from '#server/mail/holds.ts'
import { reasonOf } from '#server/mail/read-reply.ts'
import type { MailSender } from '#server/mail/sender.ts'
import type { IssueRound } from '#server/newsletter/issue-round.ts'
import { type Issue, isSample, readIssues } from '#server/newsletter/issues.ts'
import type { Sending } from '#server/newsletter/send-issue.ts'
import { sendTestMails } from '#server/newsletter/test-mail.ts'
import { failuresOf, letterRow, openMail, previewOf, progressOf } from './letter-view.ts'
import { askPasskeyAgain } from './step-up.ts'
import {
  answerNotStored,
  type DeskContext,
  type DeskServices,
  readVisitor,
  type Visit,
  writeLog,
} from './visit.ts'

/** What sends the newsletter. */
export interface LetterParts extends Pick<Sending, 'linkOrigin' | 'replyTo' | 'siteOrigin'> {
  round: IssueRound
  /** Takes tests out of the house, at once. */
  sender: MailSender
  /** How many mails may leave in an hour. */
  perHour: number | undefined
  /** Without it, those of `content/newsletter`. */
  issues?: () => readonly Issue[]
}

type LetterServices = DeskServices & { letters: LetterParts }

type Act = (services: LetterServices, visit: Visit, issue: Issue) => Promise<Response>

/** The issues of the newsletter: looked at, tested, sent, paused. */
export function createLetters(services: LetterServices) {
  const withIssue = (act: Act) => (visit: Visit) => actOnIssue(services, visit, act)
  return {
    list: (visit: Visit) => listIssues(services, visit),
    show: withIssue((_, visit, issue) => answerIssue(services, visit, issue)),
    showMail: withIssue(showMail),
    showProgress: (context: DeskContext) => showProgress(services, context),
    test: withIssue(sendTest),
    send: withIssue(send),
    pause: withIssue(pause),
    goOn: withIssue(goOn),
  }
}

const issuesOf = ({ letters: { issues = readIssues } }: LetterServices) => issues()

const findIssue = (services: LetterServices, id: string | undefined) =>
  issuesOf(services).find((issue) => issue.id === id)

const composing = ({ clock, letters }: LetterServices) => ({ ...letters, clock })

async function actOnIssue(services: LetterServices, visit: Visit, act: Act) {
  const issue = findIssue(services, visit.context.req.param('issue'))
  if (issue) return act(services, visit, issue)
  const { locale } = visit.frame
  return services.answers.page({ screen: 'refused', locale, why: 'not-found' }, 404)
}

async function listIssues(services: LetterServices, visit: Visit) {
  const { frame } = visit
  const read = await services.store.issues.readAll()
  if (read.kind === 'not-stored') return answerNotStored(services, read, visit)
  const letters = issuesOf(services).map((issue) => {
    const state = read.issues.find((each) => each.issue === issue.id)
    return letterRow(issue, state, frame.locale)
  })
  return services.answers.page({ screen: 'letters', frame, letters: letters.toReversed() })
}

/** The mail itself, alone on a page. */
async function showMail(services: LetterServices, { context, frame }: Visit, issue: Issue) {
  const locale = locales.find((known) => known === context.req.param('locale'))
  const { answers } = services
  if (!locale) {
    return answers.page({ screen: 'refused', locale: frame.locale, why: 'not-found' }, 404)
  }
  const { html = '' } = await openMail(composing(services), issue, locale)
  return answers.mail(html)
}

/** What was typed in a form that is given back, and what is wrong with it or with the store. */
type GivenBack = Partial<Pick<Letter, 'faults' | 'typed'>> & { said?: 'not-stored' }

const nothingTyped = { to: '', readers: '' }

async function answerIssue(
  services: LetterServices,
  visit: Visit,
  issue: Issue,
  { faults = {}, said, typed = nothingTyped }: GivenBack = {},
) {
  const { answers, clock, letters, store } = services
  const { frame } = visit
  const { locale } = frame
  const [issues, readers, failures, outbox] = await Promise.all([
    store.issues.readAll(),
    store.issues.countReaders(),
    store.issues.readFailures(issue.id),
    store.mail.readOutbox(),
  ])
  if (issues.kind === 'not-stored') return answerNotStored(services, issues, visit)
  if (readers.kind === 'not-stored') return answerNotStored(services, readers, visit)
  if (failures.kind === 'not-stored') return answerNotStored(services, failures, visit)
  if (outbox.kind === 'not-stored') return answerNotStored(services, outbox, visit)
  const row = letterRow(
    issue,
    issues.issues.find((each) => each.issue === issue.id),
    locale,
  )
  const held = findHeld(outbox.state, clock(), letters.perHour)
  const doneBy = held.find(({ lane }) => lane === 'newsletter')?.doneBy
  const letter: Letter = {
    ...row,
    previews: await Promise.all(locales.map((each) => previewOf(composing(services), issue, each))),
    readers: readers.readers,
    failures: failuresOf(failures),
    doneBy: row.state === 'sending' && doneBy ? formatDateTime(doneBy, locale) : '',
    typed,
    faults,
  }
  const status = said ? 503 : Object.keys(faults).length > 0 ? 422 : 200
  return answers.page(
    { screen: 'letter', frame: said ? { ...frame, said } : frame, letter },
    status,
  )
}

/** For a page that looks by itself how far an issue is. */
async function showProgress(services: LetterServices, context: DeskContext) {
  const { answers, store } = services
  const visitor = await readVisitor(context, services)
  if (visitor.kind === 'not-stored') return answers.text(503, '')
  if (visitor.kind === 'signed-out') return answers.text(401, '')
  const issue = findIssue(services, context.req.param('issue'))
  if (visitor.session.role !== 'owner' || !issue) return answers.text(404, '')
  const read = await store.issues.readAll()
  if (read.kind === 'not-stored') return answers.text(503, '')
  const progress = progressOf(
    issue,
    read.issues.find((each) => each.issue === issue.id),
  )
  const { failed, left, mails, state } = progress
  return answers.json(200, {
    state,
    max: Math.max(mails, 1),
    value: left + failed,
    words: progressInWords(progress, visitor.session.language),
  })
}

const pageOf = ({ id }: Issue) => `/desk/letters/${id}`

async function sendTest(services: LetterServices, visit: Visit, issue: Issue) {
  const { answers, letters } = services
  const { form, frame, session } = visit
  const to = (form.get('to') ?? '').trim()
  const typed = { ...nothingTyped, to }
  const giveBack = (fault: string) =>
    answerIssue(services, visit, issue, { typed, faults: { to: fault } })
  const read = readForm(newsletter, { email: to, source: 'test' })
  if (read.kind === 'faulty') {
    const [fault] = read.faults
    return giveBack(fault ? sayFault(newsletterWords[frame.locale], fault) : '')
  }
  const passkey = askPasskeyAgain(services, visit)
  if (passkey) return passkey
  const logged = await writeLog(services, session, 'tested-letter', issue.id)
  if (logged.kind === 'not-stored') {
    return answerIssue(services, visit, issue, { typed, said: 'not-stored' })
  }
  const mail = { issue, to: read.values.email }
  const outcome = await sendTestMails(composing(services), letters.sender, mail)
  if (outcome.kind === 'sent') return answers.seeOther(`${pageOf(issue)}?said=test-sent`)
  const { reasons, testFailed } = letterWords[frame.locale]
  return giveBack(fill(testFailed, { reason: reasons[reasonOf(outcome.error)] }))
}

/** A number as people type it: 1,234 and 1 234 are the same. */
const numberIn = (typed: string) => typed.replaceAll(/[\s.,]/g, '')

async function send(services: LetterServices, visit: Visit, issue: Issue) {
  const { answers, clock, letters, store } = services
  const { form, session } = visit
  const page = pageOf(issue)
  if (isSample(issue)) return answers.seeOther(page)
  const sentBefore = () => answers.seeOther(`${page}?said=letter-sent-before`)
  const [sent, counted] = await Promise.all([store.issues.readAll(), store.issues.countReaders()])
  if (sent.kind === 'not-stored') return answerNotStored(services, sent, visit)
  if (sent.issues.some((each) => each.issue === issue.id)) return sentBefore()
  if (counted.kind === 'not-stored') return answerNotStored(services, counted, visit)
  const readers = form.get('readers') ?? ''
  const typed = { ...nothingTyped, readers }
  const all = locales.reduce((sum, locale) => sum + counted.readers[locale], 0)
  if (numberIn(readers) !== String(all) || all === 0) {
    const fault = readers.trim() === '' ? 'missing' : 'wrong'
    return answerIssue(services, visit, issue, { typed, faults: { readers: fault } })
  }
  const passkey = askPasskeyAgain(services, visit)
  if (passkey) return passkey
  const notStored = () => answerIssue(services, visit, issue, { typed, said: 'not-stored' })
  const logged = await writeLog(services, session, 'sent-letter', issue.id)
  if (logged.kind === 'not-stored') return notStored()
  const begun = await store.issues.start({ issue: issue.id, now: clock() })
  if (begun.kind === 'not-stored') return notStored()
  if (begun.kind !== 'started') return sentBefore()
  // From here on it is the server's, also when this one is killed.
  letters.round.goOn()
  return answers.seeOther(`${page}?said=letter-begun`)
}

async function pause(services: LetterServices, visit: Visit, issue: Issue) {
  const { answers, clock, store } = services
  const logged = await writeLog(services, visit.session, 'paused-letter', issue.id)
  if (logged.kind === 'not-stored') return answerNotStored(services, logged, visit)
  const paused = await store.issues.pause({ issue: issue.id, now: clock() })
  if (paused.kind === 'not-stored') return answerNotStored(services, paused, visit)
  return answers.seeOther(pageOf(issue))
}

async function goOn(services: LetterServices, visit: Visit, issue: Issue) {
  const { answers, clock, letters, mail, store } = services
  const { session } = visit
  const passkey = askPasskeyAgain(services, visit)
  if (passkey) return passkey
  const logged = await writeLog(services, session, 'went-on-with-letter', issue.id)
  if (logged.kind === 'not-stored') return answerNotStored(services, logged, visit)
  const going = await store.issues.goOn({ issue: issue.id, now: clock() })
  if (going.kind === 'not-stored') return answerNotStored(services, going, visit)
  letters.round.goOn()
  mail?.wake()
  return answers.seeOther(pageOf(issue))
}
