import { type Locale, quotedLanguage } from '#language/locales.ts'
import type { Problem, WrittenPage } from './written-pages.ts'

/** English words that readers meet on forms: Spanish pages explain them and keep them in brackets. */
const terms = [
  'adjuster',
  'claim',
  'comparative negligence',
  'Good Faith Estimate',
  'government claim',
  'hit-and-run',
  'letter of protection',
  'lien',
  'medical release',
  'settlement',
  'statute of limitations',
  'uninsured motorist',
  'whiplash',
]

/** A term in brackets that no asterisk marks, and a lien wherever it stands. */
const unmarked = new RegExp(`\\((?:${terms.join('|')})[,)]|(?<![-*#\\w])liens?(?![-*\\w])`, 'i')

/** Words that no Spanish sentence has and hardly an English one does without; not in names of sources. */
const sayings = /(?<![-\w])(?:are|have|is|our|that|the|this|we|what|when|with|your?)(?![-\w])/i

/** What is said in English on purpose: in braces, between asterisks, and names such as "The Lancet". */
const marked = /\{[^}]*\}|(?<!\*)\*[^*]+\*(?!\*)|\bThe (?=[A-Z])/g

/** The first word of a sentence that was left in English, where the language is another. */
export const findLeftEnglish = (text: string, locale: Locale) =>
  quotedLanguage[locale] ? sayings.exec(text.replace(marked, ''))?.[0] : undefined

const notRead = /\]\([^)]*\)|\{#[^}]*\}|\[\^[^\]]*\]|^ {2,}(?:- )?(?:id|name|link): .*$/gm

/** English words on a Spanish page that a screen reader would say as if they were Spanish. */
export function findUnmarkedEnglish({ file, locale, body, front }: WrittenPage): Problem[] {
  if (!quotedLanguage[locale]) return []
  const words = [front.summary, ...(front.now ?? []), body].join('\n').replace(notRead, ']')
  const above = [front.title, front.heading, front.description].join('\n')
  const found = unmarked.exec(words)?.[0] ?? findLeftEnglish(`${above}\n${words}`, locale)
  return found
    ? [{ file, text: `says "${found}" unmarked: put the English words between asterisks` }]
    : []
}

/** Said to us, who speak Spanish: the reader needs no English for it. */
const saidToUs = ['about-chiropractor', 'consultation-call']

const script = /^:::say\b[\s\S]*?^:::$/gm

/** Scripts for people who may speak English only: a Spanish page gives the English to show, too. */
export function findScriptsWithoutEnglish({ id, file, locale, body }: WrittenPage): Problem[] {
  if (!quotedLanguage[locale] || saidToUs.includes(id)) return []
  return [...body.matchAll(script)]
    .filter(([block]) => !/^> ?\*\S/m.test(block))
    .map(([block]) => ({
      file,
      text: `has a script without its English, between asterisks: ${block.split('\n')[0]}`,
    }))
}
