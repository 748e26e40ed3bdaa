import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CsvEnd, CsvRows, longestRow } from './csv-rows.ts'

/** Parses in chunks of the given size: rows with their lines, and how the bytes ended. */
function parse(text: string, chunkSize = 7): { rows: [number, string[]][]; end: CsvEnd } {
  const rows: [number, string[]][] = []
  const csv = new CsvRows((row) => {
    rows.push([row.line, Array.from({ length: row.fieldCount }, (_, field) => row.text(field))])
  })
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += chunkSize) {
    csv.push(bytes.subarray(at, at + chunkSize))
  }
  return { rows, end: csv.end() }
}

test('lines end in LF or CRLF, and empty ones are passed over', () => {
  expect(parse('a,b\r\n\r\n1,2\n\n3,\n').rows).toEqual([
    [1, ['a', 'b']],
    [3, ['1', '2']],
    [5, ['3', '']],
  ])
})

test('a quoted field holds commas, doubled quotes and line ends', () => {
  const { rows } = parse('1,"HIGH ST, ""UPPER""\r\nNEAR 35TH",x\n2,y,z\n')
  expect(rows).toEqual([
    [1, ['1', 'HIGH ST, "UPPER"\r\nNEAR 35TH', 'x']],
    [3, ['2', 'y', 'z']],
  ])
})

test('a quote inside a bare field is a plain character', () => {
  expect(parse('1,6" CURB,"",x\n').rows).toEqual([[1, ['1', '6" CURB', '', 'x']]])
})

test('spaces and tabs around a field are dropped', () => {
  expect(parse(' a ,\tb,c \n').rows).toEqual([[1, ['a', 'b', 'c']]])
})

test('letters outside ASCII survive being split between chunks', () => {
  expect(parse('PEÑA,Año\n', 1).rows).toEqual([[1, ['PEÑA', 'Año']]])
})

test('any rows come back as they were written, however the bytes are cut', () => {
  const field = fc.string({ unit: fc.constantFrom('a', 'é', ',', '"', '\n', '\r', ' ', '7') })
  const table = fc.array(fc.array(field, { minLength: 2, maxLength: 5 }), { minLength: 1 })
  const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`
  fc.assert(
    fc.property(table, fc.integer({ min: 1, max: 40 }), (rows, chunkSize) => {
      const text = rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
      const { rows: read, end } = parse(text, chunkSize)
      expect(read.map(([, fields]) => fields)).toEqual(
        rows.map((row) => row.map((value) => value.trim())),
      )
      expect(end).toEqual({
        nextLine: text.split('\n').length,
        endedInsideRow: false,
        rowTooLong: false,
      })
    }),
  )
})

test('a last row without a line end is read and reported with its line', () => {
  const { rows, end } = parse('a,b\n1,2')
  expect(rows.at(-1)).toEqual([2, ['1', '2']])
  expect(end).toEqual({ nextLine: 2, endedInsideRow: true, rowTooLong: false })
})

test('a quote that is never closed is reported with the line where its row begins', () => {
  const { rows, end } = parse('a,b\n1,2\n3,"open\n4,5\n')
  expect(rows).toHaveLength(2)
  expect(end).toEqual({ nextLine: 3, endedInsideRow: true, rowTooLong: false })
})

test('a row without end is given up, so that memory stays small', () => {
  const text = `a,b\n"${'x'.repeat(longestRow + 1000)}`
  expect(parse(text, 64 * 1024).end).toEqual({
    nextLine: 2,
    endedInsideRow: false,
    rowTooLong: true,
  })
})

test('digits are a number, and anything else is -1', () => {
  const numbers: number[] = []
  const csv = new CsvRows((row) => {
    for (let field = 0; field < row.fieldCount; field++) numbers.push(row.digits(field))
    numbers.push(row.digits(99))
  })
  csv.push(Buffer.from('0109, 109 ,"12",-1,1.5,,12a,1234567890123456\n'))
  expect(numbers).toEqual([109, 109, 12, -1, -1, -1, -1, -1, -1])
})

test('fields beyond the widest table are counted and not kept', () => {
  const { rows } = parse(`${'x,'.repeat(199)}x\n`)
  expect(rows[0]?.[1]).toHaveLength(200)
  expect(rows[0]?.[1][199]).toBe('')
})
