import { createHmac } from 'node:crypto'
import { firstPainQuarter, painQuarterAt, painTableNames } from '#contracts/pain-report/figures.ts'
import { addQuarters, isQuarter, type Quarter, quarterOf } from '#dates/quarters.ts'
import { oaklandDate } from '#i18n/dates.ts'
import { countReports, freeze } from '#server/pain-noise.ts'
import { findOddities } from './pain-review.ts'
import { DeskError, type DeskServices, unlessFailed } from './services.ts'

/** A person looks at the pain reports of a quarter as a whole, and publishes their figures. */
export async function servePain(services: DeskServices, words: readonly string[]) {
  const [what = '', ...rest] = words
  if (what === 'review') {
    return rest[0] === undefined ? list(services) : review(services, readQuarter(rest[0]))
  }
  if (what === 'publish') return publish(services, readQuarter(rest[0]), rest[1])
  throw new DeskError('Say what: pain review, pain review QUARTER or pain publish QUARTER CODE')
}

function readQuarter(typed = ''): Quarter {
  if (!isQuarter(typed)) throw new DeskError('Give a quarter, such as 2026-Q3.')
  return typed
}

async function list({ clock, print, store }: DeskServices) {
  const { weeks } = unlessFailed(await store.readPainWeeks())
  const { quarters } = unlessFailed(await store.readPainQuarters(firstPainQuarter(clock())))
  const frozen = quarters.map(({ quarter }) => quarter)
  const current = painQuarterAt(clock())
  for (const quarter of frozen) print(`${quarter} | published`)
  for (const [quarter, ofQuarter] of Map.groupBy(weeks, ({ week }) => quarterOf(week))) {
    if (frozen.includes(quarter)) continue
    const reports = ofQuarter.reduce((sum, week) => sum + week.reports, 0)
    print(`${quarter} | ${reports} reports | ${quarter < current ? 'to review' : 'not over yet'}`)
  }
  if (weeks.length === 0 && frozen.length === 0) print('There are no reports yet.')
}

/**
 * What would be published of a quarter, and a code that stands for exactly that.
 * @throws DeskError when it cannot be published.
 */
async function prepare({ clock, store }: DeskServices, quarter: Quarter) {
  const { frozen, key, reports } = unlessFailed(await store.readPainQuarter(quarter))
  if (frozen) throw new DeskError(`${quarter} was published before. It stays as it is.`)
  if (quarter >= painQuarterAt(clock())) {
    const today = oaklandDate(clock())
    throw new DeskError(
      `${quarter} is not over yet: by the clock of this machine it is ${today}, and a week belongs to the quarter in which it begins.`,
    )
  }
  if (reports.length === 0) throw new DeskError(`There are no reports of ${quarter}.`)
  if (key === undefined) {
    throw new DeskError(
      `The key of ${quarter} is missing from the store, though its reports are there. With another key, other noise would be drawn for the same reports. Restore a backup that has both, or leave this quarter out.`,
    )
  }
  const exact = countReports(reports)
  const code = createHmac('sha256', key).update(JSON.stringify(exact)).digest('hex').slice(0, 6)
  return { reports, counts: freeze(exact, key), code }
}

async function review(services: DeskServices, quarter: Quarter) {
  const { clock, print, store } = services
  const { code, counts, reports } = await prepare(services, quarter)
  const read = unlessFailed(await store.readPainWeeks())
  const weeks = read.weeks.filter(({ week }) => quarterOf(week) === quarter)
  const previous = addQuarters(quarter, -1)
  const { quarters } = unlessFailed(await store.readPainQuarters(previous))
  const before = quarters.find((frozen) => frozen.quarter === previous)

  print(`${quarter}: ${reports.length} reports. Today is ${oaklandDate(clock())}.`)
  for (const week of weeks) print(`  week of ${week.week}: ${week.reports}`)
  print('What would be published, with its noise in it:')
  for (const table of painTableNames) {
    const cells = Object.entries(counts[table]).map(([answer, count]) => `${answer} ${count}`)
    print(`  ${table}: ${cells.join(', ')}`)
  }
  const oddities = findOddities({ reports, weeks, counts, before })
  print(oddities.length === 0 ? 'Nothing looks odd.' : 'Look at this:')
  for (const oddity of oddities) print(`  ${oddity}`)
  print(`To publish it for good: npm run desk -- pain publish ${quarter} ${code}`)
}

async function publish(services: DeskServices, quarter: Quarter, given = '') {
  const { code, counts } = await prepare(services, quarter)
  if (given !== code) {
    throw new DeskError(
      given === ''
        ? `Look at it first: npm run desk -- pain review ${quarter}`
        : `That is not the code of these reports. Look again: npm run desk -- pain review ${quarter}`,
    )
  }
  const { kind } = unlessFailed(await services.store.freezePainQuarter({ quarter, counts }))
  services.print(
    kind === 'frozen'
      ? `${quarter} is published. Its reports and its key are erased.`
      : `${quarter} was published before. It stays as it is.`,
  )
}
