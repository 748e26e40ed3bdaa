import { fill } from '#language/fill.ts'
import { lineWith, type Stop, type WrittenFile } from './stop.ts'
import { gateWords } from './words.ts'

interface Entry {
  id: string
  sample: boolean
}

/** Entries of a list that say of themselves that they are made up. */
export function findSamples(
  entries: readonly Entry[],
  list: WrittenFile,
  words = gateWords.en,
): Stop[] {
  return entries
    .filter(({ sample }) => sample)
    .map(({ id }) => ({
      file: list.file,
      line: lineWith(list, `id: ${id}`),
      text: fill(words.sample, { name: id }),
    }))
}
