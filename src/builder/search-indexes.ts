import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Locale, locales } from '#language/locales.ts'
import { href, listedPageIds, type PageId, page } from '#site/addresses.ts'
import { createIndex, type SearchedPage } from '#site/search.ts'
import { indexPath } from '#site/search-index.ts'
import { wordsOf } from '#words/read-pages.ts'

/** The words between the tags, without those for machines, and those that stand on every page for a time. */
const textOf = (html: string) =>
  html
    .replace(/<section class="notice".*?<\/section>/s, ' ')
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[a-z#\d]+;/gi, ' ')
    .replace(/\s+/g, ' ')

const headingsOf = (html: string) =>
  [...html.matchAll(/<h[1-3][^>]*>(.*?)<\/h[1-3]>/gs)].map(([, words = '']) => textOf(words))

async function searched(folder: string, id: PageId, locale: Locale): Promise<SearchedPage> {
  const html = await readFile(path.join(folder, href(id, locale), 'index.html'), 'utf8')
  const [main] = /<main\b.*<\/main>/s.exec(html) ?? []
  if (main === undefined) throw new Error(`${href(id, locale)} has no <main> to search in`)
  return {
    id,
    name: page(id).name[locale],
    headings: headingsOf(main).join(' '),
    text: textOf(main),
    description: wordsOf(id, locale).description,
  }
}

/** Writes an index over all words of the built pages, one for each language. */
export async function writeSearchIndexes(folder: string) {
  for (const locale of locales) {
    const file = path.join(folder, indexPath(locale))
    const pages = await Promise.all(listedPageIds.map((id) => searched(folder, id, locale)))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, JSON.stringify(createIndex(pages)))
  }
}
