import { clinic } from '#clinic'
import { formatList } from '#language/format-list.ts'
import { hyphenated } from '#language/hyphenated.ts'
import type { Locale } from '#language/locales.ts'

/** The others who work at the clinic, besides the chiropractor whose page it is. */
export const people = clinic.people ?? []

export const otherChiropractors = people.filter(({ chiropractor }) => chiropractor)

export type Person = (typeof people)[number]

const chiropractors = [clinic.chiropractor, ...otherChiropractors]

/** Spanish has two words, and the settings say which is whose. */
const areWomen = chiropractors.every(({ job }) => /^quiropráctica\b/i.test(job?.es ?? ''))

/** How sentences speak of those who treat. */
export const whoTreats =
  `${chiropractors.length > 1 ? 'several' : 'one'}${areWomen ? 'Women' : ''}` as const

/** The anchor of a person on the page about the chiropractor, and the end of the address of their own. */
export const personAnchor = ({ name }: Person) => hyphenated(name)

export type ColleagueId = `colleague-${string}`

/** The page of a person, where the person has one. */
export const colleagueId = (person: Person): ColleagueId => `colleague-${personAnchor(person)}`

/**
 * The person whose page it is.
 * @throws Error for a page of nobody.
 */
export function personOf(id: string) {
  const person = people.find((each) => colleagueId(each) === id)
  if (!person) throw new Error(`${id} is the page of nobody`)
  return person
}

/** `Luz Núñez, D.C.` */
export const nameWithTitle = ({ name, title }: { name: string; title?: string | undefined }) =>
  title ? `${name}, ${title}` : name

/** The languages of a person in the words of a page. */
export function languagesSaid({ languages }: Person, locale: Locale) {
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return formatList(
    languages.map((code) => names.of(code) ?? code),
    locale,
  )
}
