/**
 * Where a sentence of the site is written: `npm run where -- "part of a sentence"`. As a visitor
 * reads it, with facts filled in; accents and capitals do not matter. Ends with 1 when there is none.
 */
import { isPartOf, plainWords, wordsSaid, wordsShared } from './where/match.ts'
import { readSentences, type Sentence } from './where/read-sentences.ts'

const phrase = plainWords(process.argv.slice(2).join(' '))
const sentences = readSentences().map((sentence) => ({
  ...sentence,
  words: plainWords(sentence.text),
}))

function show({ file, line, text, pair }: Sentence) {
  console.log(`${file}:${line}\n  ${text.trim()}`)
  if (pair) console.log(`  in the other language: ${pair}`)
}

const found = phrase.length > 0 ? sentences.filter(({ words }) => isPartOf(phrase, words)) : []
// Sentences that are mostly gaps come last.
const said = ({ words }: { words: readonly string[] }) => wordsSaid(phrase, words)
found.toSorted((a, b) => said(b) - said(a)).forEach(show)
if (found.length === 0) {
  process.exitCode = 1
  const shared = (words: readonly string[]) => wordsShared(phrase, words)
  const [nearest] = [...sentences].sort((a, b) => shared(b.words) - shared(a.words))
  console.log('No sentence of the site has these words in this order. The nearest is:')
  if (nearest) show(nearest)
}
