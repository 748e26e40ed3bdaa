import type { ExpressionBuilder, Kysely, NotNull, Transaction } from 'kysely'
import { hour, minute } from '#language/dates/durations.ts'
import { readHashing } from '#server/store/hashing.ts'
import type { Tables } from '#server/store/tables.ts'
import type { Lane, Pace } from './lanes.ts'

/** Longer than any wait between two tries: whoever waits longer was told so by a clock that was wrong. */
const longestWait = 2 * hour
/** How far the clocks of servers may be apart. */
const clocksApart = 10 * minute

export interface ClaimRequest {
  lane: Lane
  now: number
  /** Milliseconds. */
  lease: number
  /** Without it, mails leave as fast as they are taken. */
  pace?: Pace | undefined
}

/** A mail in the hand of one worker. */
export interface ClaimedMail {
  id: string
  /** How often it was claimed, this time included. */
  attempts: number
}

export interface QueuedMail extends ClaimedMail {
  lane: Lane
  kind: string
  recipient: string
  message: string
  /** Says in the return address that the mail is ours: 16 letters and digits. */
  tag: string
  /** How often it was put off for a reason of its own. */
  postponed: number
  /** How often the connection was lost after the whole mail had gone out. */
  unsure: number
  /** When it was tried first, this time included. */
  triedAt: number
}

/** Nothing may leave before `until`, whatever waits: the lane has its pace. */
interface Held {
  kind: 'held'
  until: number
}

export type ClaimOutcome = { kind: 'mail'; mail: QueuedMail } | { kind: 'nothing-due' } | Held

type OutboxBuilder = ExpressionBuilder<Tables, 'outbox'>

/** The mails of an issue that is paused stay where they are. */
export const isOfPausedIssue = ({ exists, selectFrom }: OutboxBuilder) =>
  exists(
    selectFrom('newsletter_issues')
      .select('newsletter_issues.issue')
      .whereRef('newsletter_issues.issue', '=', 'outbox.issue')
      .where('paused_at', 'is not', null),
  )

/** Due by the clock, or put off by a clock that ran ahead. */
function isDue({ and, eb, or }: OutboxBuilder, now: number) {
  return or([
    eb('next_attempt_at', '<=', now),
    and([eb('attempts', '>', 0), eb('next_attempt_at', '>', now + longestWait)]),
    and([eb('attempts', '=', 0), eb('created_at', '>', now + clocksApart)]),
  ])
}

function findDueMail(db: Kysely<Tables>, { lane, now }: ClaimRequest) {
  return db
    .selectFrom('outbox')
    .select([
      'id',
      'lane',
      'kind',
      'recipient',
      'message',
      'attempts',
      'postponed',
      'unsure',
      'tried_at',
      'next_attempt_at',
    ])
    .where('lane', '=', lane)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where((builder) => isDue(builder, now))
    .where((builder) => builder.not(isOfPausedIssue(builder)))
    .orderBy('turn')
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(1)
    .$narrowType<{ recipient: NotNull; message: NotNull }>()
    .executeTakeFirst()
}

/** A look without the write lock: most of the time nothing is due. */
export async function lookForMail(
  db: Kysely<Tables>,
  request: ClaimRequest,
): Promise<{ kind: 'due' | 'nothing-due' } | Held> {
  if (!(await findDueMail(db, request))) return { kind: 'nothing-due' }
  const until = await readHeldUntil(db, request)
  return until > request.now ? { kind: 'held', until } : { kind: 'due' }
}

/** When the bucket of a lane holds a mail again. A clock that ran ahead must not keep it empty. */
function heldUntil(fullAt: number, now: number, { burst, interval }: Pace) {
  return Math.min(fullAt, now + burst * interval) - (burst - 1) * interval
}

async function readHeldUntil(db: Kysely<Tables>, { lane, now, pace }: ClaimRequest) {
  if (!pace) return now
  const bucket = await db
    .selectFrom('mail_pace')
    .select('full_at')
    .where('lane', '=', lane)
    .executeTakeFirst()
  return heldUntil(bucket?.full_at ?? 0, now, pace)
}

/** Takes a mail out of the bucket of a lane, or says when there is one; others wait for this change. */
async function takeFromBucket(change: Transaction<Tables>, { lane, now, pace }: ClaimRequest) {
  if (!pace) return now
  const { full_at } = await change
    .insertInto('mail_pace')
    .values({ lane, full_at: 0 })
    .onConflict((conflict) => conflict.column('lane').doUpdateSet({ lane }))
    .returning('full_at')
    .executeTakeFirstOrThrow()
  const until = heldUntil(full_at, now, pace)
  if (until > now) return until
  const held = Math.max(Math.min(full_at, now + pace.burst * pace.interval), now)
  await change
    .updateTable('mail_pace')
    .set({ full_at: held + pace.interval })
    .where('lane', '=', lane)
    .execute()
  return now
}

/** As if it were said by whoever stopped with the mail in hand: whether it was taken is not known. */
const interruptedOnce = (builder: OutboxBuilder) =>
  builder
    .case()
    .when('claimed_at', 'is not', null)
    .then(builder('interrupted', '+', 1))
    .else(builder.ref('interrupted'))
    .end()

/** Takes the mail whose turn it is of those that are due in a lane; no other worker gets it in its lease. */
export async function claimMail(
  change: Transaction<Tables>,
  request: ClaimRequest,
): Promise<ClaimOutcome> {
  const { lease, now } = request
  if (!(await findDueMail(change, request))) return { kind: 'nothing-due' }
  const until = await takeFromBucket(change, request)
  if (until > now) return { kind: 'held', until }
  for (;;) {
    const due = await findDueMail(change, request)
    if (!due) return { kind: 'nothing-due' }
    const { next_attempt_at, tried_at, ...mail } = due
    const attempts = due.attempts + 1
    const triedAt = tried_at ?? now
    const claimed = await change
      .updateTable('outbox')
      .set((builder) => ({
        attempts,
        tried_at: triedAt,
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
      const { tagOfMail } = await readHashing(change)
      return { kind: 'mail', mail: { ...mail, attempts, triedAt, tag: tagOfMail(mail.id) } }
    }
    // Another worker took it between the two statements; perhaps there is another mail.
  }
}

/** The row of a claim, as long as nobody claimed it since. */
export function updateClaimed(change: Transaction<Tables>, { attempts, id }: ClaimedMail) {
  return change
    .updateTable('outbox')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('claimed_at', 'is not', null)
}

/** Keeps a claimed mail from other workers `until` then; `lost` when another has claimed it since. */
export async function renewMail(
  change: Transaction<Tables>,
  { mail, until }: { mail: ClaimedMail; until: number },
) {
  const renewed = await updateClaimed(change, mail)
    .set({ next_attempt_at: until })
    .executeTakeFirst()
  return { kind: renewed.numUpdatedRows === 1n ? 'renewed' : 'lost' } as const
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
