import { foldLetters } from './fold-letters.ts'

/** Words as the end of an address or the name of a file: `Núñez & O'Connor` is `nunez-oconnor`. */
export const hyphenated = (words: string) =>
  foldLetters(words)
    .replaceAll(/['’.]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
