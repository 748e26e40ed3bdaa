/** Where a page tells which of our own words stood in a search that no page answers whole. */
export const missedWordsFunction = '/functions/v1/missed-words'

/** More than a search has in earnest; what comes after them is not counted. */
export const mostMissedWords = 8
