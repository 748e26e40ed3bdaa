import { expect, test } from 'vitest'
import { listedPages } from '../support/built-site.ts'
import { faultsOf, thingsOf } from '../support/structured-data.ts'

const clinic = {
  '@type': 'Organization',
  '@id': 'https://clinic.example/#clinic',
  name: 'A Clinic',
  url: 'https://clinic.example/',
}
const review = {
  '@type': 'Review',
  itemReviewed: { '@id': 'https://clinic.example/#clinic' },
  author: { '@type': 'Person', name: 'Marisol Ejemplo' },
  reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5, worstRating: 1 },
  name: 'A visit the same day',
  reviewBody: 'I called on a Saturday.',
  datePublished: '2026-10-04',
  inLanguage: 'en',
}

test.each(listedPages())('$path tells search engines whole things', ({ html }) => {
  const things = thingsOf(html)
  expect(things).not.toEqual([])
  expect(faultsOf(things)).toEqual([])
})

test('a reference to what is not on the page is a fault', () => {
  expect(faultsOf([review])).toEqual([
    'page[0].itemReviewed: nothing on the page is https://clinic.example/#clinic',
  ])
})

test.each([
  ['a required field', { author: undefined }, 'Review needs author'],
  ['a recommended field', { datePublished: undefined }, 'Review should have datePublished'],
  ['the name of a person', { author: { '@type': 'Person' } }, 'page[0].author: Person needs name'],
  ['the date', { datePublished: 'October 4' }, 'page[0].datePublished: a day, or a moment'],
  ['the type', { '@type': 'Opinion' }, 'no rule for Opinion'],
])('a thing without %s is a fault', (_what, change, fault) => {
  const told = JSON.parse(JSON.stringify([{ ...review, ...change }, clinic]))
  const faults = faultsOf(told)
  expect(faults).toEqual([expect.stringContaining(fault)])
})

test('an address without its host is a fault', () => {
  const crumb = { '@type': 'ListItem', position: 1, name: 'Home', item: '/' }
  expect(faultsOf([crumb])).toEqual(['page[0].item: a whole address, with https, not /'])
})
