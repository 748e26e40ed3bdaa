import { type ExpressionBuilder, type Kysely, type NotNull, sql, type Transaction } from 'kysely'
import { hour, minute } from '#language/dates/durations.ts'
import type {
  ClaimedMail,
  ClaimOutcome,
  ClaimRequest,
  MailResult,
  Settled,
} from '#server/store/store.ts'
import type { OutboxRow, Tables } from '#server/store/tables.ts'
import { suppressRefused, tagMail, takeBackRefusals } from './suppressions.ts'

/** Refusals by so many domains, with no mail taken in between, are about us and not about them. */
const domainsInARow = 3
/** Longer than any wait between two tries: whoever waits longer was told so by a clock that was wrong. */
const longestWait = 2 * hour
/** How far the clocks of servers may be apart. */
const clocksApart = 10 * minute

/** Mails for the clinic itself: they wait for nobody, and no budget holds them up. */
export const clinicLane = 'clinic'

type NewOutboxMail = Pick<OutboxRow, 'id' | 'kind' | 'message' | 'recipient'> & {
  subscriber_id?: string
  issue?: string
  message_id?: string
  lane: string
  now: number
}

/**
 * Puts a mail into the outbox. The mails of a lane go one after the other; lanes take turns,
 * however many mails each has waiting.
 */
export async function queueMail(change: Transaction<Tables>, { now, ...mail }: NewOutboxMail) {
  const turn = nextTurn(mail.lane)
  await change
    .insertInto('outbox')
    .values({ ...mail, turn, created_at: now, attempts: 0, next_attempt_at: now })
    .execute()
}

/** Behind the last mail of the lane that waits, and not before the first of all. */
function nextTurn(lane: string) {
  if (lane === clinicLane) return sql<number>`-1`
  const waiting = sql`from outbox where sent_at is null and failed_at is null and turn >= 0`
  const first = sql`select turn ${waiting} order by turn limit 1`
  const behind = sql`select turn + 1 ${waiting} and lane = ${lane} order by turn desc limit 1`
  return sql<number>`(select coalesce(max(turn), 0) from
    (select * from (${first}) as first union all select * from (${behind}) as behind) as turns)`
}

async function readLane(db: Kysely<Tables>, { id }: ClaimedMail) {
  const row = await db.selectFrom('outbox').select('lane').where('id', '=', id).executeTakeFirst()
  return row?.lane ?? ''
}

type OutboxBuilder = ExpressionBuilder<Tables, 'outbox'>

/** Due by the clock, or put off by a clock that ran ahead. */
function isDue({ and, eb, or }: OutboxBuilder, now: number) {
  return or([
    eb('next_attempt_at', '<=', now),
    and([eb('attempts', '>', 0), eb('next_attempt_at', '>', now + longestWait)]),
    and([eb('attempts', '=', 0), eb('created_at', '>', now + clocksApart)]),
  ])
}

function findDueMail(db: Kysely<Tables>, { now, only }: ClaimRequest) {
  return db
    .selectFrom('outbox')
    .select([
      'id',
      'kind',
      'recipient',
      'message',
      'attempts',
      'postponed',
      'unsure',
      'next_attempt_at',
    ])
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where((builder) => isDue(builder, now))
    .$if(only !== undefined, (query) => query.where('lane', '=', clinicLane))
    .orderBy('turn')
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(1)
    .$narrowType<{ recipient: NotNull; message: NotNull }>()
    .executeTakeFirst()
}

/** A look without the write lock: most of the time nothing is due. */
export async function isMailDue(db: Kysely<Tables>, request: ClaimRequest) {
  return (await findDueMail(db, request)) !== undefined
}

export async function countSent(
  db: Kysely<Tables>,
  { after, until }: { after: number; until: number },
) {
  const { mails } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('mails'))
    .where('sent_at', '>', after)
    .where('sent_at', '<=', until)
    .where('lane', '!=', clinicLane)
    .executeTakeFirstOrThrow()
  return Number(mails)
}

/** As if it were said by whoever stopped with the mail in hand: whether it was taken is not known. */
const interruptedOnce = (builder: OutboxBuilder) =>
  builder
    .case()
    .when('claimed_at', 'is not', null)
    .then(builder('interrupted', '+', 1))
    .else(builder.ref('interrupted'))
    .end()

export async function claimMail(
  change: Transaction<Tables>,
  request: ClaimRequest,
): Promise<ClaimOutcome> {
  const { lease, now } = request
  for (;;) {
    const due = await findDueMail(change, request)
    if (!due) return { kind: 'nothing-due' }
    const { next_attempt_at, ...mail } = due
    const attempts = due.attempts + 1
    const claimed = await change
      .updateTable('outbox')
      .set((builder) => ({
        attempts,
        claimed_at: now,
        next_attempt_at: now + lease,
        interrupted: interruptedOnce(builder),
      }))
      .where('id', '=', mail.id)
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .where('next_attempt_at', '=', next_attempt_at)
      .executeTakeFirst()
    if (claimed.numUpdatedRows === 1n) {
      return { kind: 'mail', mail: { ...mail, attempts, tag: await tagMail(change, mail.id) } }
    }
    // Another worker took it between the two statements; perhaps there is another mail.
  }
}

