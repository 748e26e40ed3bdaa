import { expect, test } from 'vitest'
import type { Reviewer } from './registers.ts'
import { checkOf } from './who-checked.ts'

const page = { reviewer: 'chiropractor', reviewed: '2026-11-01' } as const

const ana: Reviewer = {
  id: 'ana',
  role: 'chiropractor',
  name: 'Ana Example, D.C.',
  license: 'DC 1',
  checked: '2026-11-01',
  pages: ['whiplash'],
}

test('a page is checked by the person who stands in the register for it', () => {
  expect(checkOf('whiplash', [page, page], [ana])).toBe(ana)
})

test('nobody has checked a page that no entry names', () => {
  expect(checkOf('whiplash', [page, page], [])).toBeUndefined()
  expect(checkOf('neck-pain', [page, page], [ana])).toBeUndefined()
})

test('a person of another role signs nothing', () => {
  expect(checkOf('whiplash', [page, page], [{ ...ana, role: 'manager' }])).toBeUndefined()
})

test('a note that is open in one language keeps the page unsigned in both', () => {
  const open = { ...page, needsCheck: ['Read the study first.'] }
  expect(checkOf('whiplash', [page, open], [ana])).toBeUndefined()
})

test('words that were gone over after the check wait for a new one', () => {
  const changed = { ...page, reviewed: '2026-11-02' } as const
  expect(checkOf('whiplash', [changed, changed], [ana])).toBeUndefined()
})

test('of several checks the latest counts', () => {
  const later = { ...ana, id: 'again', checked: '2026-11-20' } as const
  expect(checkOf('whiplash', [page, page], [ana, later])).toBe(later)
})
