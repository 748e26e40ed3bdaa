import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsv } from './csv.examples.ts'
import { toCsv } from './csv.ts'

test('fields are quoted where they must be, numbers are numbers and nothing is empty', () => {
  expect(toCsv([['a', 'b, c', 'say "d"', 'e\nf', ' g', 7, -7, 0, null]])).toBe(
    '\uFEFFa,"b, c","say ""d""","e\nf"," g",7,-7,0,\r\n',
  )
})

test('whatever was typed comes back from the table, commas, quotes and line breaks too', () => {
  const cell = fc.string({ unit: 'grapheme', maxLength: 40 })
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }),
      (rows) => {
        const plain = rows.map((row) => row.map((text) => `x${text}`))
        expect(readCsv(toCsv(plain))).toEqual(plain)
      },
    ),
  )
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1', '\n@x', '＝1', '－1'])(
  'the text %j is not a formula to any spreadsheet',
  (text) => {
    expect(readCsv(toCsv([[text]]))[0]?.[0]).toBe(`'${text}`)
  },
)

test('no text at all can begin a formula', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const [cell = ''] = readCsv(toCsv([[text, 'x']]))[0] ?? []
      expect(cell.trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/u)
    }),
  )
})

test.each(['-08:00', '+05:30'])(
  'the offset %s of a clock stays as ISO 8601 writes it',
  (offset) => {
    expect(readCsv(toCsv([[offset]]))).toEqual([[offset]])
  },
)

test.each(['-08:00+1', '-8:00', '=-08:00'])('%s is no offset', (text) => {
  expect(readCsv(toCsv([[text]]))).toEqual([[`'${text}`]])
})
