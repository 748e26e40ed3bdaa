import { fill } from '#language/fill.ts'
import { inEachLanguage, type Locale, languageTag } from '#language/locales.ts'
import { dangerStrings } from './danger-strings.ts'
import type { DangerSign } from './register.ts'

type Window = DangerSign['levels'][number]

/** What everybody is told: a window that needs a fact is the check's to find. */
const forEverybody = (levels: readonly Window[]) => levels.filter((window) => !window.with)

const eitherLists = inEachLanguage(
  (locale) => new Intl.ListFormat(languageTag[locale], { type: 'disjunction' }),
)

const eitherInWords = (names: readonly string[], locale: Locale) =>
  eitherLists[locale].format(names)

function isNamed<Names extends object>(names: Names, name: string): name is string & keyof Names {
  return Object.hasOwn(names, name)
}

/**
 * What a sign asks for as the days go by, in sentences: "In the first 24 hours after the crash or
 * fall, call 911. After that, see a medical doctor within 2 to 3 days."
 * @throws Error for something that keeps a window from ending and has no words.
 */
export function windowsInWords(levels: readonly Window[], locale: Locale): string {
  const { windows, noEndWith: names } = dangerStrings(locale)
  const everybodys = forEverybody(levels)
  const said = everybodys.map(({ level, untilHours, untilDay, noEndWith }, index) => {
    const what = windows.what[level]
    if (untilHours !== undefined) return fill(windows.hours, { hours: untilHours, what })
    if (untilDay === undefined) return fill(index === 0 ? windows.always : windows.later, { what })
    if (!noEndWith) return fill(windows.day, { day: untilDay, what })
    const named = noEndWith.map((name) => {
      if (!isNamed(names, name)) throw new Error(`Nothing says that ${name} keeps a window open`)
      return names[name]
    })
    const withoutEnd = fill(windows.noEnd, { names: eitherInWords(named, locale), what })
    return `${withoutEnd} ${fill(windows.dayForOthers, { day: untilDay, what })}`
  })
  return said.join(' ')
}

/** A sign on a card is told at its most careful: a window that some facts keep open has no end. */
const endOf = (levels: readonly Window[]) =>
  levels.find(({ level, noEndWith }) => level === 2 && !noEndWith)?.untilDay

export interface CardSign {
  id: string
  /** When the sign is another level's than that of its heading, in sentences; else nothing. */
  windows: string
}

interface OwnSigns {
  /** Signs that need 911, and from when on they need less. */
  now: readonly CardSign[]
  /** Signs that need an emergency room today, and until when. */
  today: readonly CardSign[]
  /** What holds for them all later, where they all end: from the last of their days on. */
  later: string
}

/** What follows the window of level 1, where it ends. */
function afterNow(levels: readonly Window[], locale: Locale) {
  const { card } = dangerStrings(locale)
  const { untilHours, untilDay } = levels.find(({ level }) => level === 1) ?? {}
  if (untilHours !== undefined) return fill(card.afterHours, { hours: untilHours })
  return untilDay === undefined ? '' : fill(card.afterDay, { day: untilDay })
}

/** The signs of a page's own subject as its card tells them. */
export function ownSignsOf(
  signs: readonly Pick<DangerSign, 'id' | 'levels'>[],
  locale: Locale,
): OwnSigns {
  const { card } = dangerStrings(locale)
  const told = signs.map(({ id, levels }) => ({ id, levels: forEverybody(levels) }))
  const firstAt = (first: number) => told.filter(({ levels }) => levels[0]?.level === first)
  const ends = told
    .filter(({ levels }) => levels.some(({ level }) => level !== 1))
    .map(({ levels }) => endOf(levels))
  const known = ends.filter((end) => end !== undefined)
  const allEnd = known.length > 0 && known.length === ends.length
  const sharedEnd = allEnd && firstAt(2).length > 0 ? Math.max(...known) : undefined
  const after = (day: number | undefined) => (day === undefined ? '' : fill(card.after, { day }))
  const asTold = ({ id, levels }: (typeof told)[number]): CardSign => {
    const said = [afterNow(levels, locale), sharedEnd === undefined ? after(endOf(levels)) : '']
    return { id, windows: said.filter(Boolean).join(' ') }
  }
  return { now: firstAt(1).map(asTold), today: firstAt(2).map(asTold), later: after(sharedEnd) }
}
