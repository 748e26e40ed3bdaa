import type { Kysely, Transaction } from 'kysely'
import { localDate } from '#clinic/clock/clock.ts'
import type { Day } from '#language/dates/days.ts'
import { day } from '#language/dates/durations.ts'
import { type ByStaff, logBy } from '#server/staff/desk-log.ts'
import type { Engine } from '#server/store/engine.ts'
import type { Tables } from '#server/store/tables.ts'
import type { Announced, Notice, OtherDay, TakenDown } from '#site/announced.ts'

export type AnnouncedQueries = ReturnType<typeof createAnnouncedQueries>

/** What the desk announces. Each change is whole, and of two at once the later one holds. */
export function createAnnouncedQueries({ changing, reading }: Engine) {
  return {
    read: reading(readAnnounced),
    postNotice: changing(postNotice),
    endNotice: changing(endNotice),
    setDay: changing(setDay),
    removeDay: changing(removeDay),
    takeDown: changing(takeDown),
    putBack: changing(putBack),
    readBuildCall: reading(readBuildCall),
    claimBuildCall: changing(claimBuildCall),
    settleBuildCall: changing(settleBuildCall),
    forgetOld: changing(forgetOld),
  }
}

/** With who announced it. */
export interface Announcements extends Announced {
  notices: readonly (Notice & { author: string })[]
  days: readonly (OtherDay & { author: string })[]
  takenDown: readonly (TakenDown & { at: number; author: string })[]
}

/** What was promised so long ago may still be told late. */
const remembers = 90 * day

/** The day before which nothing is told any more. */
const firstRemembered = (now: number): Day => localDate(now - remembers)

/** All that holds now or later, or did in the 90 days before, in the order of time. */
async function readAnnounced(
  db: Kysely<Tables>,
  now: number,
): Promise<{ kind: 'announced'; announced: Announcements }> {
  const notices = await db
    .selectFrom('notices')
    .selectAll()
    .where('ends_at', '>', now - remembers)
    .orderBy('begins_at')
    .orderBy('id')
    .execute()
  const days = await db
    .selectFrom('other_days')
    .selectAll()
    .where('day', '>=', firstRemembered(now))
    .orderBy('day')
    .execute()
  const takenDown = await db.selectFrom('taken_down').selectAll().orderBy('at').execute()
  return {
    kind: 'announced',
    announced: {
      notices: notices.map(({ author, begins_at, closes, ends_at, id, text_en, text_es }) => ({
        id,
        text: { en: text_en, es: text_es },
        begins: begins_at,
        ends: ends_at,
        closes: closes === 1,
        author,
      })),
      days: days.map(({ author, day: date, name_en, name_es, shifts }) => ({
        date,
        shifts: readShifts(shifts),
        ...(name_en === '' ? {} : { name: { en: name_en, es: name_es } }),
        author,
      })),
      takenDown: takenDown.map(({ at, author, entry, list }) => ({ list, id: entry, at, author })),
    },
  }
}

const readShifts = (written: string) =>
  written
    .split(' ')
    .filter(Boolean)
    .map((shift) => ({ opens: shift.slice(0, 5), closes: shift.slice(6) }))

const writeShifts = ({ shifts }: Pick<OtherDay, 'shifts'>) =>
  shifts.map(({ closes, opens }) => `${opens}-${closes}`).join(' ')

/** Begins a notice, in the place of the one that stands. */
async function postNotice(
  change: Transaction<Tables>,
  { author, by, notice }: Pick<ByStaff, 'by'> & { notice: Notice; author: string },
) {
  const { begins, closes, ends, id, text } = notice
  await endStanding(change, begins)
  await change
    .insertInto('notices')
    .values({
      ...{ id, author, text_en: text.en, text_es: text.es, closes: closes ? 1 : 0 },
      ...{ begins_at: begins, ends_at: ends },
    })
    .execute()
  await logBy(change, { act: 'posted-notice', subject: id, by, now: begins })
  return { kind: 'stored' } as const
}

const endStanding = (change: Transaction<Tables>, now: number) =>
  change.updateTable('notices').set({ ends_at: now }).where('ends_at', '>', now).executeTakeFirst()

/** Ends the notice that stands, if it is still the one that is named. */
async function endNotice(
  change: Transaction<Tables>,
  { by, id, now }: ByStaff & { id: string },
): Promise<{ kind: 'ended' | 'over' }> {
  const ended = await change
    .updateTable('notices')
    .set({ ends_at: now })
    .where('id', '=', id)
    .where('ends_at', '>', now)
    .executeTakeFirst()
  if (ended.numUpdatedRows !== 1n) return { kind: 'over' }
  await logBy(change, { act: 'ended-notice', subject: id, by, now })
  return { kind: 'ended' }
}

