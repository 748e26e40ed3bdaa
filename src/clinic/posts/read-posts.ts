import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import { atField, readFrontMatter, splitFrontMatter } from '#clinic/reading/front-matter.ts'
import type { Day } from '#language/dates/days.ts'
import { type Bilingual, type Locale, locales } from '#language/locales.ts'
import { headFields } from './post-fields.ts'

export type PostId = `post-${string}`

/** A post of the blog as the table of addresses knows it. */
export interface Post {
  /** The name of its files. */
  id: PostId
  date: Day
  name: Bilingual
  /** The last part of its address. */
  address: Bilingual
  isDraft: boolean
  isShown: boolean
}

export interface ReadPosts {
  /** The newest first. */
  posts: readonly Post[]
  /** Each names the file, the line, the field and what it should hold. */
  faults: readonly string[]
}

export const postFolder = (locale: Locale) => `content/${locale}/blog/posts`

const headSchema = v.looseObject(headFields)

type Head = v.InferOutput<typeof headSchema>

/** The names of the files of a language, without their ending. */
function namesIn(locale: Locale) {
  const folder = join(process.cwd(), postFolder(locale))
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => basename(name, '.md'))
}

const isPostId = (name: string): name is PostId => /^post-[a-z0-9-]+$/.test(name)

const asWritten = (words: string) => words

type ReadHead = { kind: 'head'; head: Head } | { kind: 'faulty'; faults: readonly string[] }

function readHead(id: PostId, locale: Locale): ReadHead {
  const file = `${postFolder(locale)}/${id}.md`
  const path = join(process.cwd(), file)
  if (!existsSync(path)) {
    const fault = `${file} is missing: a post stands in both languages, in files of the same name`
    return { kind: 'faulty', faults: [fault] }
  }
  const raw = readFileSync(path, 'utf8')
  try {
    const read = readFrontMatter(headSchema, splitFrontMatter(raw, file).frontMatter, asWritten)
    if (read.kind === 'front-matter') return { kind: 'head', head: read.front }
    return { kind: 'faulty', faults: read.problems.map((problem) => atField(problem, raw, file)) }
  } catch (error) {
    return { kind: 'faulty', faults: [(error as Error).message] }
  }
}

/** What both files of a post must have alike. */
function twinFaults(id: PostId, english: Head, spanish: Head) {
  const file = `${postFolder('es')}/${id}.md`
  return (['date', 'draft'] as const).flatMap((field) =>
    english[field] === spanish[field]
      ? []
      : [
          `${file}: ${field} should be as in ${postFolder('en')}/${id}.md: ${english[field] ?? 'left out'}`,
        ],
  )
}

/** What decides whether a post is shown. */
export type Publishing = Pick<Head, 'date' | 'draft'>

function readPost(id: PostId, isShown: (post: Publishing) => boolean): Post | readonly string[] {
  const [english, spanish] = [readHead(id, 'en'), readHead(id, 'es')]
  if (english.kind === 'faulty' || spanish.kind === 'faulty') {
    return [english, spanish].flatMap((read) => (read.kind === 'faulty' ? read.faults : []))
  }
  const [en, es] = [english.head, spanish.head]
  const faults = twinFaults(id, en, es)
  if (faults.length > 0) return faults
  return {
    id,
    date: en.date,
    name: { en: en.heading, es: es.heading },
    address: { en: en.address, es: es.address },
    isDraft: en.draft === true,
    isShown: isShown(en),
  }
}

/** The newest first; two of a day by their names, so that the order stays. */
const byDate = (one: Post, other: Post) =>
  other.date.localeCompare(one.date) || one.id.localeCompare(other.id)

/** Posts that would lie where another lies. */
function sharedAddresses(posts: readonly Post[]) {
  return locales.flatMap((locale) =>
    [...Map.groupBy(posts, ({ address }) => address[locale])].flatMap(([address, those]) =>
      those.length > 1
        ? [
            `${postFolder(locale)}: ${those.map(({ id }) => `${id}.md`).join(' and ')} have the same address, ${address}`,
          ]
        : [],
    ),
  )
}

/** The posts of the blog, by what stands above their words. */
export function readPosts(isShown: (post: Publishing) => boolean): ReadPosts {
  const names = [...new Set(locales.flatMap(namesIn))].sort()
  const strange = names
    .filter((name) => !isPostId(name))
    .map(
      (name) =>
        `${postFolder('en')}/${name}.md: name the file post-… in the letters a to z, such as post-how-to-sit.md, and its twin too`,
    )
  const read = names.filter(isPostId).map((id) => readPost(id, isShown))
  const posts = read.filter((post) => 'id' in post).sort(byDate)
  const faults = read.flatMap((post) => ('id' in post ? [] : post))
  return { posts, faults: [...strange, ...faults, ...sharedAddresses(posts)] }
}
