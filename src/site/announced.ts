import type { Day } from '#language/dates/days.ts'
import type { Bilingual } from '#language/locales.ts'
import type { Shift } from '#site/opening-hours.ts'
import { type Openings, ownOpenings } from '#site/openings.ts'

/*
 * What the clinic's own people announce at the desk: it holds at once, without a build. What events,
 * quotes and pages say stays in files.
 */

/** What stands on every page for a time. Times are in ms since 1970. */
export interface Notice {
  id: string
  /** Plain. */
  text: Bilingual
  begins: number
  ends: number
  /** Nobody is at the clinic while it stands. */
  closes: boolean
}

/** The hours of one day, in the place of those of the week: closed when there are none. */
export interface OtherDay {
  date: Day
  shifts: readonly Shift[]
  /** What the day is called. */
  name?: Bilingual
}

/** The lists whose entries may be taken down. */
export const listsOfEntries = ['testimonials', 'stories', 'events', 'providers'] as const

export type ListName = (typeof listsOfEntries)[number]

export interface TakenDown {
  list: ListName
  /** Of the entry, as its file has it. */
  id: string
}

export interface Announced {
  /** Those that are over as well, for whatever was promised before. */
  notices: readonly Notice[]
  days: readonly OtherDay[]
  takenDown: readonly TakenDown[]
}

export const nothingAnnounced: Announced = { notices: [], days: [], takenDown: [] }

/** The notice that stands now; never two, since each takes the place of the one before. */
export const standingNotice = ({ notices }: Announced, now: number) =>
  notices.findLast(({ begins, ends }) => begins <= now && now < ends)

/** When the clinic is open, with what was announced of it. */
export const openingsWith = (
  { days, notices }: Announced,
  own: Openings = ownOpenings(),
): Openings => ({ ...own, days, closings: notices.filter(({ closes }) => closes) })

/** Which entries of a list were taken down, for the key of what is drawn from it. */
export const takenKey = (list: ListName, { takenDown }: Announced) =>
  takenDown
    .filter((each) => each.list === list)
    .map(({ id }) => id)
    .sort()
    .join(' ')

/** What was left of a list when it was last asked: whoever remembers something of a list finds it again. */
const left = new WeakMap<readonly unknown[], { key: string; entries: readonly unknown[] }>()

/** The entries of a list that were not taken down: the list itself when none was. */
export function withoutTaken<Entry extends { id: string }>(
  list: ListName,
  entries: readonly Entry[],
  announced: Announced,
): readonly Entry[] {
  const key = takenKey(list, announced)
  if (key === '') return entries
  const known = left.get(entries)
  if (known?.key === key) return known.entries as readonly Entry[]
  const taken = new Set(key.split(' '))
  const shown = entries.filter(({ id }) => !taken.has(id))
  left.set(entries, { key, entries: shown })
  return shown
}
