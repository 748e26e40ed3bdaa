import { type Locale, locales } from '#language/locales.ts'
import type { PreviewedWords } from '#words/draw-preview.tsx'
import { fillFacts } from '#words/facts-in-braces.ts'
import type { WordsContext } from '#words/parse-words.ts'
import { parsePassage, type ReadFile } from '#words/passages.ts'
import { imagesIn, photoWordFaults } from '#words/photos-in-words.ts'
import { parsePageWords, someOwnGaps } from '#words/read-pages.ts'

/** Draws the words of a page; throws for whatever cannot be drawn. */
export type DrawWords = (
  words: PreviewedWords,
  locale: Locale,
  unbuilt?: WordsContext['unbuilt'],
) => string

/** What keeps a page from being saved. */
export interface PageFault {
  locale: Locale
  /** 0 where it is not of one line. */
  line: number
  /** Empty for a language that has no words. */
  text: string
}

interface Written {
  files: Readonly<Record<Locale, string>>
  texts: Readonly<Record<Locale, string>>
}

interface Around {
  draw: DrawWords
  /** Reads the passages. */
  readFile: ReadFile
  /** Files of the folder `photos`. */
  photos: readonly string[]
}

const isPassage = (file: string) => file.startsWith('content/passages/')

/**
 * Reads a page or a passage as a build does.
 * @throws Error that says what is wrong, and mostly where.
 */
export function readWritten(
  raw: string,
  locale: Locale,
  file: string,
  readFile: ReadFile,
): PreviewedWords {
  if (!isPassage(file))
    return parsePageWords(raw, locale, file, readFile, someOwnGaps(file, locale))
  const passage = parsePassage(raw, file)
  const body = fillFacts(passage.body, locale, file)
  return { ...passage, body, file }
}

const place = /^(?:content\/[\w/-]+\.md)(?::(\d+))?:?\s*/

/** What a message of the build says, without the file: whoever writes has it before them. */
const faultOf = (message: string, locale: Locale): PageFault => ({
  locale,
  line: Number(place.exec(message)?.[1] ?? 0),
  text: message.replace(place, ''),
})

/** The lines of a message; of YAML that cannot be read the first alone, since the others draw its place. */
function linesOf(message: string) {
  const lines = message.split('\n').filter((line) => line.trim() !== '')
  return lines[0]?.includes('is not YAML') ? lines.slice(0, 1) : lines
}

const lineOf = (text: string, found: string) =>
  text.split('\n').findIndex((line) => line.includes(found)) + 1

/** What is wrong with the photographs of both languages together. */
function photoFaults({ files, texts }: Written, photos: readonly string[]) {
  const shown = locales.flatMap((locale) =>
    imagesIn(texts[locale]).map(({ alt, url }) => ({
      ...{ file: url, alt: alt?.trim() ?? '', locale, words: files[locale] },
      line: lineOf(texts[locale], `](${url}`),
    })),
  )
  const missing = shown
    .filter(({ file }) => !photos.includes(file))
    .map(({ file, line, words }) => `${words}:${line}: ${file} is not among the photographs`)
  return [...photoWordFaults(shown), ...missing].map((message) =>
    faultOf(message, locales.find((locale) => message.startsWith(`${files[locale]}:`)) ?? 'en'),
  )
}

/** Everything that a build would refuse in a page, in both languages. */
export function faultsOfPage(written: Written, { draw, photos, readFile }: Around): PageFault[] {
  const { files, texts } = written
  const faults = locales.flatMap((locale) => {
    const raw = texts[locale]
    if (raw.trim() === '') return [{ locale, line: 0, text: '' }]
    try {
      draw(readWritten(raw, locale, files[locale], readFile), locale)
      return []
    } catch (error) {
      return linesOf((error as Error).message).map((line) => faultOf(line, locale))
    }
  })
  return faults.length > 0 ? faults : photoFaults(written, photos)
}
