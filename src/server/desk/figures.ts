import { localDate, timeZone } from '#clinic/clock/clock.ts'
import { type FigureId, figureIds, type Span } from '#desk/figures/figures-view.ts'
import { pressKinds } from '#forms/press/contract/press.ts'
import { addDays, type Day, mondayOf } from '#language/dates/days.ts'
import { instantOf } from '#language/dates/wall-time.ts'
import { locales } from '#language/locales.ts'
import { toCsv } from '#language/records/csv.ts'
import type { FeedbackQueries } from '#server/feedback/queries.ts'
import type { NewsletterQueries } from '#server/newsletter/queries.ts'
import type { PressQueries } from '#server/presses/queries.ts'
import type { SearchQueries } from '#server/searches/queries.ts'
import type { NotStored } from '#server/store/engine.ts'
import { hrefIfServed, isPageId } from '#site/addresses.ts'

interface Services {
  store: {
    feedback: FeedbackQueries
    newsletter: NewsletterQueries
    presses: PressQueries
    searches: SearchQueries
  }
}

/** A total: how often, in a week and at a place. */
interface FigureCount {
  figure: FigureId
  /** Its Monday. */
  week: Day
  /** For searches the word. */
  page: string
  kind: string
  number: number
}

/** The kinds of each thing that is counted. */
export const figureKinds: Readonly<Record<FigureId, readonly string[]>> = {
  presses: pressKinds,
  useful: ['yes', 'no'],
  'sign-ups': ['confirmed'],
  searches: ['missed'],
}

/** The Mondays of the weeks until a day, the oldest first. */
export function weeksUntil(today: Day, span: Span): readonly Day[] {
  const last = mondayOf(today)
  return Array.from({ length: span }, (_, index) => addDays(last, 7 * (index + 1 - span)))
}

/** Everything that is counted from a day on: totals alone, by week and page. */
export async function readFigures(
  { store }: Services,
  from: Day,
): Promise<{ kind: 'figures'; counts: readonly FigureCount[] } | NotStored> {
  const [presses, useful, signUps, missed] = await Promise.all([
    store.presses.readDays(from),
    store.feedback.count(from),
    store.newsletter.readConfirmed(instantOf({ date: from, time: '00:00' }, timeZone)),
    store.searches.readDays(from),
  ])
  if (presses.kind === 'not-stored') return presses
  if (useful.kind === 'not-stored') return useful
  if (signUps.kind === 'not-stored') return signUps
  if (missed.kind === 'not-stored') return missed
  const counts = [
    ...presses.presses.map(({ day, ...press }) => ({ figure: 'presses', day, ...press }) as const),
    ...useful.answers.map(({ day, number, useful: kind, ...answer }) => {
      return { figure: 'useful', day, page: addressOf(answer), kind, number } as const
    }),
    ...signUps.confirmed.map(({ at, source: page }) => {
      return { figure: 'sign-ups', day: localDate(at), page, kind: 'confirmed', number: 1 } as const
    }),
    ...missed.words.map(({ day, number, word: page }) => {
      return { figure: 'searches', day, page, kind: 'missed', number } as const
    }),
  ]
  return {
    kind: 'figures',
    counts: addUp(counts.map(({ day, ...count }) => ({ week: mondayOf(day), ...count }))),
  }
}

/** The address of a page that somebody found useful or not; its id, when there is no such page any more. */
function addressOf({ locale, page }: { locale: string; page: string }) {
  const language = locales.find((each) => each === locale)
  return (language && isPageId(page) ? hrefIfServed(page, language) : undefined) ?? page
}

/** One total for each week, place and kind. */
function addUp(counts: readonly FigureCount[]): readonly FigureCount[] {
  const groups = Map.groupBy(counts, ({ figure, kind, page, week }) =>
    [week, figure, page, kind].join(' '),
  )
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    return first ? [{ ...first, number: sumOf(group) }] : []
  })
}

const sumOf = (counts: readonly FigureCount[]) =>
  counts.reduce((sum, { number }) => sum + number, 0)

/** For each kind of a thing that is counted. */
export const countKinds = (figure: FigureId, counts: readonly FigureCount[]) =>
  figureKinds[figure].map((kind) => sumOf(counts.filter((count) => count.kind === kind)))

/** The places at which anything was counted, the most first. */
export function countPlaces(figure: FigureId, counts: readonly FigureCount[]) {
  const places = [...Map.groupBy(counts, ({ page }) => page)]
  return places
    .toSorted(([, one], [, other]) => sumOf(other) - sumOf(one))
    .map(([name, ofPlace]) => ({ name, counts: countKinds(figure, ofPlace) }))
}

/** All totals as a table for a spreadsheet, the newest week first. */
export function writeFigures(counts: readonly FigureCount[]) {
  const rows = counts
    .toSorted(
      (one, other) => compare(other.week, one.week) || compare(placeOf(one), placeOf(other)),
    )
    .map(({ figure, kind, number, page, week }) => [week, figure, kind, page, number])
  return toCsv([['week', 'figure', 'kind', 'page', 'number'], ...rows])
}

const compare = (one: string, other: string) => Number(one > other) - Number(one < other)

const placeOf = ({ figure, kind, page }: FigureCount) =>
  [figureIds.indexOf(figure), page, figureKinds[figure].indexOf(kind)].join(' ')
