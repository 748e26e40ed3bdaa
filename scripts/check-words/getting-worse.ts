import type { Locale } from '#language/locales.ts'
import { gettingWorse } from '#words/danger-signs/getting-worse/getting-worse.ts'
import { sentencesOf } from './sentences.ts'
import type { Problem, WrittenPage } from './written-pages.ts'

interface Telling {
  /** That it gets worse, or no better. */
  worse: RegExp
  /** Where to turn. */
  care: RegExp
}

/** A sentence that has both says what to do when it gets worse. */
const tellings: Readonly<Record<Locale, Telling>> = {
  en: {
    worse:
      /\b(?:worse(?:n\w*)?|no better|not (?:getting )?(?:better|improving)|(?:nothing|not) improves?|sorer|stronger than before|something changes)\b/i,
    care: /\b(?:911|call|see|tell|ask|doctors?|hospitals?|emergency|urgent care|clinic|us)\b/i,
  },
  es: {
    worse:
      /\b(?:empeor\p{L}*|(?<!(?:el|su) )peor(?:es)?|no mejor\p{L}*|(?:no va|nada) mejor\p{L}*|le duele más|más fuerte que antes|algo cambia)\b/iu,
    care: /\b(?:911|llam\p{L}*|vaya|vea|dígan?\p{L}*|doctor|médic\p{L}*|hospital|emergencias|urgent care|clínica|nosotros)\b/iu,
  },
}

/** How checks name the rule where a page draws it, and the rule itself. */
const ruleIn = (text: string, locale: Locale) =>
  text.replaceAll('worse rule', '').replaceAll(gettingWorse(locale), '')

/** Sentences that say in words of their own what to do when it gets worse. */
export function ownRulesIn(text: string, locale: Locale): string[] {
  const { worse, care } = tellings[locale]
  return sentencesOf(ruleIn(text, locale)).filter(
    (sentence) => worse.test(sentence) && care.test(sentence),
  )
}

/** A box whose heading says where to turn, and its lines for whom. */
const box = /^:::\w[\w-]*\[(?<heading>[^\]]*)\]\n(?<lines>[\s\S]*?)^:::/gm

/** A page for students tells of guidelines, in their words. */
export function findOwnRules({ file, front, locale, opening, words, raw }: WrittenPage): Problem[] {
  if (front.audience === 'student') return []
  const passages = [...opening, ...words].map(({ text }) => text)
  const boxed = [...raw.matchAll(box)].flatMap(({ groups }) =>
    (groups?.['lines'] ?? '').split('\n').map((line) => `${groups?.['heading']}: ${line}`),
  )
  return [...new Set([...passages, ...boxed].flatMap((text) => ownRulesIn(text, locale)))].map(
    (sentence) => ({
      file,
      text: `says what to do when it gets worse in its own words: write {worse-rule} for "${sentence}"`,
    }),
  )
}
