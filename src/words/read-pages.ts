import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { type Locale, locales } from '#i18n/locales.ts'
import { isPageId, type PageId, pageIds } from '#site/addresses.ts'
import { fillFacts } from '#words/facts-in-braces.ts'
import { frontMatterSchema, type PageWords } from '#words/page-words.ts'
import { readOnce } from '#words/read-once.ts'

/** Pages that have words: every page of the table, and the page for addresses that do not exist. */
export type WordsId = PageId | 'not-found'

const contentFolder = (locale: Locale) => join(process.cwd(), 'content', locale)

/** `---` front matter `---` body. */
export function splitFrontMatter(raw: string, file: string) {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(raw)
  if (!match) throw new Error(`${file} should begin with front matter between two lines of ---`)
  return { frontMatter: match[1] ?? '', body: match[2] ?? '' }
}

/**
 * Reads one file of `content/`.
 * @throws Error that names the file, the field and what it should hold.
 */
export function parsePageWords(raw: string, locale: Locale, file: string): PageWords {
  const { frontMatter, body } = splitFrontMatter(raw, file)
  const filled = fillFacts(frontMatter, locale, file)
  let values: unknown
  try {
    values = parse(filled)
  } catch (error) {
    throw new Error(`${file}: the front matter is not YAML: ${(error as Error).message}`)
  }
  const result = v.safeParse(frontMatterSchema, values)
  if (!result.success) {
    const issues = result.issues.map(
      (issue) => `  ${v.getDotPath(issue) ?? 'front matter'} should be ${issue.message}`,
    )
    throw new Error([`${file}:`, ...issues].join('\n'))
  }
  return { ...result.output, body: fillFacts(body, locale, file), file }
}

function readLocale(locale: Locale) {
  const words = new Map<WordsId, PageWords>()
  const folder = contentFolder(locale)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.md')) continue
    const path = join(entry.parentPath, entry.name)
    const file = relative(process.cwd(), path)
    const id = basename(entry.name, '.md')
    if (!isPageId(id) && id !== 'not-found') {
      throw new Error(`${file}: no page of that name in src/site/addresses.ts`)
    }
    if (words.has(id)) throw new Error(`${file}: a second file for the page ${id}`)
    words.set(id, parsePageWords(readFileSync(path, 'utf8'), locale, file))
  }
  const missing = pageIds.filter((id) => !words.has(id))
  if (missing.length > 0) {
    throw new Error(`content/${locale} has no words for: ${missing.join(', ')}`)
  }
  return words
}

/** All words of the site. */
export const readAllWords = readOnce(
  () =>
    Object.fromEntries(locales.map((locale) => [locale, readLocale(locale)])) as Record<
      Locale,
      Map<WordsId, PageWords>
    >,
)

export function wordsOf(id: WordsId, locale: Locale): PageWords {
  const words = readAllWords()[locale].get(id)
  if (!words) throw new Error(`content/${locale} has no words for ${id}`)
  return words
}
