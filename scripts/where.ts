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

/** What a page says only through a fact in braces is written where the fact is. */
const saysItself = ({ own, words }: (typeof found)[number]) =>
  own === undefined ? words.length > 0 : isPartOf(phrase, plainWords(own))
const written = found.filter(saysItself)
const drawn = written.length > 0 ? found.filter((one) => !saysItself(one)) : []

// Sentences that are mostly gaps come last.
const said = ({ own, text }: Sentence) => wordsSaid(phrase, plainWords(own ?? text))
const shown = written.length > 0 ? written : found
shown.toSorted((a, b) => said(b) - said(a)).forEach(show)
if (drawn.length > 0) {
  console.log(
    `Drawn by words in braces: ${drawn.map(({ file, line }) => `${file}:${line}`).join(', ')}`,
  )
}

/** Prints what shares the rarest words with the phrase. */
function showNearest(among: typeof sentences) {
  const shared = wordsShared(
    phrase,
    among.map(({ words }) => words),
  )
  const [nearest] = [...among].sort((a, b) => shared(b.words) - shared(a.words))
  if (nearest) show(nearest)
}

if (found.length === 0) {
  process.exitCode = 1
  console.log('No sentence of the site has these words in this order. The nearest is:')
  showNearest(sentences)
} else if (written.length === 0) {
  console.log('Its words in braces are filled in, most likely from:')
  showNearest(sentences.filter(({ own }) => own === undefined))
}
