import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { readOnce } from '#clinic/reading/read-once.ts'
import { type Locale, locales } from '#language/locales.ts'
import { isPageId, isServed, ofKind, type PageId, page, pageIds } from '#site/addresses.ts'
import { fillFacts } from '#words/facts-in-braces.ts'
import { readFrontMatter, splitFrontMatter } from '#words/front-matter.ts'
import { frontMatterSchema, type PageWords } from '#words/page-words.ts'
import { withPassages } from '#words/passages.ts'

/** Pages that have words: every page of the table, and the page for addresses that do not exist. */
export type WordsId = PageId | 'not-found'

/** The file whose words all corners and streets share; `{place}` in it is the name of each. */
export const wordsOfPlaces = 'crash-place'

/** What is written once for all places, for one of them. */
export const namePlace = (text: string, name: string) => text.replaceAll('{place}', name)

/** Pages, and the issues of the newsletter, which are pages too. */
const contentFolders = (locale: Locale) =>
  [join('content', locale), join('content', 'newsletter', locale)].map((folder) =>
    join(process.cwd(), folder),
  )

/**
 * Reads one file of `content/`.
 * @throws Error that names the file, the field and what it should hold.
 */
export function parsePageWords(raw: string, locale: Locale, file: string): PageWords {
  const { frontMatter, body } = splitFrontMatter(raw, file)
  const fill = (text: string) => {
    try {
      return fillFacts(text, locale, file)
    } catch (error) {
      throw withLine(error as Error, raw, file)
    }
  }
  const read = readFrontMatter(frontMatterSchema, frontMatter, fill)
  if (read.kind === 'unusable') {
    throw new Error(read.problems.map((problem) => atField(problem, raw, file)).join('\n'))
  }
  const { front, body: whole } = withPassages(read.front, body, locale, file)
  return { ...front, body: fill(whole), file }
}

/** A problem of the front matter, which begins with its field, with the line where that stands. */
function atField(problem: string, raw: string, file: string) {
  const field = /^\w+/.exec(problem)?.[0]
  const line = raw.split('\n').findIndex((text) => text.startsWith(`${field}:`)) + 1
  return `${file}:${Math.max(1, line)}: ${problem}`
}

/** A fault of words in braces, with the line where they stand. */
function withLine(error: Error, raw: string, file: string) {
  const gap = /\{[^}]+\}/.exec(error.message)?.[0]
  const line = gap ? raw.split('\n').findIndex((text) => text.includes(gap)) + 1 : 0
  return line > 0 ? new Error(error.message.replace(file, `${file}:${line}`)) : error
}

/** What is wrong with a folder of words that lacks those of a page, and what to do. */
export function missingWords(id: WordsId) {
  const table = 'src/site/addresses.ts'
  const lines = readFileSync(join(process.cwd(), table), 'utf8').split('\n')
  const line = lines.findIndex((text) => text === `  ${id}: {` || text === `  '${id}': {`) + 1
  const place = line > 0 ? `${table}:${line}` : table
  return `has no words for the page ${id}: write ${id}.md there, or take the page out of ${place}`
}

function readLocale(locale: Locale) {
  const words = new Map<WordsId, PageWords>()
  const entries = contentFolders(locale).flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }),
  )
  for (const entry of entries) {
    if (!entry.isFile() || !entry.name.endsWith('.md')) continue
    const path = join(entry.parentPath, entry.name)
    const file = relative(process.cwd(), path)
    const id = basename(entry.name, '.md')
    if (id === wordsOfPlaces) {
      const raw = readFileSync(path, 'utf8')
      for (const place of ofKind('crash-place')) {
        const named = namePlace(raw, page(place).name[locale])
        words.set(place, parsePageWords(named, locale, file))
      }
      continue
    }
    if (!isPageId(id) && id !== 'not-found') {
      throw new Error(`${file}: no page of that name in src/site/addresses.ts`)
    }
    if (isPageId(id) && !isServed(id)) continue
    if (words.has(id)) throw new Error(`${file}: a second file for the page ${id}`)
    words.set(id, parsePageWords(readFileSync(path, 'utf8'), locale, file))
  }
  const missing = pageIds.filter((id) => !words.has(id))
  if (missing.length > 0) {
    throw new Error(missing.map((id) => `content/${locale} ${missingWords(id)}`).join('\n'))
  }
  return words
}

/**
 * All words of the site.
 * @throws Error that names the file, or the page that has none.
 */
export const readAllWords = readOnce(
  () =>
    Object.fromEntries(locales.map((locale) => [locale, readLocale(locale)])) as Record<
      Locale,
      Map<WordsId, PageWords>
    >,
)

export function wordsOf(id: WordsId, locale: Locale): PageWords {
  const words = readAllWords()[locale].get(id)
  if (!words) throw new Error(`content/${locale} ${missingWords(id)}`)
  return words
}
