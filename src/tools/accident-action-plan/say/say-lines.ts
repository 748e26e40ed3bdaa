import { formatDate } from '#language/dates/dates-in-words.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import type { Crash } from '#tools/accident-action-plan/crash.ts'
import { sayWords } from '#tools/accident-action-plan/say/words.ts'

/** The two people one has to talk to. */
export const listeners = ['police', 'insurer'] as const
export type Listener = (typeof listeners)[number]

/**
 * What to say to someone, in one language; fitted to the crash when it is known.
 * @param isOwn the speaker was in the crash in the way that it names.
 */
export function linesFor(
  listener: Listener,
  locale: Locale,
  crash?: Crash,
  isOwn = true,
): readonly string[] {
  const { roles, unknownDate, fled, atWork, lines } = sayWords[locale]
  const { report, next, rest } = lines[listener]
  if (!crash) return [fill(report, { date: unknownDate }), next, ...rest]
  return [
    fill(report, { date: formatDate(crash.date, locale) }),
    isOwn ? `${roles[crash.role]} ${next}` : next,
    ...(crash.circumstances.includes('hit-and-run') ? [fled] : []),
    ...(isOwn && crash.circumstances.includes('at-work') ? [atWork] : []),
    ...rest,
  ]
}
