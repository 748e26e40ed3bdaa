import { expect, test } from 'vitest'
import { type PageKind, page } from '#site/addresses.ts'
import { dangerStrings } from '#words/danger-signs/danger-strings.ts'
import { allPages, decodeEntities } from '../support/built-site.ts'

/** Kinds of pages that are about bodies: the others carry one quiet line. */
const aboutBodies: readonly PageKind[] = ['condition', 'service', 'landing', 'entry', 'phase']

const cardsIn = (html: string) =>
  [...html.matchAll(/class="care care-(?:emergency|today)"/g)].length

const pages = allPages().filter(({ id }) => page(id).kind !== 'answer')

const withCards = pages.filter(
  ({ id }) =>
    aboutBodies.includes(page(id).kind) ||
    ['immediate-help', 'conditions', 'services'].includes(id),
)

test.each(withCards)('$path carries the danger signs of both urgent levels', ({ html, locale }) => {
  const { headings, meaning } = dangerStrings(locale)
  expect(decodeEntities(html)).toContain(headings[1])
  expect(decodeEntities(html)).toContain(headings[2])
  expect(decodeEntities(html)).toContain(meaning)
  expect(cardsIn(html)).toBeGreaterThanOrEqual(2)
})

test.each(withCards.filter(({ html }) => html.includes('<ul class="cards">')))(
  '$path shows the danger signs before its cards',
  ({ html }) => {
    expect(html.indexOf('danger-cards')).toBeGreaterThan(0)
    expect(html.indexOf('danger-cards')).toBeLessThan(html.indexOf('<ul class="cards">'))
  },
)

const quiet = pages.filter(
  ({ id }) => !withCards.some((one) => one.id === id) && page(id).kind !== 'tool',
)

/** Kinds of pages that lead there from a list, a desk or a map. */
const withLine: readonly PageKind[] = [
  'directory',
  'legal',
  'contact',
  'report',
  'district',
  'area',
]

test.each(pages.filter(({ id }) => withLine.includes(page(id).kind)))(
  '$path carries one quiet line',
  ({ html }) => {
    expect(html.match(/class="danger-line"/g)).toHaveLength(1)
  },
)

test.each(quiet)('$path keeps the red card for pages about bodies', ({ html }) => {
  expect(cardsIn(html)).toBe(0)
})
