import { type Locale, locales } from '#language/locales.ts'
import { canonicalPath, listedPageIds, type PageId } from '#site/addresses.ts'

/** The site map for search engines: every listed page in both languages, each naming its pair. */
export function siteMapXml(origin: string, lastModified: (id: PageId, locale: Locale) => string) {
  const address = (id: PageId, locale: Locale) => `${origin}${canonicalPath(id, locale)}`
  const alternate = (language: string, target: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${target}"/>`
  const entries = listedPageIds.flatMap((id) =>
    locales.map((locale) =>
      [
        '<url>',
        `<loc>${address(id, locale)}</loc>`,
        `<lastmod>${lastModified(id, locale)}</lastmod>`,
        ...locales.map((language) => alternate(language, address(id, language))),
        alternate('x-default', address(id, 'en')),
        '</url>',
      ].join(''),
    ),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}
