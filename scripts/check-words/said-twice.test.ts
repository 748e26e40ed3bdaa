import { expect, test } from 'vitest'
import { findOwedTwice, findRepeatedSentences } from './said-twice.ts'
import { examplePage } from './written-page.examples.ts'

const claim = 'We write down what we find, whether it helps or not.'

test('a sentence that the page has said is reported, whatever its marks', () => {
  const body = `First. ${claim}\n\n- We **write down** what we find, [whether](page:faq) it helps or not!`
  expect(findRepeatedSentences(examplePage({ body }))).toEqual([
    {
      file: 'content/en/conditions/neck-pain.md',
      text: `says twice: ${claim.replace('.', '!')}`,
    },
  ])
})

test('the summary is said too', () => {
  expect(findRepeatedSentences(examplePage({ top: { summary: claim }, body: claim }))).toHaveLength(
    1,
  )
})

test('a short sentence, a warning and the caption of a drawing may come again', () => {
  const short = 'These studies were not about crashes.'
  const warning = 'If you have a danger sign, call 911 or go to an emergency room.'
  const caption = `${claim}\n\n:::drawing{name="turn-head"}\n${claim}\n:::`
  for (const body of [`${short} ${short}`, `${warning}\n\n${warning}`, caption])
    expect(findRepeatedSentences(examplePage({ body }))).toEqual([])
})

test('what a lien may leave to pay is not said beside the sentence that says it', () => {
  const english = '{how-to-pay} With a lien, you may still owe if your case pays nothing.'
  const spanish = '{how-to-pay} Con un gravamen, puede quedar debiendo la cuenta.'
  expect(findOwedTwice(examplePage({ body: english }))).toHaveLength(1)
  expect(findOwedTwice(examplePage({ body: spanish, locale: 'es' }))).toHaveLength(1)
})

test('a part of its own about liens says what may be owed', () => {
  const body = '{how-to-pay}\n\n## Liens\n\nYou may still owe us the bill.'
  expect(findOwedTwice(examplePage({ body }))).toEqual([])
})
