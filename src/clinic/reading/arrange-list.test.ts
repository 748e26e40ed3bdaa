import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { arrangeList, placesBefore } from './arrange-list.ts'

const text = `closed:
  # Every year.
  - { date: "2026-12-25" } # Christmas
  # Agreed in May.
  - { date: "2027-01-01" } # New Year
  - { date: "2027-05-31" } # Memorial Day

until: "2027-12-31"
`

const arranged = (...entries: (number | string)[]) => arrangeList(text, ['closed'], entries)

const added = '{ date: "2027-07-05" }'

test('entries that stay where they are keep every byte', () => {
  expect(arranged(0, 1, 2)).toBe(text)
})

test('an entry goes with its line alone: what stands above it stays', () => {
  expect(arranged(1, 2)).toBe(text.replace('  - { date: "2026-12-25" } # Christmas\n', ''))
  expect(arranged(0, 2)).toBe(text.replace('  - { date: "2027-01-01" } # New Year\n', ''))
  expect(arranged(0, 1)).toBe(text.replace('  - { date: "2027-05-31" } # Memorial Day\n', ''))
})

test('a new entry comes where it is to stand', () => {
  expect(arranged(0, 1, 2, added)).toBe(text.replace('\nuntil', `  - ${added}\n\nuntil`))
  expect(arranged(0, added, 1, 2)).toBe(
    text.replace('# Christmas\n', `# Christmas\n  - ${added}\n`),
  )
  expect(arranged(0, 2, added)).toBe(
    text
      .replace('  - { date: "2027-01-01" } # New Year\n', '')
      .replace('\nuntil', `  - ${added}\n\nuntil`),
  )
})

test('an entry that moves takes its comments along', () => {
  expect(arranged(1, 0, 2)).toBe(`closed:
  # Agreed in May.
  - { date: "2027-01-01" } # New Year
  # Every year.
  - { date: "2026-12-25" } # Christmas
  - { date: "2027-05-31" } # Memorial Day

until: "2027-12-31"
`)
})

test('entries of several lines, with empty lines between them', () => {
  const people = `people: # all of us
  - name: "Ana" # since 2020
    about: |
      Long.
    # and more

  # Half days.
  - name: "Luz"

  - name: "Omar"`
  expect(arrangeList(people, ['people'], [0, 1, 2])).toBe(`${people}\n`)
  expect(arrangeList(people, ['people'], [0, 2])).toBe(
    `${people.replace('  - name: "Luz"\n', '')}\n`,
  )
  expect(parse(arrangeList(people, ['people'], [2, 0, 1]) ?? '')).toEqual({
    people: [{ name: 'Omar' }, { name: 'Ana', about: 'Long.\n' }, { name: 'Luz' }],
  })
})

test('a list on one line has no lines to move', () => {
  expect(arrangeList('days: [1, 2]\n', ['days'], [1, 0])).toBe(undefined)
  expect(arrangeList('days:\n', ['days'], [])).toBe(undefined)
  expect(arrangeList('- - 1\n  - 2\n', [0], [1, 0])).toBe(undefined)
})

describe('where each entry stood before', () => {
  const [a, b, c, x] = ['a', 'b', 'c', 'x'].map((name) => ({ name }))
  test.each([
    ['nothing changes', [a, b, c], [0, 1, 2], [0, 1, 2]],
    ['the first goes, the second is another', [x, c], [1, 2], [1, 2]],
    ['one in the middle goes, the last is another', [a, x], [0, 2], [0, 2]],
    ['one goes, one comes', [b, c, x], [1, 2, 3], [1, 2, undefined]],
    ['two change places by hand', [b, a, c], [0, 1, 2], [1, 0, 2]],
    [
      'one is typed between two, and the last one again',
      [a, x, b, c],
      [0, 1, 2, 3],
      [0, undefined, 1, 2],
    ],
    ['the first is typed over by the second', [b, c], [0, 2], [1, 2]],
    ['nobody says which is which', [a, x], [], [0, 1]],
  ])('%s', (_, after, places, before) => {
    expect(placesBefore([a, b, c], after, places)).toEqual(before)
  })

  test('of entries that are alike, each stays the one that it was', () => {
    expect(placesBefore([a, a, b], [a, b], [1, 2])).toEqual([1, 2])
  })
})
