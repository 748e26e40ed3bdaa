import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, locales } from '#language/locales.ts'
import { href, listedPageIds, type PageId, pageIds } from '#site/addresses.ts'

export const builtFolder = 'dist'

export interface BuiltPage {
  id: PageId
  locale: Locale
  path: string
  html: string
}

export function readPage(id: PageId, locale: Locale): BuiltPage {
  const path = href(id, locale)
  return { id, locale, path, html: readFileSync(join(builtFolder, path, 'index.html'), 'utf8') }
}

/** Every page that visitors may find, in both languages. */
export const listedPages = () =>
  listedPageIds.flatMap((id) => locales.map((locale) => readPage(id, locale)))

/** Every page, with the answers to forms. */
export const allPages = () => pageIds.flatMap((id) => locales.map((locale) => readPage(id, locale)))

export const fileExists = (path: string) => existsSync(join(builtFolder, path))

/** The value of an attribute of each element that fits, such as `href` of `link`. */
export function attributeValues(html: string, element: string, attribute: string) {
  const elements = html.match(new RegExp(`<${element}\\b[^>]*>`, 'g')) ?? []
  return elements.flatMap((tag) => {
    const value = new RegExp(`\\b${attribute}="([^"]*)"`).exec(tag)?.[1]
    return value === undefined ? [] : [decodeEntities(value)]
  })
}

export const decodeEntities = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#34;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

export const titleOf = (html: string) =>
  decodeEntities(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')

export const descriptionOf = (html: string) => {
  const tag = /<meta name="description"[^>]*>/.exec(html)?.[0] ?? ''
  return decodeEntities(/content="([^"]*)"/.exec(tag)?.[1] ?? '')
}

export const idsOf = (html: string) =>
  new Set([...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]))
