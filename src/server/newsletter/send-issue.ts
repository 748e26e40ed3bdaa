import type { Clock } from '#server/clock.ts'
import type { NotStored } from '#server/store/engine.ts'
import { createToken } from '#server/token.ts'
import { href } from '#site/addresses.ts'
import { composeIssueMail, issueMailId } from './issue-mail.ts'
import type { IssueMail, IssueQueries, Reader } from './issue-queries.ts'
import type { Issue } from './issues.ts'

/** Small enough that a sign-up at the same time does not wait for it. */
const batch = 25

export interface Sending {
  store: { issues: IssueQueries }
  clock: Clock
  /** Where the pages are. */
  siteOrigin: string
  /** Where the pages that answer a link of a mail are: the server itself. */
  linkOrigin: string
  replyTo?: string | undefined
}

export type SendOutcome =
  /** `mails` counts what this call queued; an earlier one may have queued others. */
  { kind: 'queued'; mails: number } | { kind: 'queued-before' } | { kind: 'paused' } | NotStored

/**
 * Queues an issue for everybody who confirmed, in batches. Cut off at any point, it goes on where it
 * was when it is called again; called twice at once, each reader still gets one mail.
 */
export async function sendIssue(sending: Sending, issue: Issue): Promise<SendOutcome> {
  const { clock, store } = sending
  const started = await store.issues.start({ issue: issue.id, now: clock() })
  if (started.kind === 'not-stored') return started
  if (started.kind === 'queued-before') return { kind: 'queued-before' }
  return queueIssue(sending, issue)
}

/** Queues what of an issue that was begun is not queued, as long as nobody pauses it. */
export async function queueIssue(sending: Sending, issue: Issue): Promise<SendOutcome> {
  const { clock, store } = sending
  let queued = 0
  for (;;) {
    const next = await store.issues.readNextReaders({ issue: issue.id, most: batch })
    if (next.kind !== 'readers') return next
    const { after, readers } = next
    const mails = await Promise.all(readers.map((reader) => composeFor(sending, issue, reader)))
    const added = await store.issues.addMails({ issue: issue.id, after, mails, now: clock() })
    if (added.kind === 'not-stored') return added
    if (readers.length === 0) return { kind: 'queued', mails: queued }
    if (added.kind === 'queued') queued += added.mails
  }
}

async function composeFor(
  { clock, linkOrigin, replyTo, siteOrigin }: Sending,
  issue: Issue,
  reader: Reader,
): Promise<IssueMail> {
  const unsubscribe = createToken()
  const id = issueMailId(issue.id, reader.id)
  const message = await composeIssueMail({
    issue,
    locale: reader.locale,
    id,
    to: reader.email,
    now: clock(),
    siteOrigin,
    replyTo,
    unsubscribeLink: unsubscribeLink(linkOrigin, reader.locale, unsubscribe.secret),
  })
  return { reader, id, message, unsubscribeHash: unsubscribe.hash }
}

export function unsubscribeLink(linkOrigin: string, locale: Reader['locale'], secret: string) {
  return `${linkOrigin}${href('newsletter-unsubscribe', locale)}?token=${secret}`
}
