import * as v from 'valibot'
import { stringify } from 'yaml'
import { clinic } from '#clinic'
import { headFields } from '#clinic/posts/post-fields.ts'
import { postFolder } from '#clinic/posts/read-posts.ts'
import { bilingual, day, fields, oneOf, yesOrNo } from '#clinic/reading/fields.ts'
import { readFrontMatter, splitFrontMatter } from '#clinic/reading/front-matter.ts'
import { addDays, type Day } from '#language/dates/days.ts'
import type { Bilingual, Locale } from '#language/locales.ts'
import { nameWithTitle } from '#site/people.ts'
import { postAuthors } from '#words/post-words.ts'
import { reviewerRoles } from '#words/reviewer-roles.ts'
import { freeName, slugOf } from './file-names.ts'

/**
 * What is asked of a new post; everything else above its words is made of that. Asked for at each use:
 * a server may have no words beside it.
 */
export const newPostSchema = () => fields('a post', { post: postSchema() })

const postSchema = () =>
  fields('a post', {
    title: fields('the title in both languages', {
      en: headFields.heading,
      es: headFields.heading,
    }),
    summary: bilingual(
      'a sentence or two',
      'Seat, headrest, mirrors.',
      'Asiento, cabecera, espejos.',
    ),
    description: bilingual(
      'what search engines show, 70 to 160 characters',
      'Seat, headrest and mirrors, set once before you drive, so that your neck has less to do.',
      'Asiento, cabecera y espejos, una vez antes de manejar, para que el cuello trabaje menos.',
    ),
    text: bilingual('the words of the post', 'The seat.', 'El asiento.'),
    date: day('the day from which it is shown'),
    author: oneOf('who wrote it', postAuthors()),
    reviewer: oneOf('who has to check it', reviewerRoles),
    draft: yesOrNo('whether it is not finished'),
  })

export type NewPost = v.InferOutput<ReturnType<typeof postSchema>>

/** A post that is there, by what another one may not have. */
export interface KnownPost {
  id: string
  heading: Bilingual
  address: Bilingual
}

const postFile = /^content\/(?:en|es)\/blog\/posts\/(?<id>post-[a-z\d-]+)\.md$/

/** The ids of the posts among files, of those that one language lacks too. */
export const postIdsIn = (files: Iterable<string>) =>
  [...new Set([...files].flatMap((file) => postFile.exec(file)?.groups?.['id'] ?? []))].toSorted()

export const filesOfPost = (id: string): Bilingual => ({
  en: `${postFolder('en')}/${id}.md`,
  es: `${postFolder('es')}/${id}.md`,
})

const headSchema = v.looseObject({
  heading: v.fallback(v.string(), ''),
  address: v.fallback(v.string(), ''),
})

/** Heading and address of a file; empty where they cannot be read. */
export function headOf(raw: string) {
  try {
    const { frontMatter } = splitFrontMatter(raw, '')
    const read = readFrontMatter(headSchema, frontMatter, (words) => words)
    if (read.kind === 'front-matter') return read.front
  } catch {
    // The page itself says what is wrong with it.
  }
  return { heading: '', address: '' }
}

/** The name of who wrote it follows the settings where the settings have it. */
const authorOf = ({ author }: NewPost) =>
  author === nameWithTitle(clinic.chiropractor) ? '{chiropractor}' : author

const daysToReview = 182

function textOf(post: NewPost, locale: Locale, address: string, today: Day) {
  const { date, description, draft, reviewer, summary, text, title } = post
  const front = {
    title: title[locale],
    heading: title[locale],
    description: description[locale],
    summary: summary[locale],
    audience: 'patient',
    reviewer,
    reviewed: today,
    nextReview: addDays(today, daysToReview),
    date,
    author: authorOf(post),
    address,
    ...(draft && { draft }),
  }
  return `---\n${stringify(front, { lineWidth: 0 })}---\n\n${text[locale].replaceAll('\r\n', '\n').trim()}\n`
}

/** Both files of a post, with a name and addresses that no other post has. */
export function writePost(post: NewPost, known: readonly KnownPost[], today: Day) {
  const ids = known.map(({ id }) => id)
  const id = freeName(`post-${slugOf(post.title.en, 'post')}`, ids)
  const textIn = (locale: Locale) => {
    const taken = known.map(({ address }) => address[locale])
    return textOf(post, locale, freeName(slugOf(post.title[locale], 'post'), taken), today)
  }
  return { id, files: filesOfPost(id), texts: { en: textIn('en'), es: textIn('es') } }
}

/** The field of the form whose value a message about a file is about. */
export function fieldOfFault(text: string, locale: Locale) {
  const [, name = ''] = /^(\w+) should be /.exec(text) ?? []
  const asked = name === 'heading' ? 'title' : name
  const { entries } = postSchema()
  if (!Object.hasOwn(entries, asked)) return
  const inLanguage = Object.hasOwn(Object(entries[asked as keyof typeof entries]), 'entries')
  return `post.${asked}${inLanguage ? `.${locale}` : ''}`
}