/** The row of a claim, as long as nobody claimed it since. */
function updateClaimed(change: Transaction<Tables>, { attempts, id }: ClaimedMail) {
  return change
    .updateTable('outbox')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('claimed_at', 'is not', null)
}

export async function renewMail(
  change: Transaction<Tables>,
  { mail, until }: { mail: ClaimedMail; until: number },
): Promise<'renewed' | 'lost'> {
  const renewed = await updateClaimed(change, mail)
    .set({ next_attempt_at: until })
    .executeTakeFirst()
  return renewed.numUpdatedRows === 1n ? 'renewed' : 'lost'
}

export async function settleMail(
  change: Transaction<Tables>,
  { mail, now, result }: { mail: ClaimedMail; now: number; result: MailResult },
): Promise<Settled> {
  const erased = { recipient: null, message: null }
  const settled = { claimed_at: null }
  switch (result.kind) {
    case 'sent':
      // Also when another worker has it in hand by now: it was taken, and that is what counts.
      await change
        .updateTable('outbox')
        .set({ ...settled, ...erased, sent_at: now, failed_at: null, last_error: null })
        .where('id', '=', mail.id)
        .execute()
      await eraseRefused(change, now)
      break
    case 'given-up':
      await updateClaimed(change, mail)
        .set({ ...settled, ...erased, failed_at: now, last_error: result.error })
        .execute()
      break
    case 'try-again': {
      // Behind the others, or a mail that is never taken would always be the first to be tried.
      const turn = nextTurn(await readLane(change, mail))
      await updateClaimed(change, mail)
        .set((builder) => ({
          ...settled,
          turn,
          next_attempt_at: result.at,
          last_error: result.error,
          ...(result.counts ? { [result.counts]: builder(result.counts, '+', 1) } : {}),
        }))
        .execute()
      break
    }
    case 'refused':
      return refuseMail(change, { mail, now, result })
  }
  return { kind: 'settled' }
}

/**
 * Gives a mail up because its recipient does not exist, and writes to them no more. Its words stay
 * until a mail is taken; when enough domains refuse before that, all of it is taken back.
 */
async function refuseMail(
  change: Transaction<Tables>,
  {
    mail,
    now,
    result,
  }: { mail: ClaimedMail; now: number; result: MailResult & { kind: 'refused' } },
): Promise<Settled> {
  const refused = await updateClaimed(change, mail)
    .set({ claimed_at: null, failed_at: now, last_error: result.error })
    .returning('subscriber_id')
    .executeTakeFirst()
  if (refused?.subscriber_id) {
    const { address_hash } = await change
      .selectFrom('subscribers')
      .select('address_hash')
      .where('id', '=', refused.subscriber_id)
      .executeTakeFirstOrThrow()
    await suppressRefused(change, address_hash, { mailId: mail.id, now })
  }

  const undecided = await change
    .selectFrom('outbox')
    .select(['id', 'recipient'])
    .where('sent_at', 'is', null)
    .where('failed_at', 'is not', null)
    .where('recipient', 'is not', null)
    .execute()
  const domains = new Set(undecided.map(({ recipient }) => domainOf(recipient ?? '')))
  if (domains.size < domainsInARow) return { kind: 'settled' }

  const ids = undecided.map(({ id }) => id)
  await change
    .updateTable('outbox')
    .set({ failed_at: null, next_attempt_at: result.at })
    .where('id', 'in', ids)
    .execute()
  await takeBackRefusals(change, ids)
  return { kind: 'taken-back', mails: ids.length }
}

function domainOf(address: string) {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}

/** What was refused by this time stays refused: a mail was taken since, or nobody wrote for long. */
export async function eraseRefused(change: Transaction<Tables>, now: number) {
  const decided = await change
    .updateTable('outbox')
    .set({ recipient: null, message: null })
    .where('sent_at', 'is', null)
    .where('failed_at', '<=', now)
    .where('recipient', 'is not', null)
    .returning('id')
    .execute()
  if (decided.length === 0) return
  await change
    .updateTable('suppressions')
    .set({ mail_id: null })
    .where(
      'mail_id',
      'in',
      decided.map(({ id }) => id),
    )
    .execute()
}

/**
 * Makes mails that a stopped process had in hand due at once. Only for an engine that has one
 * process: with several, the lease must run out.
 */
export async function releaseClaims(db: Kysely<Tables>) {
  await db
    .updateTable('outbox')
    .set((builder) => ({
      claimed_at: null,
      next_attempt_at: 0,
      interrupted: builder('interrupted', '+', 1),
    }))
    .where('claimed_at', 'is not', null)
    .execute()
}
