import { type Kysely, type NotNull, sql, type Transaction } from 'kysely'
import { inEachLanguage, type Locale } from '#language/locales.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { holdSuppressions } from '#server/mail/suppression-log.ts'
import type { Engine } from '#server/store/engine.ts'
import type { ReportKind, Tables } from '#server/store/tables.ts'
import { domainOf, rampDelay } from './ramp.ts'
import { takeReport } from './report-queries.ts'

export type IssueQueries = ReturnType<typeof createIssueQueries>

/** Issues of the newsletter: queued in batches, counted, and what came back of their mails. */
export function createIssueQueries({ changing, reading }: Engine) {
  return {
    start: changing(startIssue),
    readBegun: reading(readBegun),
    readNextReaders: reading(readNextReaders),
    addMails: changing(addMails),
    pause: changing(pauseIssue),
    goOn: changing(goOnWithIssue),
    countReaders: reading(countReaders),
    readAll: reading(readAll),
    readFailures: reading(readFailures),
    takeReport: changing(takeReport),
  }
}

/** Who gets an issue. */
export interface Reader {
  id: string
  email: string
  locale: Locale
}

/** An issue for one reader, with an unsubscribe token of its own. */
export interface IssueMail {
  reader: Reader
  /** Names the mail for good: the same whenever this issue is made for this reader. */
  id: string
  message: string
  unsubscribeHash: string
}

export interface IssueState {
  issue: string
  startedAt: number
  /** When the last mail was in the outbox; `undefined` while some are not. */
  queuedAt: number | undefined
  /** Since when no mail of it leaves; `undefined` while they do. */
  pausedAt: number | undefined
  /** How many mails it has had, also before the last 30 days. */
  mails: number
  waiting: number
  sent: number
  givenUp: number
  /** Mails that a stopped worker had in hand: they went out again, and may have arrived twice. */
  interrupted: number
  /** Mails that came back, or were complained about. */
  returned: number
}

/**
 * Begins to queue an issue, once for all times: `under-way` when that was begun before and is not
 * done, `queued-before` when it is.
 */
async function startIssue(
  change: Transaction<Tables>,
  { issue, now }: { issue: string; now: number },
): Promise<{ kind: 'started' | 'under-way' | 'queued-before' }> {
  const added = await change
    .insertInto('newsletter_issues')
    .values({ issue, started_at: now, queued_until: '', queued_at: null, paused_at: null })
    .onConflict((conflict) => conflict.column('issue').doNothing())
    .executeTakeFirst()
  if (added.numInsertedOrUpdatedRows === 1n) return { kind: 'started' }
  const { queued_at } = await readIssue(change, issue)
  return { kind: queued_at === null ? 'under-way' : 'queued-before' }
}

/** The issues that were begun, of which not everybody's mail is queued and which are not paused. */
async function readBegun(
  db: Kysely<Tables>,
): Promise<{ kind: 'begun'; issues: readonly string[] }> {
  const begun = await db
    .selectFrom('newsletter_issues')
    .select('issue')
    .where('queued_at', 'is', null)
    .where('paused_at', 'is', null)
    .orderBy('started_at')
    .execute()
  return { kind: 'begun', issues: begun.map(({ issue }) => issue) }
}

function readIssue(db: Kysely<Tables>, issue: string) {
  return db
    .selectFrom('newsletter_issues')
    .selectAll()
    .where('issue', '=', issue)
    .executeTakeFirstOrThrow()
}

/** Confirmed and not suppressed, in the order of their ids. */
function selectReaders(db: Kysely<Tables>) {
  return db
    .selectFrom('subscribers')
    .leftJoin('suppressions', 'suppressions.address_hash', 'subscribers.address_hash')
    .where('subscribers.state', '=', 'confirmed')
    .where('suppressions.reason', 'is', null)
    .orderBy('subscribers.id')
}

/** The next readers of an issue under way, and after whom they come: at first after ''. */
async function readNextReaders(
  db: Kysely<Tables>,
  { issue, most }: { issue: string; most: number },
): Promise<{ kind: 'readers'; after: string; readers: readonly Reader[] } | { kind: 'paused' }> {
  const { paused_at, queued_until } = await readIssue(db, issue)
  if (paused_at !== null) return { kind: 'paused' }
  const readers = await selectReaders(db)
    .select(['subscribers.id', 'subscribers.email', 'subscribers.locale'])
    .where('subscribers.id', '>', queued_until)
    .limit(most)
    .$narrowType<{ locale: Locale }>()
    .execute()
  return { kind: 'readers', after: queued_until, readers }
}

