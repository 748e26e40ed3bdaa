import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Root } from 'mdast'
import { posts } from '#clinic/posts/posts.ts'
import {
  type ReadFrontMatter,
  readFrontMatter,
  splitFrontMatter,
} from '#clinic/reading/front-matter.ts'
import type { Locale } from '#language/locales.ts'
import { chooseWords } from '#words/conditions.ts'
import { fillFacts } from '#words/facts-in-braces.ts'
import { type FrontMatter, schemaOf } from '#words/page-words.ts'
import { parseMarkdown } from '#words/parse-words.ts'
import { withoutPassages, withPassages } from '#words/passages.ts'
import { fillShared } from '#words/read-pages.ts'
import { type Piece, piecesOf } from './pieces.ts'

/** Something a person has to mend. */
export interface Problem {
  /** Path below the project. */
  file: string
  text: string
}

/** One file of `content/`, ready to be read by the checks. */
export interface WrittenPage {
  /** Id of the page in the table of addresses; the same in both languages. */
  id: string
  locale: Locale
  file: string
  front: FrontMatter
  /** The file as it was written, with its conditions and its passages. */
  raw: string
  /** Markdown with the clinic's facts named, not filled in. */
  body: string
  /** The summary, the steps of "what to do now" and the body, in reading order: parsed once for all checks. */
  parsed: readonly Root[]
  /** Words of the summary and of the steps of "what to do now". */
  opening: readonly Piece[]
  /** Words below the opening. */
  words: readonly Piece[]
  /** Words that no passage lends it: those of the opening, and of the file below it. */
  own: readonly Piece[]
}

export type ReadPage =
  | { kind: 'page'; page: WrittenPage }
  | { kind: 'unreadable'; problem: Problem }

const inBraces = /\{([a-z][a-z-]*)(?::[a-z0-9-]+)?\}/gi

/**
 * `{first-visit-price}` becomes "first visit price", so that what a clinic puts into its config
 * (a price, an address, a claim) is never taken for a figure of the text. What the crash records
 * say is one, and needs its note: it stands as 0.
 */
export function nameFacts(text: string) {
  return text.replace(inBraces, (_whole, name: string) =>
    name === 'crashes' ? '0' : name.replaceAll('-', ' '),
  )
}

type Fill = (text: string, file: string, locale: Locale) => string

/** The text of a page as a clinic with everything shows it. */
const withEverything = (text: string, file: string) => chooseWords(text, () => true, file)

/** With its facts named. */
const inFull: Fill = (text, file) => nameFacts(withEverything(text, file))

/** With its facts filled in, as a visitor reads it; one page stands for all that share its words. */
export const asItIsRead: Fill = (text, file, locale) =>
  fillFacts(
    fillShared(withEverything(text, file), (gap) => gap),
    locale,
    file,
    'left',
  )

/** Reads the text of one file; `file` is only its name in messages. */
export function readPage(
  raw: string,
  id: string,
  locale: Locale,
  file: string,
  fillGaps = inFull,
): ReadPage {
  const fill = (text: string) => fillGaps(text, file, locale)
  const unreadable = (text: string): ReadPage => ({ kind: 'unreadable', problem: { file, text } })
  let read: ReadFrontMatter<FrontMatter>
  let written: string
  let whole: ReturnType<typeof withPassages<FrontMatter>>
  let body: string
  try {
    const parts = splitFrontMatter(raw, file)
    written = parts.body
    read = readFrontMatter(schemaOf(file), parts.frontMatter, fill)
    if (read.kind === 'unusable') return unreadable(read.problems.join('; '))
    whole = withPassages(read.front, written, locale, file)
    body = fill(whole.body)
  } catch (error) {
    return unreadable((error as Error).message)
  }
  const { front } = whole
  const sourceIds = front.sources?.map((source) => source.id) ?? []
  const parse = (text: string) => parseMarkdown(text, sourceIds)
  const [summary, now, below] = [parse(front.summary), (front.now ?? []).map(parse), parse(body)]
  const opening = [
    ...piecesOf(summary).map((piece) => ({ ...piece, kind: 'paragraph' as const })),
    ...now.flatMap(piecesOf).map((piece) => ({ ...piece, kind: 'item' as const })),
  ]
  const words = piecesOf(below)
  const own = [...opening, ...piecesOf(parse(fill(withoutPassages(written))))]
  const parsed = [summary, ...now, below]
  const rawWhole = raw.replace(written, () => whole.body)
  return {
    kind: 'page',
    page: { id, locale, file, raw: rawWhole, front, body, parsed, opening, words, own },
  }
}

/** Words that nobody is to read yet. */
const isDraft = (file: string) =>
  posts.some((post) => post.isDraft && post.id === basename(file, '.md'))

/**
 * Every file of one language but the drafts, in the order of their names.
 * @param fillGaps what stands for words in braces; without it facts are named.
 */
export function readWrittenPages(locale: Locale, fillGaps = inFull): ReadPage[] {
  return [join('content', locale), join('content', 'newsletter', locale)]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    .filter((file) => file.endsWith('.md') && !isDraft(file))
    .sort()
    .map((file) =>
      readPage(readFileSync(file, 'utf8'), basename(file, '.md'), locale, file, fillGaps),
    )
}
