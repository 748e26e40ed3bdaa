import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Locale, locales } from '#language/locales.ts'
import { indexPath, wordsOfIndex } from '#site/search-index.ts'

/** The words on the pages of a build, by language. */
export type OwnWords = ReadonlyMap<Locale, ReadonlySet<string>>

/** @param names the files of the build; without an index of a language, none of its words is known. */
export async function readOwnWords(folder: string, names: readonly string[]): Promise<OwnWords> {
  const words = new Map<Locale, ReadonlySet<string>>()
  for (const locale of locales) {
    const file = indexPath(locale).slice(1)
    if (!names.includes(file)) continue
    words.set(locale, wordsOfIndex(await readFile(path.join(folder, file), 'utf8')))
  }
  return words
}
