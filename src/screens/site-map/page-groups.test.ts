import { expect, test } from 'vitest'
import { listedPageIds } from '#site/addresses.ts'
import { drawingOfGroup, groupPages } from './page-groups.ts'

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

test('the groups stand in their order, each with its drawing, and none is empty', () => {
  const named = groupPages('en').map(({ drawing, id, pages }) => [id, drawing, pages.length > 0])
  expect(named).toEqual([
    ['start', 'signpost', true],
    ['conditions', 'vertebrae', true],
    ['services', 'treatment-table', true],
    ['tools', 'phone-list', true],
    ['phases', 'three-stations', true],
    ['resources', 'open-book', true],
    ['figures', 'bars', true],
    ['legal', 'scales', true],
    ['areas', 'folded-map', true],
    ['about', 'team', true],
    ['notices', 'pinned-notice', true],
  ])
  expect(drawingOfGroup('services')).toBe('treatment-table')
  expect(drawingOfGroup('whiplash')).toBeUndefined()
})

test('words are found in the address of a page, and spaces around them do not matter', () => {
  expect(found('  dolor de   cuello ')).toEqual(['neck-pain'])
  expect(groupPages('en', 'whiplash treatment').map(({ id }) => id)).toEqual(['conditions'])
})
