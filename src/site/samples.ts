import type { Locale } from '#language/locales.ts'
import { sharedWords } from '#language/words.ts'

interface Entry {
  /** Made up, to show how the page works. */
  sample: boolean
}

export const anySamples = (entries: readonly Entry[]) => entries.some(({ sample }) => sample)

/** What a list says above its entries; nothing where none is made up. */
export const sampleNote = (entries: readonly Entry[], locale: Locale) =>
  anySamples(entries) ? sharedWords[locale].listing.sampleNote : null

/** What stands after the name of a made-up entry, wherever it is shown. */
export const sampleMark = ({ sample }: Entry, locale: Locale) =>
  sample ? ` (${sharedWords[locale].listing.sample})` : ''
