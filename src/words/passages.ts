import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as v from 'valibot'
import { readFrontMatter, splitFrontMatter } from '#clinic/reading/front-matter.ts'
import type { Locale } from '#language/locales.ts'
import { passageSchema, type Source } from '#words/page-words.ts'

type Grounds = v.InferOutput<typeof passageSchema>

interface Passage extends Grounds {
  /** Markdown, with the words in braces as they were written. */
  body: string
}

/** `{passage:papers}` on a line of its own. */
const mark = /^\{passage:([a-z0-9-]+)\}[ \t]*$/gm

/** The words of a page without the passages that it draws. */
export const withoutPassages = (body: string) => body.replace(mark, '')

const fileOf = (name: string, locale: Locale) => join('content', 'passages', locale, `${name}.md`)

const namesIn = (body: string) => Array.from(body.matchAll(mark), ([, name = '']) => name)

/** The files of the passages that the words of a page draw. */
export const passageFiles = (body: string, locale: Locale) =>
  namesIn(body).map((name) => fileOf(name, locale))

const leaveAsWritten = (text: string) => text

/** What a file of the project says; nothing where there is none. */
export type ReadFile = (file: string) => string | undefined

const readOwnFile: ReadFile = (file) => {
  const path = join(process.cwd(), file)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/**
 * Reads a file of `content/passages`.
 * @throws Error that says what is wrong with it.
 */
export function parsePassage(raw: string, file: string): Passage {
  const { frontMatter, body } = splitFrontMatter(raw, file)
  const read = readFrontMatter(passageSchema, frontMatter, leaveAsWritten)
  if (read.kind === 'unusable') throw new Error([`${file}:`, ...read.problems].join('\n  '))
  return { ...read.front, body: body.trim() }
}

/**
 * Reads `content/passages/<locale>/<name>.md`.
 * @throws Error that names the page that asks for it, and what is wrong.
 */
function readPassage(name: string, locale: Locale, askedBy: string, readFile: ReadFile): Passage {
  const file = fileOf(name, locale)
  const raw = readFile(file)
  if (raw === undefined) throw new Error(`${askedBy}: {passage:${name}} needs ${file}, write it`)
  return parsePassage(raw, file)
}

const mergedSources = (lists: readonly (readonly Source[] | undefined)[]) => [
  ...new Map(lists.flatMap((list) => list ?? []).map((source) => [source.id, source])).values(),
]

/**
 * The words of a page with its passages in their places, and with what these rest on: their sources
 * after its own, and their open notes.
 * @throws Error for a passage that is missing or cannot be read.
 */
export function withPassages<Front extends Grounds>(
  front: Front,
  body: string,
  locale: Locale,
  file: string,
  readFile = readOwnFile,
) {
  const names = namesIn(body)
  if (names.length === 0) return { front, body }
  const passages = new Map(names.map((name) => [name, readPassage(name, locale, file, readFile)]))
  const drawn = [...passages.values()]
  const openNotes = [front, ...drawn].flatMap((grounds) => grounds.openNotes ?? [])
  return {
    front: {
      ...front,
      sources: mergedSources([front, ...drawn].map(({ sources }) => sources)),
      ...(openNotes.length > 0 ? { openNotes: [...new Set(openNotes)] } : {}),
    },
    body: body.replace(mark, (_whole, name: string) => passages.get(name)?.body ?? ''),
  }
}
