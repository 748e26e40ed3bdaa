import { expect, test } from 'vitest'
import { foldQuestions } from './fold-questions.ts'
import { wordsToHtml } from './parse-words.ts'

const words = `Before.

## Group

### First?

One.

Two.

### Second?

Three.

## Other group

After.`

const context = { locale: 'en', sourceIds: [], file: 'faq.md' } as const

const elementsOf = (children: ReturnType<typeof foldQuestions>['children']) =>
  children.filter((node) => node.type === 'element')

test('a question folds its answer, and nothing else is folded', () => {
  const shown = elementsOf(foldQuestions(wordsToHtml(words, context)).children)
  expect(shown.map(({ tagName }) => tagName)).toEqual(['p', 'h2', 'details', 'details', 'h2', 'p'])
})

test('the anchor of a question leads into its answer', () => {
  const [question] = elementsOf(foldQuestions(wordsToHtml(words, context)).children).filter(
    ({ tagName }) => tagName === 'details',
  )
  expect(question?.children).toMatchObject([
    { tagName: 'summary', children: [{ tagName: 'h3', properties: {} }] },
    { tagName: 'div', properties: { id: 'first' } },
  ])
})

test('the words of the page stay as they were', () => {
  const html = wordsToHtml(words, context)
  const before = JSON.stringify(html)
  foldQuestions(html)
  expect(JSON.stringify(html)).toBe(before)
})