/** How many would get an issue now, by language. */
async function countReaders(db: Kysely<Tables>) {
  const rows = await selectReaders(db)
    .clearOrderBy()
    .select(({ fn }) => ['subscribers.locale', fn.countAll<number>().as('readers')])
    .groupBy('subscribers.locale')
    .execute()
  const readers = Object.fromEntries(rows.map((row) => [row.locale, Number(row.readers)]))
  return { kind: 'counted', readers: { ...inEachLanguage(() => 0), ...readers } } as const
}

/** Lets no mail of an issue leave from now on, but one that is on its way. */
async function pauseIssue(
  change: Transaction<Tables>,
  { issue, now }: { issue: string; now: number },
): Promise<{ kind: 'paused' | 'unknown' }> {
  const paused = await change
    .updateTable('newsletter_issues')
    .set(({ fn, val }) => ({ paused_at: fn.coalesce('paused_at', val(now)) }))
    .where('issue', '=', issue)
    .executeTakeFirst()
  return { kind: paused.numUpdatedRows === 1n ? 'paused' : 'unknown' }
}

/** Lets them leave again. Mails that were due later are due later by the length of the pause. */
async function goOnWithIssue(
  change: Transaction<Tables>,
  { issue, now }: { issue: string; now: number },
): Promise<{ kind: 'under-way' | 'unknown' }> {
  const known = await change
    .selectFrom('newsletter_issues')
    .select('paused_at')
    .where('issue', '=', issue)
    .executeTakeFirst()
  if (!known) return { kind: 'unknown' }
  const { paused_at: since } = known
  if (since === null) return { kind: 'under-way' }
  const ended = await change
    .updateTable('newsletter_issues')
    .set({ paused_at: null })
    .where('issue', '=', issue)
    .where('paused_at', '=', since)
    .executeTakeFirst()
  if (ended.numUpdatedRows === 1n) {
    await change
      .updateTable('outbox')
      .set(({ eb }) => ({ next_attempt_at: eb('next_attempt_at', '+', Math.max(0, now - since)) }))
      .where('issue', '=', issue)
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .where('attempts', '=', 0)
      .where('next_attempt_at', '>', since)
      .execute()
  }
  return { kind: 'under-way' }
}

/**
 * Queues the mails of these readers but those who stopped meanwhile, and counts them; without any
 * reader, the issue is done. `overtaken` when another process came first, or paused it: nothing was
 * queued then.
 */
async function addMails(
  change: Transaction<Tables>,
  {
    after,
    issue,
    mails,
    now,
  }: { issue: string; after: string; mails: readonly IssueMail[]; now: number },
): Promise<{ kind: 'queued'; mails: number } | { kind: 'overtaken' }> {
  const until = mails.at(-1)?.reader.id ?? after
  const moved = await change
    .updateTable('newsletter_issues')
    .set(mails.length > 0 ? { queued_until: until } : { queued_at: now })
    .where('issue', '=', issue)
    .where('queued_until', '=', after)
    .where('queued_at', 'is', null)
    .where('paused_at', 'is', null)
    .returning('started_at')
    .executeTakeFirst()
  if (!moved) return { kind: 'overtaken' }
  if (mails.length === 0) {
    await change.deleteFrom('issue_domains').where('issue', '=', issue).execute()
    return { kind: 'queued', mails: 0 }
  }

  await holdSuppressions(change)
  const still = await selectReaders(change)
    .select('subscribers.id')
    .where('subscribers.id', '>', after)
    .where('subscribers.id', '<=', until)
    .execute()
  const welcome = new Set(still.map(({ id }) => id))
  const wanted = mails.filter(({ reader }) => welcome.has(reader.id))
  await change
    .updateTable('newsletter_issues')
    .set(({ eb }) => ({ mails: eb('mails', '+', wanted.length) }))
    .where('issue', '=', issue)
    .execute()
  const placeInDomain = await countDomains(change, issue, wanted)
  for (const { id, message, reader, unsubscribeHash } of wanted) {
    await change
      .insertInto('tokens')
      .values({
        hash: unsubscribeHash,
        purpose: 'unsubscribe',
        subscriber_id: reader.id,
        created_at: now,
        expires_at: null,
      })
      .execute()
    await queueMail(change, {
      id,
      kind: 'newsletter',
      issue,
      subscriber_id: reader.id,
      recipient: reader.email,
      message,
      lane: 'newsletter',
      now,
      notBefore: Math.max(now, moved.started_at + Math.ceil(rampDelay(placeInDomain(reader)))),
    })
  }
  return { kind: 'queued', mails: wanted.length }
}

