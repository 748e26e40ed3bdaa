import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readStreets } from '#city/crash-figures/read-streets.ts'
import { crashPagesFile, crashPagesText } from './crash-pages-text.ts'

const streets = readStreets()
const committed = readFileSync(crashPagesFile, 'utf8')
const idsIn = (text: string) => Object.keys(JSON.parse(text))

test('the pages are those of the figures: run node scripts/crash-pages.ts after new ones', () => {
  expect(crashPagesText(streets, committed)).toBe(committed)
})

test('the 40 corners and 20 streets with most injury crashes have pages', () => {
  const ids = idsIn(crashPagesText(streets, '{}'))
  expect(ids.filter((id) => id.startsWith('corner-'))).toHaveLength(40)
  expect(ids.filter((id) => id.startsWith('street-'))).toHaveLength(20)
  expect(ids).toContain('corner-high-street-and-international-boulevard')
})

test('a page that was built stays while its place is counted, and goes with it', () => {
  const last = streets.corridors.at(-1)?.road.toLowerCase().replaceAll(' ', '-')
  const before = JSON.stringify({ [`street-${last}`]: {}, 'street-of-nobody': {} })
  const ids = idsIn(crashPagesText(streets, before))
  expect(ids).toContain(`street-${last}`)
  expect(ids).not.toContain('street-of-nobody')
})
