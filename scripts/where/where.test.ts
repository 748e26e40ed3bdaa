import { expect, test } from 'vitest'
import { isPartOf, plainWords, wordsSaid, wordsShared } from './match.ts'
import { readSentences } from './read-sentences.ts'

const isIn = (phrase: string, sentence: string) =>
  isPartOf(plainWords(phrase), plainWords(sentence))

test.each([
  ['llamenos a cualquier hora', '¿Se lastimó hoy? Llámenos a cualquier hora:'],
  ['dont guess', 'Don’t guess.'],
  ['It slows down when', '**It slows down** when an exercise hurts.'],
  ['Now: call (510) 555-0134', 'Now: call {office-phone}'],
  ['Call (510) 555-0134', 'Call {number}'],
  ['Due by 3:30 pm on November 21', 'Due by {time} on {date}'],
])('%j is found in %j', (phrase, sentence) => {
  expect(isIn(phrase, sentence)).toBe(true)
})

test('a sentence that is nearly all gaps does not answer to everything', () => {
  expect(isIn('What helps your neck', '{from} to {to}')).toBe(false)
})

test.each([
  ['In the next two minutes', /words\.en\.ts$/, /words\.es\.ts:\d+$/],
  ['estrés postraumático', /^content\/es\//, /^content\/en\//],
])('%j is found with its pair', (phrase, file, pair) => {
  const found = readSentences().filter(({ text }) => isIn(phrase, text))
  expect(found.some((one) => file.test(one.file) && pair.test(one.pair ?? ''))).toBe(true)
})

test('a sentence that says the words itself comes before one whose gaps may hold them', () => {
  const phrase = plainWords('3 miles to the clinic')
  const said = (sentence: string) => wordsSaid(phrase, plainWords(sentence))
  expect(said('{count} miles to the clinic')).toBe(4)
  expect(said('{way} to {place}')).toBe(1)
  expect(said('Miles away')).toBe(Number.NEGATIVE_INFINITY)
})

test('of sentences that share some words the one with the rarest is nearest', () => {
  const sentences = ['of the limit and of the day', 'do fewer of them', 'the end of it'].map(
    plainWords,
  )
  const shared = wordsShared(plainWords('the limit of which is fewer'), sentences)
  const [common = 0, rare = 0, neither = 0] = sentences.map(shared)
  expect(common).toBeGreaterThan(rare)
  expect(rare).toBeGreaterThan(neither)
})

test('what a page draws from a fact in braces is told apart from what it says itself', () => {
  const risk = plainWords('a link between stroke and neck adjustments')
  const saying = readSentences().filter(({ text }) => isPartOf(risk, plainWords(text)))
  const itself = saying.filter(({ own, text }) => isPartOf(risk, plainWords(own ?? text)))
  expect(saying.length).toBeGreaterThan(itself.length)
  expect(itself.map(({ file }) => file)).toEqual(['src/words/shared-rules/words.en.ts'])
})
