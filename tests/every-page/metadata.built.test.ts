import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { clinic } from '#clinic'
import { locales } from '#language/locales.ts'
import { canonicalPath, listedPageIds } from '#site/addresses.ts'
import { siteOrigin } from '#site/origin.ts'
import { wordsOf } from '#words/read-pages.ts'
import { whoChecked } from '#words/who-checked.ts'
import {
  allPages,
  attributeValues,
  decodeEntities,
  descriptionOf,
  fileExists,
  listedPages,
  titleOf,
} from '../support/built-site.ts'
import { thingsOf } from '../support/structured-data.ts'

const pages = listedPages()
const origin = siteOrigin()
const repeated = (values: string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

const typesOf = (html: string) => thingsOf(html).map((thing) => thing['@type'])

test('no two pages share a title', () => {
  expect(repeated(pages.map(({ html }) => titleOf(html)))).toEqual([])
})

test('no two pages share a description', () => {
  expect(repeated(pages.map(({ html }) => descriptionOf(html)))).toEqual([])
})

test.each(pages)('$path says its language', ({ locale, html }) => {
  expect(html).toMatch(new RegExp(`<html lang="${locale}"`))
})

test.each(pages)(
  '$path has one canonical link, with a slash at its end',
  ({ id, locale, html }) => {
    const canonical = html.match(/<link rel="canonical"[^>]*>/g)
    expect(canonical).toHaveLength(1)
    expect(canonical?.[0]).toContain(`href="${origin}${canonicalPath(id, locale)}"`)
  },
)

test.each(pages)('$path names its pair, and English as the default', ({ id, html }) => {
  const alternates = html.match(/<link rel="alternate" hreflang[^>]*>/g)
  expect(alternates).toEqual([
    `<link rel="alternate" hreflang="en" href="${origin}${canonicalPath(id, 'en')}">`,
    `<link rel="alternate" hreflang="es" href="${origin}${canonicalPath(id, 'es')}">`,
    `<link rel="alternate" hreflang="x-default" href="${origin}${canonicalPath(id, 'en')}">`,
  ])
})

test.each(pages)('$path has an image to share, drawn at build', ({ id, locale, html }) => {
  expect(html).toContain(`<meta property="og:image" content="${origin}/og/${id}.${locale}.png">`)
  expect(fileExists(`og/${id}.${locale}.png`)).toBe(true)
})

test.each(pages)('$path has structured data in its own language', ({ id, locale, html }) => {
  const [webPage] = thingsOf(html)
  expect(webPage?.['inLanguage']).toBe(locale)
  expect(webPage?.['url']).toBe(`${origin}${canonicalPath(id, locale)}`)
  expect(typesOf(html).includes('BreadcrumbList')).toBe(id !== 'home')
})

test('English breadcrumbs capitalise the words of the address', () => {
  const page = pages.find(({ id, locale }) => id === 'your-rights' && locale === 'en')
  const crumbs = thingsOf(page?.html ?? '').find((thing) => thing['@type'] === 'BreadcrumbList')
  expect(crumbs).toMatchObject({
    itemListElement: [
      { name: 'Home', item: `${origin}/` },
      { name: 'Resources', item: `${origin}/site-map/#resources` },
      { name: 'Know Your Rights', item: `${origin}/resources/know-your-rights/` },
    ],
  })
})

/** The way to a page as a visitor reads it. */
const seenCrumbs = (html: string) => {
  const nav = /<nav class="crumbs"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? ''
  return Array.from(nav.matchAll(/<li>(?:<a [^>]*>|<span>)([^<]*)</g), ([, name = '']) =>
    decodeEntities(name),
  )
}

test.each(pages)('$path tells search engines the way that it shows', ({ html }) => {
  const crumbs = thingsOf(html).find((thing) => thing['@type'] === 'BreadcrumbList')
  const told = (crumbs?.['itemListElement'] ?? []) as { name: string }[]
  expect(told.map(({ name }) => name)).toEqual(seenCrumbs(html))
})

test.each(pages)(
  '$path names the clinic at the end of its title where there is room',
  ({ html }) => {
    const title = titleOf(html)
    expect(title.length).toBeLessThanOrEqual(60)
    const isBranded = title.endsWith(` | ${clinic.shortName}`)
    expect(isBranded || `${title} | ${clinic.shortName}`.length > 60).toBe(true)
  },
)

test.each(pages)('$path says who checks it where medicine or law stands on it', ({ id, html }) => {
  const { reviewer } = wordsOf(id, 'en')
  const says = html.includes('class="review-status"')
  expect(says && reviewer === 'manager' && !whoChecked(id)).toBe(false)
  expect(says || reviewer === 'manager' || !html.includes('class="review"')).toBe(true)
})

test.each(pages)('$path names a person who checked it only where one did', ({ id, html }) => {
  const [webPage] = thingsOf(html)
  const check = whoChecked(id)
  const reviewer = check && { '@type': 'Person', name: check.name }
  expect(webPage?.['lastReviewed']).toBe(check?.checked)
  expect(webPage?.['reviewedBy']).toEqual(reviewer)
})

test.each(locales)(
  'only a page that shows the rating tells it to search engines (%s)',
  (locale) => {
    const telling = pages
      .filter((page) => page.locale === locale && page.html.includes('aggregateRating'))
      .map(({ id }) => id)
    expect(telling).toEqual(['home'])
  },
)

test.each(locales)('a reader sees every review that search engines are told of (%s)', (locale) => {
  const { html } = pages.find((page) => page.id === 'real-stories' && page.locale === locale) ?? {}
  const shown = (html ?? '').replace(/<script[\s\S]*?<\/script>/g, '')
  const reviews = thingsOf(html ?? '').filter((thing) => thing['@type'] === 'Review')
  expect(reviews).not.toEqual([])
  const seen = expect.toSatisfy((text: string) => shown.includes(text), 'shown on the page')
  for (const review of reviews) {
    expect(review).toMatchObject({ author: { name: seen }, name: seen, reviewBody: seen })
  }
})

test('the site map lists every page in both languages with its date', () => {
  const xml = readFileSync('dist/sitemap.xml', 'utf8')
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1])
  const expected = listedPageIds.flatMap((id) =>
    locales.map((locale) => `${origin}${canonicalPath(id, locale)}`),
  )
  expect(addresses).toEqual(expected)
  expect(xml.match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)).toHaveLength(expected.length)
})

test('answers to forms are not for search engines', () => {
  const answers = allPages().filter(({ path }) => /^\/(newsletter|es\/boletin)\//.test(path))
  expect(answers).toHaveLength(16)
  for (const { html } of answers) expect(html).toContain('<meta name="robots" content="noindex">')
})

test.each(['robots.txt', '.well-known/security.txt', 'manifest.en.webmanifest', 'icon-512.png'])(
  '%s is there',
  (file) => {
    expect(fileExists(file)).toBe(true)
  },
)

test.each(pages)('every file that $path names in its head is there', ({ html }) => {
  const files = attributeValues(html, 'link', 'href').filter((target) => target.startsWith('/'))
  expect(files.filter((file) => !fileExists(file))).toEqual([])
})
