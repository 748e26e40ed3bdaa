import { expect, test } from 'vitest'
import { groupPages } from '#directories/site-map/page-groups.ts'
import { listedPageIds } from '#site/addresses.ts'

const found = (query: string) => groupPages('es', query).flatMap(({ pages }) => pages)

test('the site map holds every listed page once', () => {
  const all = groupPages('en').flatMap(({ pages }) => pages)
  expect([...all].sort()).toEqual([...listedPageIds].sort())
})

test('a search needs no accents and no capitals', () => {
  expect(found('LATIGAZO')).toEqual(['whiplash'])
  expect(found('clinica')).toContain('about-clinic')
})

test('every word of a search must fit', () => {
  expect(found('dolor cuello')).toEqual(['neck-pain'])
  expect(found('dolor xyz')).toEqual([])
})
