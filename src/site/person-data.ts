import { clinic } from '#clinic'
import { largestPhoto } from '#clinic/photos/photo-files.ts'
import type { Locale } from '#language/locales.ts'
import { canonicalPath, isServed, type PageId, page } from '#site/addresses.ts'
import { isMadeUp } from '#site/license-number.ts'
import { colleagueId, type Person, people, personOf } from '#site/people.ts'

type PersonFacts = Pick<Person, 'name'> & Partial<Person>

/** What a person is known by on every page of the site, where they have one. */
const ownPage = (id: PageId, locale: Locale, origin: string) => {
  const url = `${origin}${canonicalPath(id, locale)}`
  return { '@id': `${url}#person`, url }
}

/** Somebody who works at the clinic. A license that is made up is told to nobody. */
function personData(facts: PersonFacts, locale: Locale, origin: string, id?: PageId) {
  const { job, languages, licenseNumber: number, name, photo, school, title } = facts
  return {
    '@type': 'Person' as const,
    ...(id ? ownPage(id, locale, origin) : {}),
    name,
    ...(title ? { honorificSuffix: title } : {}),
    ...(job ? { jobTitle: job[locale] } : {}),
    ...(languages ? { knowsLanguage: [...languages] } : {}),
    ...(school ? { alumniOf: { '@type': 'EducationalOrganization' as const, name: school } } : {}),
    ...(photo ? { image: `${origin}${largestPhoto(photo.file)}` } : {}),
    ...(number && !isMadeUp(number)
      ? {
          hasCredential: {
            '@type': 'EducationalOccupationalCredential' as const,
            credentialCategory: 'license',
            identifier: number,
          },
        }
      : {}),
  }
}

/** Everybody who works at the clinic, the chiropractor first. */
export const employees = (locale: Locale, origin: string) => [
  personData(
    clinic.chiropractor,
    locale,
    origin,
    isServed('about-chiropractor') ? 'about-chiropractor' : undefined,
  ),
  ...people.map((person) =>
    personData(person, locale, origin, person.page ? colleagueId(person) : undefined),
  ),
]

/** The person whose page it is; nothing for pages of other kinds. */
export function personOfPage(id: PageId, locale: Locale, origin: string) {
  const facts = id === 'about-chiropractor' ? clinic.chiropractor : undefined
  const person = facts ?? (page(id).kind === 'colleague' ? personOf(id) : undefined)
  return person ? personData(person, locale, origin, id) : undefined
}
