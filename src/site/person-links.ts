import type { Locale } from '#language/locales.ts'
import { href, hrefIfServed } from '#site/addresses.ts'
import { colleagueId, type Person, personAnchor } from '#site/people.ts'

/** Where a person is written about: on their own page, or among the others; nothing where neither is. */
export const personHref = (person: Person, locale: Locale) =>
  person.page
    ? href(colleagueId(person), locale)
    : hrefIfServed('about-chiropractor', locale, personAnchor(person))