/** Gives a day hours of its own, in the place of any that it had. */
async function setDay(
  change: Transaction<Tables>,
  { author, by, day: other, now }: ByStaff & { day: OtherDay; author: string },
) {
  const hours = {
    shifts: writeShifts(other),
    name_en: other.name?.en ?? '',
    name_es: other.name?.es ?? '',
    author,
  }
  await change
    .insertInto('other_days')
    .values({ day: other.date, ...hours })
    .onConflict((conflict) => conflict.column('day').doUpdateSet(hours))
    .execute()
  await logBy(change, { act: 'set-day', subject: other.date, by, now })
  return { kind: 'stored' } as const
}

/** The usual hours hold again. */
async function removeDay(
  change: Transaction<Tables>,
  { by, date, now }: ByStaff & { date: string },
): Promise<{ kind: 'removed' | 'unknown' }> {
  const removed = await change.deleteFrom('other_days').where('day', '=', date).executeTakeFirst()
  if (removed.numDeletedRows !== 1n) return { kind: 'unknown' }
  await logBy(change, { act: 'removed-day', subject: date, by, now })
  return { kind: 'removed' }
}

async function takeDown(
  change: Transaction<Tables>,
  { author, by, id, list, now }: TakenDown & ByStaff & { author: string },
): Promise<{ kind: 'taken-down' | 'down-before' }> {
  const taken = await change
    .insertInto('taken_down')
    .values({ list, entry: id, at: now, author })
    .onConflict((conflict) => conflict.columns(['list', 'entry']).doNothing())
    .executeTakeFirst()
  if (taken.numInsertedOrUpdatedRows !== 1n) return { kind: 'down-before' }
  await logBy(change, { act: 'took-down', subject: `${list} ${id}`, by, now })
  return { kind: 'taken-down' }
}

async function putBack(
  change: Transaction<Tables>,
  { by, id, list, now }: TakenDown & ByStaff,
): Promise<{ kind: 'put-back' | 'unknown' }> {
  const put = await change
    .deleteFrom('taken_down')
    .where('list', '=', list)
    .where('entry', '=', id)
    .executeTakeFirst()
  if (put.numDeletedRows !== 1n) return { kind: 'unknown' }
  await logBy(change, { act: 'put-back', subject: `${list} ${id}`, by, now })
  return { kind: 'put-back' }
}

/** How the host was last told to build again. */
export interface BuildCall {
  /** What was announced when it last took the call. */
  told: string
  tries: number
  nextAt: number
  lastAt: number | undefined
  outcome: string
}

async function readBuildCall(db: Kysely<Tables>): Promise<{ kind: 'build-call'; call: BuildCall }> {
  const row = await db
    .selectFrom('build_calls')
    .selectAll()
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  const { last_at, next_at, outcome, told, tries } = row
  return {
    kind: 'build-call',
    call: { told, tries, nextAt: next_at, lastAt: last_at ?? undefined, outcome },
  }
}

/** Of servers that share a store, one has each call. */
async function claimBuildCall(
  change: Transaction<Tables>,
  { now, until }: { now: number; until: number },
): Promise<{ kind: 'claimed' | 'claimed-by-other' }> {
  const claimed = await change
    .updateTable('build_calls')
    .set({ next_at: until })
    .where('id', '=', 1)
    .where('next_at', '<=', now)
    .executeTakeFirst()
  return { kind: claimed.numUpdatedRows === 1n ? 'claimed' : 'claimed-by-other' }
}

/** Writes down what the host answered. */
async function settleBuildCall(
  change: Transaction<Tables>,
  { nextAt, now, outcome, told, tries }: Omit<BuildCall, 'lastAt'> & { now: number },
) {
  await change
    .updateTable('build_calls')
    .set({ told, tries, next_at: nextAt, last_at: now, outcome })
    .where('id', '=', 1)
    .execute()
  return { kind: 'stored' } as const
}

/** Deletes notices and days that have been over for 90 days. */
async function forgetOld(change: Transaction<Tables>, now: number) {
  await change
    .deleteFrom('notices')
    .where('ends_at', '<', now - remembers)
    .execute()
  await change.deleteFrom('other_days').where('day', '<', firstRemembered(now)).execute()
  return { kind: 'forgotten' } as const
}
