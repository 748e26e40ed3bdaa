import { editingWords } from '#desk/editing/words.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import type { InWords } from './check-words.ts'
import { checkWords } from './words.ts'

function inWords(text: string, table: InWords) {
  const [says, as = ''] = table.find(([each]) => each.test(text)) ?? []
  return says && text.replace(says, as)
}

/** The file, and mostly the line, with which a check begins. */
const place = /^(?:content|photos)\/[^\s:]+(?::\d+)?: /

/**
 * What a check says of the words of a page, in the language of the desk. What only a programmer meets
 * stays as it is, with whom to ask.
 */
export function checkInWords(line: string, locale: Locale) {
  const { checks } = checkWords[locale]
  const where = place.exec(line)?.[0] ?? ''
  const text = line.slice(where.length)
  const [, field, what] = /^(\w+) should be (.+)$/.exec(text) ?? []
  const said =
    what === undefined ? inWords(text, checks) : `${field}: ${valueInWords(what, locale)}`
  return `${where}${said ?? fill(editingWords[locale].otherCheck, { text })}`
}

/** What a field should hold. */
export function valueInWords(what: string, locale: Locale) {
  const { shouldBe, shouldBeOther } = editingWords[locale]
  const said = inWords(what, checkWords[locale].values)
  return fill(said === undefined ? shouldBeOther : shouldBe, { text: said ?? what })
}