/** Counts these mails with those of their domains, and says how many of an issue came before each. */
async function countDomains(
  change: Transaction<Tables>,
  issue: string,
  mails: readonly IssueMail[],
) {
  const places = new Map<string, number>()
  const byDomain = Map.groupBy(mails, ({ reader }) => domainOf(reader.email))
  for (const [domain, { length }] of byDomain) {
    const counted = await change
      .insertInto('issue_domains')
      .values({ issue, domain, mails: length })
      .onConflict((conflict) =>
        conflict.columns(['issue', 'domain']).doUpdateSet(({ ref, val }) => ({
          mails: sql<number>`${ref('issue_domains.mails')} + ${val(length)}`,
        })),
      )
      .returning('mails')
      .executeTakeFirstOrThrow()
    places.set(domain, counted.mails - length)
  }
  return ({ email }: Reader) => {
    const domain = domainOf(email)
    const place = places.get(domain) ?? 0
    places.set(domain, place + 1)
    return place
  }
}

/** Every issue that was sent, oldest first; the mails of the last 30 days are counted. */
async function readAll(
  db: Kysely<Tables>,
): Promise<{ kind: 'issues'; issues: readonly IssueState[] }> {
  const issues = await db
    .selectFrom('newsletter_issues')
    .selectAll()
    .orderBy('started_at')
    .execute()
  const mails = await db
    .selectFrom('outbox')
    .select(({ fn }) => [
      'issue',
      fn.countAll<number>().as('all'),
      fn.count<number>('sent_at').as('sent'),
      fn.count<number>('failed_at').as('givenUp'),
      fn.sum<number | null>('interrupted').as('interrupted'),
    ])
    .where('issue', 'is not', null)
    .groupBy('issue')
    .execute()
  const reports = await selectReturned(db)
    .select(({ fn }) => ['outbox.issue', fn.count<number>('outbox.id').distinct().as('returned')])
    .groupBy('outbox.issue')
    .execute()
  const counted = issues.map(({ issue, mails: had, paused_at, queued_at, started_at }) => {
    const found = mails.find((row) => row.issue === issue)
    const counts = found && [found.all, found.sent, found.givenUp, found.interrupted]
    const [all = 0, sent = 0, givenUp = 0, interrupted = 0] = counts?.map(Number) ?? []
    const waiting = all - sent - givenUp
    const returned = Number(reports.find((row) => row.issue === issue)?.returned ?? 0)
    const times = {
      startedAt: started_at,
      queuedAt: queued_at ?? undefined,
      pausedAt: paused_at ?? undefined,
    }
    return { issue, ...times, mails: had, waiting, sent, givenUp, interrupted, returned }
  })
  return { kind: 'issues', issues: counted }
}

/** Mails of issues, with what a mail server or a provider reported of them. */
const selectReturned = (db: Kysely<Tables>) =>
  db.selectFrom('mail_reports').innerJoin('outbox', 'outbox.id', 'mail_reports.mail_id')

export interface IssueFailures {
  /** By the code of the error. */
  givenUp: readonly { error: string; mails: number }[]
  putOff: readonly { error: string; mails: number }[]
  returned: readonly { kind: ReportKind; mails: number }[]
}

/** Why mails of an issue were given up, put off or came back, with how many, of the last 30 days. */
async function readFailures(
  db: Kysely<Tables>,
  issue: string,
): Promise<IssueFailures & { kind: 'failures' }> {
  const tried = await db
    .selectFrom('outbox')
    .select(({ fn }) => [
      'last_error',
      fn.count<number>('failed_at').as('givenUp'),
      fn.countAll<number>().as('all'),
    ])
    .where('issue', '=', issue)
    .where('last_error', 'is not', null)
    .groupBy('last_error')
    .orderBy('last_error')
    .$narrowType<{ last_error: NotNull }>()
    .execute()
  const returned = await selectReturned(db)
    .select(({ fn }) => ['mail_reports.kind', fn.countAll<number>().as('mails')])
    .where('outbox.issue', '=', issue)
    .groupBy('mail_reports.kind')
    .orderBy('mail_reports.kind')
    .execute()
  const counted = (of: (row: (typeof tried)[number]) => number) =>
    tried.map((row) => ({ error: row.last_error, mails: of(row) })).filter(({ mails }) => mails > 0)
  return {
    kind: 'failures',
    givenUp: counted(({ givenUp }) => Number(givenUp)),
    putOff: counted(({ all, givenUp }) => Number(all) - Number(givenUp)),
    returned: returned.map(({ kind, mails }) => ({ kind, mails: Number(mails) })),
  }
}
