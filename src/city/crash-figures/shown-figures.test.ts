import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readFigures } from './read-figures.ts'
import { shownFigures } from './shown-figures.ts'

const inProject = readFileSync('src/city/oakland/crashes-shown.json', 'utf8')

test('what the script of the report holds are the figures of the project', () => {
  expect(JSON.parse(inProject)).toEqual(shownFigures(readFigures()))
})

test('roads have their full names', () => {
  const [first] = shownFigures(readFigures()).cityStreets.corridors
  expect(first?.road).toBe('International Boulevard')
})

test('no deaths are in it, and no people by their injury', () => {
  expect(inProject).not.toMatch(/"(?:killed|fatal|people|byInjury)"/)
})
