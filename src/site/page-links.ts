import type { Locale } from '#language/locales.ts'
import { hrefIfServed, type PageId, page } from '#site/addresses.ts'

/**
 * Where pages lie, those that this clinic has, and what they are called: for islands, which do not
 * carry the table of all pages.
 */
export type PageLinks<Id extends PageId> = Readonly<
  Record<Id, { href: string | undefined; name: string }>
>

/** The links of a language to some pages. */
export function pageLinks<Id extends PageId>(ids: readonly Id[], locale: Locale) {
  const links = ids.map((id) => [
    id,
    { href: hrefIfServed(id, locale), name: page(id).name[locale] },
  ])
  return Object.fromEntries(links) as PageLinks<Id>
}
