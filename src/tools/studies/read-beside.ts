import type { Locale } from '#language/locales.ts'
import { href, hrefIfServed } from '#site/addresses.ts'
import { decidedSigns } from '#tools/studies/beside.ts'
import type { BesideStudiesProps } from '#tools/studies/beside-studies.tsx'
import { dangerStrings } from '#words/danger-signs/danger-strings.ts'
import { readDangerSigns } from '#words/danger-signs/read-danger-signs.ts'

/** What the studies are drawn with beside somebody's pain. For the build: it reads the register. */
export function readBeside(locale: Locale): Pick<BesideStudiesProps, 'danger' | 'links'> {
  const { headings, levelLabels, noDriver, doNotDrive, check } = dangerStrings(locale)
  const rules = readDangerSigns().signs.filter(({ id }) => decidedSigns.includes(id))
  return {
    danger: {
      rules: rules.map(({ id, screen, from, levels, examined }) => ({
        id,
        screen,
        levels,
        examined,
        ...(from ? { from } : {}),
      })),
      words: { headings, levelLabels, noDriver, doNotDrive, check },
    },
    links: {
      check: href('immediate-help', locale, 'check'),
      neck: hrefIfServed('whiplash', locale),
      'low-back': hrefIfServed('back-pain', locale),
      shoulder: hrefIfServed('shoulder-pain', locale),
      head: hrefIfServed('concussion', locale),
      diary: hrefIfServed('symptom-tracker', locale),
    },
  }
}
