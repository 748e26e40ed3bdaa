import type { Locale } from '#language/locales.ts'
import { sharedWords } from '#language/words.ts'

interface Entry {
  /** Made up, to show how the page works. */
  sample: boolean
}

/** How many entries of a list are made up. */
export function samplesAmong(entries: readonly Entry[]) {
  const { length: count } = entries.filter(({ sample }) => sample)
  if (count === 0) return 'none'
  return count === entries.length ? 'all' : 'some'
}

/** What a list says above its entries; nothing where none is made up. */
export function sampleNote(entries: readonly Entry[], locale: Locale) {
  const samples = samplesAmong(entries)
  return samples === 'none' ? null : sharedWords[locale].listing.sampleNotes[samples]
}

/** What stands after the name of a made-up entry where others are real. */
export const sampleMark = ({ sample }: Entry, entries: readonly Entry[], locale: Locale) =>
  sample && samplesAmong(entries) === 'some' ? ` (${sharedWords[locale].listing.sample})` : ''
