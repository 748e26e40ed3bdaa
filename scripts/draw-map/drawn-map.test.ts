import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mapText } from './drawn-map.ts'

const map = mapText()

test('the map in the project is the one that its tables give', () => {
  expect(readFileSync('src/city/oakland/map.json', 'utf8')).toBe(map)
})

test('every main street has a course', () => {
  const { streets }: { streets: { name: string; path: string }[] } = JSON.parse(map)
  expect(streets).toHaveLength(16)
  for (const { name, path } of streets) expect(path, name).toMatch(/^M\d+ \d+l-?\d/)
})
