import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  hasShape,
  isCount,
  isListOf,
  isOneOf,
  isScore,
  isSetOf,
  isText,
  isTextUpTo,
  orNull,
  readParts,
  readWhole,
  type Shape,
} from './reading.ts'

interface Note {
  text: string
  pain: number | null
  tags: readonly string[]
}

const shape: Shape<Note> = {
  text: isTextUpTo(5),
  pain: orNull(isScore),
  tags: isSetOf(isOneOf(['neck', 'back'])),
}
const note: Note = { text: 'short', pain: null, tags: ['neck'] }
const empty: Note = { text: '', pain: null, tags: [] }

test('a whole record is read in the order of its shape, without what it does not know', () => {
  const stored = { extra: 1, tags: ['neck'], pain: null, text: 'short' }
  expect(JSON.stringify(readWhole(stored, shape))).toBe(JSON.stringify(note))
})

test.each([
  { ...note, text: 'too long' },
  { ...note, pain: 11 },
  { ...note, pain: 2.5 },
  { ...note, pain: undefined },
  { ...note, tags: ['neck', 'neck'] },
  { ...note, tags: ['knee'] },
  { text: 'short', pain: null },
  [note],
  null,
  'short',
])('%j is not whole', (stored) => {
  expect(readWhole(stored, shape)).toBeNull()
})

test('what can be read of a damaged record is read, the rest is as in the fallback', () => {
  expect(readParts({ ...note, pain: 'four', tags: 7 }, shape, empty)).toEqual({
    text: 'short',
    pain: null,
    tags: [],
  })
  expect(readParts('damaged', shape, empty)).toEqual(empty)
})

test('anything at all gives a record that is whole', () => {
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom('text', 'pain', 'tags'), (junk, field) => {
      for (const stored of [junk, { ...note, [field]: junk }]) {
        expect(hasShape(shape)(readParts(stored, shape, empty))).toBe(true)
      }
    }),
  )
})

test('a list may repeat itself, a set may not; a count is whole and not negative', () => {
  expect([isListOf(isText)(['a', 'a']), isSetOf(isText)(['a', 'a'])]).toEqual([true, false])
  expect([0, 12, -1, 1.5, '1'].map((value) => isCount(value))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
