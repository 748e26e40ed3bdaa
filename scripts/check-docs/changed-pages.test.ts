import { expect, test } from 'vitest'
import { findChangedPages } from './changed-pages.ts'

const judged = '| Home (`content/en/home/home.md`) | 71 % | not yet read | `abcdefghijkl` |'
const find = (seal: string) => findChangedPages(`# Judged\n\n${judged}`, 'docs/a.md', () => seal)

test('a page that is as it was judged needs no warning', () => {
  expect(find('abcdefghijkl')).toEqual([])
})

test('a page that has changed since is named, with its line, what to do and its new seal', () => {
  expect(find('mnopmnopmnop')).toEqual([
    expect.stringMatching(/^docs\/a\.md:3 warning: Home .*two fresh readers.*mnopmnopmnop$/),
  ])
})
