/** Points inside or after a shortened word that do not end a sentence, in both languages. */
const shortened =
  /\b(?:D\.C|Dr|Dra|Sr|Sra|St|No|vs|U\.S|EE\. ?UU|[A-Z])\.(?=\s\S)|\b[ap]\.(?=\s?m\.)|\bm\.(?=\s\p{Ll})/gu

/** Stands in for such a point while a text is cut; it is in no text of ours. */
const innerPoint = '\u2024'

const sentenceEnd = /(?<=[.!?…][)"”»’']*)\s+(?=\S)/u

/** A word is a run of letters and digits; an apostrophe, hyphen, slash or point may stand inside. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['’.,/-][\p{L}\p{N}]+)*/gu) ?? []
}

/**
 * Cuts plain text into sentences. A colon does not end one. What is left without a mark at its
 * end is a sentence too: a heading, a list item.
 */
export function sentencesOf(text: string): string[] {
  return text
    .replace(shortened, (whole) => whole.replaceAll('.', innerPoint))
    .split(sentenceEnd)
    .map((sentence) => sentence.replaceAll(innerPoint, '.').trim())
    .filter((sentence) => wordsOf(sentence).length > 0)
}
