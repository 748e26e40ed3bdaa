import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { postFaults } from '#clinic/posts/posts.ts'
import { atField, readFrontMatter, splitFrontMatter } from '#clinic/reading/front-matter.ts'
import { readOnce } from '#clinic/reading/read-once.ts'
import { type Locale, locales } from '#language/locales.ts'
import { checkedPageIds, isPageId, ofKind, type PageId, page } from '#site/addresses.ts'
import { languagesSaid, nameWithTitle, personOf } from '#site/people.ts'
import { numberOfList, titleOnPage } from '#site/post-pages.ts'
import { fillFacts } from '#words/facts-in-braces.ts'
import { type PageWords, schemaOf } from '#words/page-words.ts'
import { type ReadFile, withPassages } from '#words/passages.ts'
import { postProblems, withPicture } from '#words/post-words.ts'
import { isSharedFile, type SharedKind } from '#words/shared-kinds.ts'

/** Pages that have words: every page of the table, and the page for addresses that do not exist. */
export type WordsId = PageId | 'not-found'

type OwnGaps = Readonly<Record<string, string>>

/** Files whose words all pages of a kind share, by that kind, with the gaps that each page fills for itself. */
const sharedFiles = {
  'crash-place': (id: PageId, locale: Locale): OwnGaps => ({ place: page(id).name[locale] }),
  colleague(id: PageId, locale: Locale): OwnGaps {
    const person = personOf(id)
    return {
      colleague: nameWithTitle(person),
      'colleague-job': person.job[locale],
      'colleague-languages': languagesSaid(person, locale),
    }
  },
} satisfies Record<SharedKind, unknown>

/** What one of the pages fills into a file that they share; the names of the gaps where there is none yet. */
export function someOwnGaps(file: string, locale: Locale): OwnGaps | undefined {
  const kind = basename(file, '.md')
  if (!isSharedFile(kind)) return undefined
  const [one] = ofKind(kind)
  if (one) return sharedFiles[kind](one, locale)
  return Object.fromEntries(sharedGaps.map((gap) => [gap, gap]))
}

const sharedGaps = ['place', 'colleague', 'colleague-job', 'colleague-languages'] as const
const sharedGap = new RegExp(`\\{(${sharedGaps.join('|')})\\}`, 'g')

/** What is written once for all pages of a kind, for one of them. */
export const fillShared = (text: string, nameOf: (gap: string) => string) =>
  text.replace(sharedGap, (_whole, gap: string) => nameOf(gap))

/** Pages, and the issues of the newsletter, which are pages too. */
const contentFolders = (locale: Locale) =>
  [join('content', locale), join('content', 'newsletter', locale)].map((folder) =>
    join(process.cwd(), folder),
  )

/**
 * Reads one file of `content/`.
 * @param readFile reads the passages that it draws, where they are not those of the project.
 * @param own what the page fills into words that it shares.
 * @throws Error that names the file, the field and what it should hold.
 */
export function parsePageWords(
  raw: string,
  locale: Locale,
  file: string,
  readFile?: ReadFile,
  own: OwnGaps = {},
): PageWords {
  const { frontMatter, body } = splitFrontMatter(raw, file)
  const fill = (text: string) => {
    try {
      return fillFacts(
        fillShared(text, (gap) => own[gap] ?? `{${gap}}`),
        locale,
        file,
      )
    } catch (error) {
      throw withLine(error as Error, raw, file)
    }
  }
  const read = readFrontMatter(schemaOf(file), frontMatter, fill)
  const problems = read.kind === 'unusable' ? read.problems : postProblems(read.front, locale)
  if (read.kind === 'unusable' || problems.length > 0) {
    throw new Error(problems.map((problem) => atField(problem, raw, file)).join('\n'))
  }
  const { front, body: whole } = withPassages(read.front, body, locale, file, readFile)
  return { ...front, body: withPicture(fill(whole), front.picture), file }
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

type Written = readonly [WordsId, PageWords]

/** Every page of a kind whose words are shared, all from one file. */
const readShared = (kind: SharedKind, raw: string, locale: Locale, file: string): Written[] =>
  ofKind(kind).map((id) => [
    id,
    parsePageWords(raw, locale, file, undefined, sharedFiles[kind](id, locale)),
  ])

/** The pages of the list of posts, from the second on with their number. */
function readPostLists(raw: string, locale: Locale, file: string): Written[] {
  const words = parsePageWords(raw, locale, file)
  return ofKind('post-list').map((id) => {
    const number = numberOfList(id)
    if (number === 1) return [id, words]
    const named = (text: string) => titleOnPage(text, number, locale)
    const { title, heading, description } = words
    const own = {
      title: named(title),
      heading: named(heading),
      description: `${named(description.replace(/\.$/, ''))}.`,
    }
    return [id, { ...words, ...own }]
  })
}

/** The words of a file, for each page that it has words for and that this clinic has, or will have. */
function readFile(path: string, locale: Locale): Written[] {
  const file = relative(process.cwd(), path)
  const id = basename(path, '.md')
  const raw = () => readFileSync(path, 'utf8')
  if (isSharedFile(id)) return readShared(id, raw(), locale, file)
  if (!isPageId(id) && id !== 'not-found') {
    throw new Error(`${file}: no page of that name in src/site/addresses.ts`)
  }
  if (id !== 'not-found' && !checkedPageIds.includes(id)) return []
  if (id === 'posts') return readPostLists(raw(), locale, file)
  return [[id, parsePageWords(raw(), locale, file)]]
}

function readLocale(locale: Locale) {
  const words = new Map<WordsId, PageWords>()
  const entries = contentFolders(locale).flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }),
  )
  for (const entry of entries) {
    if (!entry.isFile() || !entry.name.endsWith('.md')) continue
    for (const [id, read] of readFile(join(entry.parentPath, entry.name), locale)) {
      if (words.has(id)) throw new Error(`${read.file}: a second file for the page ${id}`)
      words.set(id, read)
    }
  }
  const missing = checkedPageIds.filter((id) => !words.has(id))
  if (missing.length > 0) {
    throw new Error(missing.map((id) => `content/${locale} ${missingWords(id)}`).join('\n'))
  }
  return words
}

/**
 * All words of the site.
 * @throws Error that names the file, or the page that has none.
 */
export const readAllWords = readOnce(() => {
  if (postFaults.length > 0) throw new Error(postFaults.join('\n'))
  return Object.fromEntries(locales.map((locale) => [locale, readLocale(locale)])) as Record<
    Locale,
    Map<WordsId, PageWords>
  >
})

export function wordsOf(id: WordsId, locale: Locale): PageWords {
  const words = readAllWords()[locale].get(id)
  if (!words) throw new Error(`content/${locale} ${missingWords(id)}`)
  return words
}

/** What the words of a page are checked under: the name of their file, which some pages share. */
export const signedName = (id: WordsId) => basename(wordsOf(id, 'en').file, '.md')
