import { expect, test } from 'vitest'
import { findSharedParagraphs } from './shared-paragraphs.ts'
import { examplePage } from './written-page.examples.ts'

const problemsOf = (first: string, second: string) =>
  findSharedParagraphs([
    examplePage({ id: 'neck-pain', body: first }),
    examplePage({ id: 'whiplash', body: second, top: { summary: 'Whiplash.' } }),
  ])

const paragraph = 'We write down what we find, whether it helps or not.'

test('a paragraph on two pages is reported, whatever its marks', () => {
  const second = '- We **write down** what we find, [whether](page:faq) it helps or not!'
  expect(problemsOf(paragraph, second)).toEqual([
    {
      file: 'content/en/conditions/whiplash.md',
      text: `also stands in content/en/conditions/neck-pain.md: ${paragraph.replace('.', '!')}`,
    },
  ])
})

test('the step that sends to 911 may be the same on every page', () => {
  const step = 'Check the danger signs below. If you have one, call 911.'
  expect(problemsOf(step, step)).toEqual([])
})

test('a few words may be repeated', () => {
  expect(problemsOf('Read before you sign.', 'Read before you sign.')).toEqual([])
})

test('a page may say the same twice', () => {
  expect(problemsOf(`- ${paragraph}\n- ${paragraph}`, 'Other words.')).toEqual([])
})
