import * as v from 'valibot'
import { localDate } from '#clinic/clock/clock.ts'
import type { Day } from '#language/dates/days.ts'
import { type Locale, locales } from '#language/locales.ts'
import { href, listedPageIds, type PageId } from '#site/addresses.ts'

/** What is read of a line of the server's log; other lines are about something else. */
const lineSchema = v.object({
  time: v.pipe(v.string(), v.isoTimestamp()),
  method: v.literal('GET'),
  path: v.string(),
  // A page that the browser had already was read as well.
  status: v.picklist([200, 304]),
})

const pageByPath = new Map(
  locales.flatMap((locale) =>
    listedPageIds.map((id) => [href(id, locale), { id, locale }] as const),
  ),
)

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** The page that a line of the log tells of, and its day at the clinic. */
function readLine(line: string) {
  const { output, success } = v.safeParse(lineSchema, parse(line))
  if (!success) return
  const page = pageByPath.get(output.path.replace(/(?!^)\/$/, ''))
  return page && { ...page, day: localDate(Date.parse(output.time)) }
}

/** How often a page was asked for, in each language. */
interface PageVisits {
  id: PageId
  visits: Readonly<Record<Locale, number>>
}

export interface Visits {
  /** The first and the last day of which the log tells; nothing when it tells of no page. */
  days: { from: Day; to: Day } | undefined
  /** The most visited first. */
  pages: readonly PageVisits[]
}

/** Counts the pages in a log of the server, where nothing says who asked. */
export async function countVisits(lines: AsyncIterable<string>): Promise<Visits> {
  const counts = new Map<PageId, Record<Locale, number>>()
  let days: Visits['days']
  for await (const line of lines) {
    const read = readLine(line)
    if (!read) continue
    const { day, id, locale } = read
    const visits = counts.get(id) ?? { en: 0, es: 0 }
    visits[locale] += 1
    counts.set(id, visits)
    days ??= { from: day, to: day }
    if (day < days.from) days.from = day
    if (day > days.to) days.to = day
  }
  const sum = ({ visits }: PageVisits) => visits.en + visits.es
  const pages = [...counts].map(([id, visits]) => ({ id, visits }))
  return { days, pages: pages.toSorted((a, b) => sum(b) - sum(a)) }
}

/** A table for a terminal. */
export function describeVisits({ days, pages }: Visits) {
  if (!days) return 'No page was asked for in this log.'
  const rows = pages.map(({ id, visits }) =>
    [String(visits.en).padStart(8), String(visits.es).padStart(8), `  ${id}`].join(''),
  )
  return [
    `${days.from} to ${days.to}, by people and programs alike:`,
    ' English Spanish  page',
    ...rows,
  ].join('\n')
}
