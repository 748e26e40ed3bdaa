import type { Piece } from './pieces.ts'
import { sentencesOf, wordsOf } from './sentences.ts'
import { countSyllables } from './syllables.ts'

/** Shorter pieces, such as "Your story." at the head of a step, are labels and no sentences. */
const wordsOfASentence = 3

/**
 * The sentences a reader reads as sentences: paragraphs and list items. Headings, labels and table
 * cells are left out: as very short "sentences" they would only flatter the grade.
 */
export function readSentences(pieces: readonly Piece[]): string[] {
  return pieces
    .filter(({ kind }) => kind === 'paragraph' || kind === 'item')
    .flatMap(({ text }) => sentencesOf(text))
    .filter((sentence) => wordsOf(sentence).length >= wordsOfASentence)
}

/**
 * US school grade of English sentences, after Flesch and Kincaid (Kincaid JP and others, Naval
 * Technical Training Command, Research Branch Report 8-75, 1975). 0 without sentences.
 */
export function readingGrade(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf)
  if (words.length === 0) return 0
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}

/** Words; a longer sentence is read aloud once more: it is cut only where it then sounds better. */
export const longSentence = 25

/** Words; nobody holds more than this in mind. */
export const longestSentence = 32

/** Sentences of more words than this. */
export function sentencesOver(words: number, sentences: readonly string[]): string[] {
  return sentences.filter((sentence) => wordsOf(sentence).length > words)
}

/** Words; a sentence of so few is right for a command, and many in a row read like a telegram. */
const shortSentence = 6

/** Share of the running sentences, commands in lists aside, that have 6 words or fewer. */
export function shareOfShort(pieces: readonly Piece[]): number {
  const sentences = readSentences(pieces.filter(({ kind }) => kind === 'paragraph'))
  const short = sentences.filter((sentence) => wordsOf(sentence).length <= shortSentence)
  return short.length / Math.max(sentences.length, 1)
}
