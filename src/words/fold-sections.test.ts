import { expect, test } from 'vitest'
import { sectionsOf } from './fold-sections.ts'
import { wordsToHtml } from './parse-words.ts'

const words = `Before.

## First

One.

### Within

Two.

## Second

Three.

::call`

test('words are cut at their headings, and how to reach us stays outside', () => {
  const html = wordsToHtml(words, { locale: 'en', sourceIds: [], file: 'report.md' })
  const shape = sectionsOf(html).map(({ heading, content }) => [
    heading?.properties['id'],
    content.flatMap((node) => (node.type === 'element' ? node.tagName : [])),
  ])
  expect(shape).toEqual([
    [undefined, ['p']],
    ['first', ['p', 'h3', 'p']],
    ['second', ['p']],
    [undefined, ['words-call']],
  ])
})
