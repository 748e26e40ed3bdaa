import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Locale, locales } from '#language/locales.ts'

export interface SamplePost {
  /** Without the `post-` of its file. */
  name: string
  date: string
  heading?: Readonly<Record<Locale, string>>
  /** Further lines above the words, in both languages. */
  lines?: Readonly<Record<Locale, readonly string[]>>
  body?: Readonly<Record<Locale, string>>
}

const subject: Readonly<Record<Locale, string>> = {
  en: 'A made-up post about nothing, so that a list of posts has something to list, number',
  es: 'Un artículo inventado sobre nada, para que una lista de artículos tenga algo, número',
}

const told: Readonly<Record<Locale, string>> = {
  en: 'This is made up.',
  es: 'Esto es inventado.',
}

/** The text of one file of a post. */
export function samplePost({ name, date, heading, lines, body }: SamplePost, locale: Locale) {
  return [
    '---',
    `title: "${locale} ${name}"`,
    `heading: "${heading?.[locale] ?? `Post ${name}`}"`,
    `description: "${subject[locale]} ${name}."`,
    `summary: "${told[locale]} It has two sentences, and [one link](page:whiplash)."`,
    'audience: notice',
    'reviewer: manager',
    'reviewed: 2026-11-01',
    'nextReview: 2027-11-01',
    `date: ${date}`,
    'author: "{chiropractor}"',
    `address: ${locale}-${name}`,
    ...(lines?.[locale] ?? []),
    '---',
    '',
    body?.[locale] ??
      `${told[locale]}\n\n## ${told[locale]}\n\n${told[locale]} ([whiplash](page:whiplash))`,
    '',
  ].join('\n')
}

/** Writes posts into the content of a copy of the site. */
export async function writeSamplePosts(folder: string, posts: readonly SamplePost[]) {
  for (const locale of locales) {
    const own = join(folder, 'content', locale, 'blog/posts')
    await mkdir(own, { recursive: true })
    for (const post of posts) {
      await writeFile(join(own, `post-${post.name}.md`), samplePost(post, locale))
    }
  }
}

export const longHeading: Readonly<Record<Locale, string>> = {
  en: 'What we look at in the first days when you come in with a neck that does not turn, and what we leave alone',
  es: 'Qué revisamos en los primeros días si usted llega con el cuello que no gira, y qué dejamos en paz por ahora',
}

/** The line above the words of a post with a picture. */
export const gardenPicture: Readonly<Record<Locale, string>> = {
  en: 'picture: "![The garden behind the clinic.](photos/garden.jpg)"',
  es: 'picture: "![El jardín detrás de la clínica.](photos/garden.jpg)"',
}

/** Posts of one day each, `1` the newest. */
export const manyPosts = (count: number): SamplePost[] =>
  Array.from({ length: count }, (_, index) => ({
    name: String(index + 1),
    date: new Date(Date.UTC(2026, 9, 31 - index)).toISOString().slice(0, 10),
  }))
