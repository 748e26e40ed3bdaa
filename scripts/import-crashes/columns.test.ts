import { expect, test } from 'vitest'
import { matchHeader, normalizedName } from './columns.ts'
import { extractHeaders, publishedHeaders } from './made-up-files.ts'

test.each([
  ['crashes', '\tNCIC Code', 'nciccode'],
  ['crashes', 'ncic-code', 'nciccode'],
  ['crashes', 'CHP555Version', 'chp555version'],
  ['crashes', 'chp-555-version', 'chp555version'],
  ['parties', ' Vehicle1TypeDesc', 'vehicle1typedesc'],
])('a header of %s, %j, is read as %s', (_, header, name) => {
  expect(normalizedName(header)).toBe(name)
})

test('the misspelled header and its right spelling are the same column', () => {
  expect(normalizedName('IsAdditionalObjectStruck')).toBe(
    normalizedName('\tIsAdditonalObjectStruck'),
  )
})

test('the published headers are known, with their tabs, spaces and misspelling', () => {
  for (const table of ['crashes', 'parties', 'injuredwitnesspassengers'] as const) {
    const headers = publishedHeaders[table].split(',')
    expect(matchHeader(table, headers)).toMatchObject({ kind: 'known', family: 'published' })
  }
})

test('the headers of the extract are known', () => {
  expect(matchHeader('crashes', extractHeaders.crashes.split(','))).toMatchObject({
    kind: 'known',
    family: 'extract',
  })
  expect(matchHeader('parties', extractHeaders.parties.split(','))).toMatchObject({
    kind: 'known',
    family: 'extract',
  })
  const people = extractHeaders.injuredwitnesspassengers.split(',')
  expect(matchHeader('injuredwitnesspassengers', people)).toMatchObject({ kind: 'known' })
})

test('two nameless columns at the end of the parties of 2025 are passed over', () => {
  const headers = `${extractHeaders.parties},column-38,column-39`.split(',')
  expect(matchHeader('parties', headers)).toMatchObject({ kind: 'known', family: 'extract' })
})

test('columns are found by name wherever they stand', () => {
  const headers = publishedHeaders.crashes.split(',').toReversed()
  const match = matchHeader('crashes', headers)
  if (match.kind !== 'known') throw new Error(match.words)
  expect(match.position('collisionid')).toBe(headers.length - 1)
})

test('an unknown and a missing column are named', () => {
  const headers = publishedHeaders.crashes.replace('NCIC Code', 'Agency Code').split(',')
  expect(matchHeader('crashes', headers)).toEqual({
    kind: 'not-known',
    words:
      'unknown column "Agency Code"; missing column "nciccode" (compared with the published header)',
  })
})

test('a column that is there twice is named', () => {
  const headers = `${extractHeaders.injuredwitnesspassengers},gender`.split(',')
  expect(matchHeader('injuredwitnesspassengers', headers)).toMatchObject({
    words: 'repeated column "gender" (compared with the published header)',
  })
})

test("another table's file is not taken for this one", () => {
  expect(matchHeader('crashes', publishedHeaders.parties.split(','))).toMatchObject({
    kind: 'not-known',
    words: expect.stringMatching(/^unknown columns .* and \d+ more; missing columns/),
  })
})
