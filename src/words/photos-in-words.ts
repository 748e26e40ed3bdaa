import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Image } from 'mdast'
import { visit } from 'unist-util-visit'
import { isPhotoFile } from '#clinic/photos/photo-files.ts'
import { readOnce } from '#clinic/reading/read-once.ts'
import { type Locale, locales, otherLocale } from '#language/locales.ts'
import { isServed } from '#site/addresses.ts'
import { treeOf } from '#words/markdown.ts'
import { readAllWords } from '#words/read-pages.ts'

/** A photograph among the words of a page. */
export interface PhotoInWords {
  /** Path below the project: `photos/garden.jpg`. */
  file: string
  /** What it shows, for whoever does not see it. */
  alt: string
  locale: Locale
  /** File of the words, and the line where the photograph stands. */
  words: string
  line: number
}

const example = '![The garden behind the clinic.](photos/garden.jpg)'

export function imagesIn(body: string) {
  const found: Image[] = []
  if (body.includes('![')) visit(treeOf(body), 'image', (image) => void found.push(image))
  return found
}

/** Gaps are filled before words are parsed, so the line is looked up in the file as it was written. */
const lineOf = (url: string, raw: string) =>
  raw.split('\n').findIndex((line) => line.includes(`](${url}`)) + 1

/** Nothing is made yet of the photograph of a post that has its day to come. */
const shownWords = (locale: Locale) =>
  [...readAllWords()[locale]].flatMap(([id, words]) =>
    id === 'not-found' || isServed(id) ? [words] : [],
  )

/** Every photograph that words show; pages that share a file show it once. */
export const readPhotosInWords = readOnce((): PhotoInWords[] => {
  const photos = locales.flatMap((locale) =>
    shownWords(locale).flatMap(({ body, file: words }) =>
      imagesIn(body).map(({ alt, url }): PhotoInWords => {
        const raw = readFileSync(join(process.cwd(), words), 'utf8')
        return { file: url, alt: alt?.trim() ?? '', locale, words, line: lineOf(url, raw) }
      }),
    ),
  )
  return [...new Map(photos.map((photo) => [`${photo.words} ${photo.file}`, photo])).values()]
})

const twinOf = (words: string, locale: Locale) =>
  words.replace(`/${locale}/`, `/${otherLocale(locale)}/`)

/** What is wrong with how words show photographs, each with its file and line. */
export function photoWordFaults(photos: readonly PhotoInWords[]): string[] {
  return photos.flatMap(({ alt, file, line, locale, words }) => {
    const place = `${words}:${line}: `
    if (!isPhotoFile(file)) {
      return `${place}${file} should be a JPEG, PNG or WebP in the folder photos, such as ${example}`
    }
    const twin = twinOf(words, locale)
    const hasTwin = photos.some((other) => other.words === twin && other.file === file)
    return [
      ...(alt ? [] : [`${place}say what ${file} shows between the brackets, such as ${example}`]),
      ...(hasTwin ? [] : [`${place}${twin} has not the photograph ${file}: write it there too`]),
    ]
  })
}
