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
 * What a sign asks for as the days go by, in words: "in the first 24 hours after the crash or fall:
 * 911; on any later day too with one of these: 65 or older; everyone else, later: a medical doctor
 * within 2 to 3 days".
 * @throws Error for something that keeps a window from ending and has no words.
 */
export function windowsInWords(levels: readonly Window[], locale: Locale): string {
  const { windows, noEndWith: names } = dangerStrings(locale)
  const everybodys = forEverybody(levels)
  const said = everybodys.map(({ level, untilHours, untilDay, noEndWith }, index) => {
    const what = windows.what[level]
    if (untilHours !== undefined) return fill(windows.hours, { hours: untilHours, what })
    if (untilDay === undefined) {
      if (index === 0) return what
      const wasForEverybody = !everybodys[index - 1]?.noEndWith
      return fill(wasForEverybody ? windows.later : windows.laterForOthers, { what })
    }
    const named = noEndWith?.map((name) => {
      if (!isNamed(names, name)) throw new Error(`Nothing says that ${name} keeps a window open`)
      return names[name]
    })
    const exception = named
      ? `; ${fill(windows.noEnd, { names: eitherInWords(named, locale) })}`
      : ''
    return fill(windows.day, { day: untilDay, what }) + exception
  })
  return said.join('; ')
}

/** A sign on a card is told at its most careful: a window that some facts keep open has no end. */
const endOf = (levels: readonly Window[]) =>
  levels.find(({ level, noEndWith }) => level === 2 && !noEndWith)?.untilDay

interface CardSign {
  id: string
  /** When the sign is another level's than that of its heading; nothing when it never is. */
  windows: string
}

export interface OwnSigns {
  /** Signs of level 1 at all times. */
  now: readonly string[]
  /** Signs that need an emergency room today, and until when. */
  today: readonly CardSign[]
  /** What holds for them later; nothing where none of them ends. */
  later: string
}

/** The signs of a page's own subject as its card tells them. */
export function ownSignsOf(
  signs: readonly Pick<DangerSign, 'id' | 'levels'>[],
  locale: Locale,
): OwnSigns {
  const { card } = dangerStrings(locale)
  const isNow = ({ levels }: Pick<DangerSign, 'levels'>) => levels.every(({ level }) => level === 1)
  const others = signs.filter((sign) => !isNow(sign))
  const ends = new Set(others.map(({ levels }) => endOf(levels)))
  const [end] = ends
  const sharedEnd = ends.size === 1 ? end : undefined
  const today = others.map(({ id, levels }) => {
    const first = forEverybody(levels).find(({ level }) => level === 1)
    const ownEnd = sharedEnd === undefined ? endOf(levels) : undefined
    const said = [
      first?.untilHours === undefined ? '' : fill(card.hours, { hours: first.untilHours }),
      first?.untilDay === undefined ? '' : fill(card.day, { day: first.untilDay }),
      ownEnd === undefined ? '' : fill(card.until, { day: ownEnd }),
    ]
    return { id, windows: said.filter(Boolean).join('; ') }
  })
  const someEnd = [...ends].some((each) => each !== undefined)
  const later = sharedEnd === undefined ? card.later : fill(card.after, { day: sharedEnd })
  return { now: signs.filter(isNow).map(({ id }) => id), today, later: someEnd ? later : '' }
}
