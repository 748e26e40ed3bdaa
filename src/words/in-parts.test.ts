import type { ElementContent, Root } from 'hast'
import { expect, test } from 'vitest'
import { inParts } from './in-parts.ts'
import { wordsToHtml } from './parse-words.ts'

const words = `Before.

## First

One.

### Within

Two.

## Second

Three.`

const context = { locale: 'en', sourceIds: [], file: 'neck.md' } as const

const namesOf = (children: readonly (Root['children'][number] | ElementContent)[]) =>
  children.flatMap((node) => (node.type === 'element' ? [node.tagName] : []))

test('each second-level heading and what stands below it is a part, in the order of the page', () => {
  const shown = inParts(wordsToHtml(words, context))
  const parts = shown.children.filter((node) => node.type === 'element')
  expect(namesOf(parts)).toEqual(['p', 'div', 'div'])
  expect(parts.slice(1).map(({ children }) => namesOf(children))).toEqual([
    ['h2', 'p', 'h3', 'p'],
    ['h2', 'p'],
  ])
})

test('words without a heading stay as they are', () => {
  const tree = wordsToHtml('One.\n\nTwo.', context)
  expect(inParts(tree)).toEqual(tree)
})
