import { lineWith, type Stop, type WrittenFile } from './stop.ts'

interface Entry {
  id: string
  sample: boolean
}

/** Entries of a list that say of themselves that they are made up. */
export function findSamples(entries: readonly Entry[], list: WrittenFile): Stop[] {
  return entries
    .filter(({ sample }) => sample)
    .map(({ id }) => ({
      file: list.file,
      line: lineWith(list, `id: ${id}`),
      text: `${id} is a sample`,
    }))
}
