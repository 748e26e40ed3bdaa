import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { dangerStrings } from './danger-strings.ts'
import type { DangerSign } from './register.ts'

type Window = DangerSign['levels'][number]

/**
 * What a sign asks for as the days go by, in words: "in the first 24 hours: 911; to day 21: emergency
 * room today; later: a medical doctor within 2 to 3 days".
 * @param length `short` for a card, which has no room for what holds after three weeks.
 */
export function windowsInWords(
  levels: readonly Window[],
  locale: Locale,
  length: 'short' | 'long',
): string {
  const { windows } = dangerStrings(locale)
  const plain = levels.filter((window) => !window.with)
  const shown = length === 'short' ? plain.slice(0, 2) : plain
  const said = shown.map(({ level, untilHours, untilDay }, index) => {
    const what = windows.what[level]
    if (untilHours !== undefined) return fill(windows.hours, { hours: untilHours, what })
    if (untilDay !== undefined) return fill(windows.day, { day: untilDay, what })
    return index === 0 ? what : fill(windows.later, { what })
  })
  return said.join('; ')
}
