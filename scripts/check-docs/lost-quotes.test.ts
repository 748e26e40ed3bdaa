import { expect, test } from 'vitest'
import { findLostQuotes } from './lost-quotes.ts'

const help = 'content/en/resources/immediate-help.md'
const words: Readonly<Record<string, string>> = { [help]: 'Get safe, and call 911. Take photos.' }
const isSaid = (passage: string, page = '') => (words[page] ?? '').includes(passage.trim())
const find = (...lines: string[]) =>
  findLostQuotes(
    [`| Immediate help (\`${help}\`) |`, '### Immediate help', ...lines].join('\n'),
    'docs/judged.md',
    isSaid,
  )

test('a passage that stands on its page may be quoted, also with something left out', () => {
  expect(find('| “Get safe … Take photos.” | "call 911" |')).toEqual([])
})

test('a passage that is gone is named with its line and its page', () => {
  expect(find('“Get safe … run home”')).toEqual([
    expect.stringMatching(/^docs\/judged\.md:3 quotes “run home”, which content\/en\/resources/),
  ])
})

test('a passage of another page is not said by this one', () => {
  expect(find('### Another page', '“Get safe”')).toHaveLength(1)
})

test('a cell that says so may quote what is gone, and excuses no other', () => {
  expect(find('| “run home” (changed since) | “stay” |')).toEqual([
    expect.stringContaining('“stay”'),
  ])
})
