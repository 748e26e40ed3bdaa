import PostalMime from 'postal-mime'
import { formatDateTime } from '#clinic/clock/clock.ts'
import type { LetterPreview, LetterProgress, LetterState, MailFailure } from '#desk/letters/view.ts'
import type { Locale } from '#language/locales.ts'
import { reasonOf } from '#server/mail/read-reply.ts'
import type { IssueFailures, IssueState } from '#server/newsletter/issue-queries.ts'
import { type Issue, isSample } from '#server/newsletter/issues.ts'
import { type Composing, composeTestMail } from '#server/newsletter/test-mail.ts'
import { href } from '#site/addresses.ts'

function stateOf(issue: Issue, state: IssueState | undefined): LetterState {
  if (!state) return isSample(issue) ? 'sample' : 'not-sent'
  const { pausedAt, queuedAt, waiting } = state
  if (queuedAt !== undefined && waiting === 0) return 'sent'
  return pausedAt === undefined ? 'sending' : 'paused'
}

/** The notes of mails go after 30 days; how many there were stays. */
export function progressOf(issue: Issue, state: IssueState | undefined): LetterProgress {
  const { givenUp = 0, mails = 0, returned = 0, sent = 0, waiting = 0 } = state ?? {}
  const noted = sent + waiting + givenUp
  return {
    state: stateOf(issue, state),
    mails: noted > 0 ? noted : mails,
    left: noted > 0 ? sent : mails,
    failed: givenUp + returned,
  }
}

const timeOf = (instant: number | undefined, locale: Locale) =>
  instant === undefined ? '' : formatDateTime(instant, locale)

export const letterRow = (issue: Issue, state: IssueState | undefined, locale: Locale) => ({
  ...progressOf(issue, state),
  id: issue.id,
  heading: issue.words[locale].heading,
  begun: timeOf(state?.startedAt, locale),
})

/** Errors that mean the same are one line. */
export function failuresOf({ givenUp, putOff, returned }: IssueFailures): MailFailure[] {
  const byReason = (what: 'given-up' | 'put-off', errors: IssueFailures['givenUp']) =>
    [...Map.groupBy(errors, ({ error }) => reasonOf(error))].map(([reason, same]) => ({
      what,
      reason,
      mails: same.reduce((all, { mails }) => all + mails, 0),
    }))
  return [
    ...byReason('given-up', givenUp),
    ...returned.map(({ kind, mails }) => ({ what: kind, mails })),
    ...byReason('put-off', putOff),
  ]
}

/** A mail to nobody in particular. */
const reader = 'reader@example.org'

/** As a mail program reads it. */
export async function openMail(composing: Composing, issue: Issue, locale: Locale) {
  const { message } = await composeTestMail(composing, { issue, locale, to: reader })
  return PostalMime.parse(message)
}

export async function previewOf(
  composing: Composing,
  issue: Issue,
  locale: Locale,
): Promise<LetterPreview> {
  const { subject = '', text = '' } = await openMail(composing, issue, locale)
  const page = `${composing.siteOrigin}${href(issue.id, locale)}`
  return { locale, subject, text: text.trimEnd(), page }
}
