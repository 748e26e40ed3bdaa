import type { Day } from '#language/dates/days.ts'
import { fill } from '#language/fill.ts'
import type { Bilingual } from '#language/locales.ts'
import { locales } from '#language/locales.ts'
import type { Story, Testimonial } from '#words/registers.ts'
import { lineWith, type Stop, type WrittenFile } from './stop.ts'
import type { Words } from './words.en.ts'
import { gateWords } from './words.ts'

/** Words of a patient that the site prints: a quote or a story. */
export interface PatientWords extends Pick<Testimonial | Story, 'id' | 'sample' | 'authorization'> {
  said: readonly Bilingual[]
}

/** What no words of a patient may promise others: how a body or a case ends. */
const promises = [
  {
    what: 'outcome',
    found:
      /\b(?:heal(?:ed|s)?|cured?|pain[- ]free|fixed my|no more pain|as good as new|completely|100 ?%|miracle|cur(?:ó|aron|ad[oa])|san(?:ó|aron)|sin dolor|como nuev[oa]|por completo|ya no me duele|milagro)(?!\p{L})/iu,
  },
  {
    what: 'money',
    found:
      /\$ ?\d|\b(?:settlements?|compensation|payout|got me money|dollars|indemnizaci[óo]n|d[óo]lares|me consigui\p{L}+)(?!\p{L})/iu,
  },
  {
    what: 'comparison',
    found:
      /\b(?:the )?best (?:doctor|chiropractor|clinic)\b|\b(?:el|la) mejor (?:doctora?|quiropr[áa]ctic[oa]|cl[íi]nica)(?!\p{L})|\bnumber one\b/iu,
  },
] as const

function promisesIn(
  said: readonly Bilingual[],
  { promise, promises: names }: Words['quotes'],
): string[] {
  const texts = said.flatMap((words) => locales.map((locale) => words[locale]))
  return promises.flatMap(({ what, found }) => {
    const words = texts.map((text) => found.exec(text)?.[0]).find(Boolean)
    return words ? [fill(promise, { what: names[what], words })] : []
  })
}

function authorizationFaults(
  { authorization }: PatientWords,
  today: Day,
  said: Words['quotes'],
): string[] {
  if (!authorization) {
    return [said.unauthorized]
  }
  const { date, until } = authorization
  return [
    ...(date > today ? [fill(said.laterAuthorization, { day: date })] : []),
    ...(until < today ? [fill(said.authorizationEnded, { day: until })] : []),
  ]
}

/** Words of patients that nobody may print, or not any more; samples have a rule of their own. */
export function findUnfitQuotes(
  entries: readonly PatientWords[],
  list: WrittenFile,
  today: Day,
  { quotes } = gateWords.en,
): Stop[] {
  return entries
    .filter(({ sample }) => !sample)
    .flatMap((entry) =>
      [...authorizationFaults(entry, today, quotes), ...promisesIn(entry.said, quotes)].map(
        (fault) => ({
          file: list.file,
          line: lineWith(list, `id: ${entry.id}`),
          text: `${entry.id} ${fault}`,
        }),
      ),
    )
}
