import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CsvRow, longestRow, readRows } from './csv-rows.ts'

/** Reads bytes in chunks of the given size: rows with their lines, and what is wrong. */
async function read(text: string, chunkSize = 7) {
  const rows: [number, string[]][] = []
  async function* chunks() {
    const bytes = Buffer.from(text)
    for (let at = 0; at < bytes.length; at += chunkSize) yield bytes.subarray(at, at + chunkSize)
  }
  const addRow = (row: CsvRow) => {
    rows.push([row.line, Array.from({ length: row.fieldCount }, (_, field) => row.text(field))])
  }
  const problem = await readRows('a.csv', chunks(), addRow).catch(({ message }) => message)
  return { rows, problem }
}

test('lines end in LF or CRLF, and empty ones are passed over', async () => {
  expect(await read('a,b\r\n\r\n1,2\n\n3,\n')).toEqual({
    rows: [
      [1, ['a', 'b']],
      [3, ['1', '2']],
      [5, ['3', '']],
    ],
    problem: undefined,
  })
})

test('a quoted field holds commas, doubled quotes and line ends', async () => {
  const { rows } = await read('1,"HIGH ST, ""UPPER""\r\nNEAR 35TH",x\n2,y,z\n')
  expect(rows).toEqual([
    [1, ['1', 'HIGH ST, "UPPER"\r\nNEAR 35TH', 'x']],
    [3, ['2', 'y', 'z']],
  ])
})

test('a quote inside a bare field is a plain character, spaces and tabs around a field are dropped', async () => {
  const { rows } = await read(' 1 ,6" CURB,"",\tx,c \n')
  expect(rows).toEqual([[1, ['1', '6" CURB', '', 'x', 'c']]])
})

test('any rows come back as they were written, with their lines, however the bytes are cut', async () => {
  const field = fc.string({ unit: fc.constantFrom('a', 'é', ',', '"', '\n', '\r', ' ', '7') })
  const table = fc.array(fc.array(field, { minLength: 2, maxLength: 5 }), { minLength: 1 })
  const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`
  await fc.assert(
    fc.asyncProperty(table, fc.integer({ min: 1, max: 40 }), async (rows, chunkSize) => {
      const texts = rows.map((row) => `${row.map(quoted).join(',')}\r\n`)
      const lineOf = (row: number) => texts.slice(0, row).join('').split('\n').length
      expect(await read(texts.join(''), chunkSize)).toEqual({
        rows: rows.map((row, place) => [lineOf(place), row.map((value) => value.trim())]),
        problem: undefined,
      })
    }),
  )
})

test('a last row without a line end is read and reported with its line', async () => {
  const { rows, problem } = await read('a,b\n"1\n",\n\n1,2')
  expect(rows.at(-1)).toEqual([5, ['1', '2']])
  expect(problem).toMatch(/^a.csv, line 5: the file ends in the middle of this row/)
})

test('a quote that is never closed is reported with the line where its row begins', async () => {
  const { rows, problem } = await read('a,b\n"1\n",2\n\n3,"open\n4,5\n')
  expect(rows).toHaveLength(2)
  expect(problem).toMatch(/^a.csv, line 5: the file ends in the middle of this row/)
})

test('a row without end is given up, so that memory stays small', async () => {
  const long = `"${'x'.repeat(longestRow + 1000)}`
  expect((await read(`a,b\n${long}`, 64 * 1024)).problem).toMatch(
    /^a.csv, line 2: a row of more than 1048576 bytes begins here: an unclosed quote/,
  )
  expect((await read(long, 64 * 1024)).problem).toBe('a.csv: the file is empty or not a CSV file')
})

test('digits are a number, and anything else is -1', async () => {
  const numbers: number[] = []
  async function* row() {
    yield Buffer.from('0109, 109 ,"12",-1,1.5,,12a,1234567890123456\n')
  }
  await readRows('a.csv', row(), (row) => {
    for (let field = 0; field <= row.fieldCount; field++) numbers.push(row.digits(field))
  })
  expect(numbers).toEqual([109, 109, 12, -1, -1, -1, -1, -1, -1])
})
