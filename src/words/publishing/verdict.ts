import { addDays, type Day, daysBetween, earlierOf } from '#language/dates/days.ts'
import { fill } from '#language/fill.ts'
import type { Published } from './published.ts'
import type { Stop, StopGroup } from './stop.ts'
import type { Words } from './words.en.ts'
import { gateWords } from './words.ts'

/** How long a site that runs may have something due, in days. */
const grace = 30

/** What is asked of a build. */
export interface Asked {
  /** The day at the clinic. */
  today: Day
  /** The day of the first launch; nothing before it. */
  launched: Day | undefined
  /** Of the release that visitors see. */
  before: Published | undefined
  /** What this build says: `readSaid`. */
  said: readonly string[]
  words?: Words
}

export interface Verdict {
  /** Keep the build from the public. */
  stopping: readonly StopGroup[]
  /** Are said and stop nothing yet. */
  warned: readonly StopGroup[]
  /** For the next gate. */
  published: Published
}

/** Without seals and advice, which change while the thing stays the same. */
const nameOf = ({ english, file, text }: Stop) => `${file} ${(english ?? text).split(':')[0]}`

const sinceOf = (stop: Stop, { before, today }: Asked) =>
  [before?.warned[nameOf(stop)], stop.since].reduce<Day>(
    (first, day) => (day === undefined ? first : earlierOf(first, day)),
    today,
  )

/** Whether a build only takes out, or corrects hours and closed days. */
function saysNothingNew({ before, said }: Asked) {
  const known = new Set(before?.said)
  return before !== undefined && said.every((sentence) => known.has(sentence))
}

/** The stops of each group that fit; groups without any are left out. */
const only = (
  groups: readonly StopGroup[],
  fits: (stop: Stop, kind: StopGroup['kind']) => boolean,
) =>
  groups
    .map((group) => ({ ...group, stops: group.stops.filter((stop) => fits(stop, group.kind)) }))
    .filter(({ stops }) => stops.length > 0)

/** What a warning says beside what is due. */
function withDaysLeft(stop: Stop, asked: Asked): Stop {
  const { daysLeft, overdue } = (asked.words ?? gateWords.en).report
  const left = daysBetween(asked.today, addDays(sinceOf(stop, asked), grace))
  const until = left >= 0 ? fill(daysLeft, { count: left }) : overdue
  return { ...stop, text: `${stop.text} ${until}` }
}

/**
 * What a build for the public may not do. Before the first launch everything that is left stops it.
 * Afterwards an invention stops it, and what is due does after 30 days; neither stops a build that says
 * nothing new: a removal, a correction of hours, a closed day. What guards readers stops always.
 */
export function judge(groups: readonly StopGroup[], asked: Asked): Verdict {
  const { launched, said, today } = asked
  const due = groups.filter(({ kind }) => kind === 'due').flatMap(({ stops }) => stops)
  const published = {
    said,
    warned: Object.fromEntries(due.map((stop) => [nameOf(stop), sinceOf(stop, asked)])),
  }
  if (launched === undefined || today < launched) return { stopping: groups, warned: [], published }
  const nothingNew = saysNothingNew(asked)
  const stops = (stop: Stop, kind: StopGroup['kind']) =>
    kind === 'guard' ||
    (!nothingNew && (kind === 'invention' || addDays(sinceOf(stop, asked), grace) < today))
  const warned = only(groups, (stop, kind) => !stops(stop, kind)).map((group) => ({
    ...group,
    stops:
      group.kind === 'due' ? group.stops.map((stop) => withDaysLeft(stop, asked)) : group.stops,
  }))
  return { stopping: only(groups, stops), warned, published }
}

const listOf = (groups: readonly StopGroup[]) =>
  groups.map(
    ({ heading, next, stops }, index) =>
      `${index + 1}. ${heading} (${stops.length})\n   ${next}\n${stops
        .map(({ file, line, text }) => `   ${file}:${line}  ${text}`)
        .join('\n')}`,
  )

/** The list for a person: numbered steps, what to do about each, and each line with its place. */
export function publishReport(
  { stopping, warned }: Pick<Verdict, 'stopping' | 'warned'>,
  { report } = gateWords.en,
): string {
  const parts = [
    ...(stopping.length > 0 ? [report.stops, ...listOf(stopping)] : [report.open]),
    ...(warned.length > 0 ? [report.soon, ...listOf(warned)] : []),
  ]
  return parts.join('\n\n')
}
