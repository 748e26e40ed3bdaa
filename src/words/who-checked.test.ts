import { expect, test } from 'vitest'
import type { Reviewer } from './registers.ts'
import { checkOf } from './who-checked.ts'

const seal = 'abcdefghijkl'
const page = { role: 'chiropractor', seal, hasOpenNotes: false } as const

const ana: Reviewer = {
  id: 'ana',
  role: 'chiropractor',
  name: 'Ana Example, D.C.',
  license: 'DC 1',
  checked: '2026-11-01',
  pages: { whiplash: seal },
}

test('a page is checked by the person who stands in the register for it', () => {
  expect(checkOf('whiplash', page, [ana])).toBe(ana)
})

test('nobody has checked a page that no entry names', () => {
  expect(checkOf('whiplash', page, [])).toBeUndefined()
  expect(checkOf('neck-pain', page, [ana])).toBeUndefined()
})

test('a person of another role signs nothing', () => {
  expect(checkOf('whiplash', page, [{ ...ana, role: 'manager' }])).toBeUndefined()
})

test('an open note keeps the page unsigned', () => {
  expect(checkOf('whiplash', { ...page, hasOpenNotes: true }, [ana])).toBeUndefined()
})

test('a check ends when the words are others than those that were signed', () => {
  expect(checkOf('whiplash', { ...page, seal: 'bbbbbbbbbbbb' }, [ana])).toBeUndefined()
})

test('of several checks the latest counts', () => {
  const later = { ...ana, id: 'again', checked: '2026-11-20' } as const
  expect(checkOf('whiplash', page, [ana, later])).toBe(later)
})
