/** Words of a summary without links, notes and the stars of emphasis. */
export const plainWords = (summary: string) =>
  summary
    .replace(/\[\^[^\]]+\]/g, '')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/\*([^*]+)\*/g, '$1')

/** What a card or a list says of a page. */
export function firstSentence(summary: string) {
  const plain = plainWords(summary)
  // "Alex Sample, D.C. and the team": what goes on with a small letter has not ended.
  return /^.*?[.!?](?=\s+\P{Lowercase}|$)/u.exec(plain)?.[0] ?? plain
}
