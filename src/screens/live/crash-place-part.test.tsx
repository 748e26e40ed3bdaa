import { expect, test, vi } from 'vitest'
import type { Locale } from '#language/locales.ts'
import { ofKind } from '#site/addresses.ts'
import { nothingAnnounced } from '#site/announced.ts'
import { placeAskedPart, placePart } from './crash-place-part.tsx'
import { readLiveData } from './live-data.ts'

const data = readLiveData()

const asked = (search: string, locale: Locale = 'en', day = '2026-11-24') => ({
  locale,
  now: Date.parse(`${day}T20:00:00Z`),
  query: new URLSearchParams(search),
  by: 'server' as const,
  data,
  announced: nothingAnnounced,
})

test.each([
  'high-street-and-international-boulevard',
  'International and High St',
  'high st & international blvd',
])('%s is the same corner', (text) => {
  expect(placeAskedPart.search?.(asked(new URLSearchParams({ place: text }).toString()))).toBe(
    '?place=high-street-and-international-boulevard',
  )
})

test.each(['high and international', 'la High y la internacional', 'internacional con la High'])(
  '%s is the corner that people call so',
  (text) => {
    expect(placeAskedPart.search?.(asked(new URLSearchParams({ place: text }).toString()))).toBe(
      '?place=high-street-and-international-boulevard',
    )
  },
)

test('a street is found without its kind', () => {
  expect(placeAskedPart.search?.(asked('place=fruitvale'))).toBe('?place=fruitvale-avenue')
})

test('what is misspelled is asked about, though a single corner fits', () => {
  const typed = asked('place=hihg and internatonal')
  expect(placeAskedPart.search?.(typed)).toBe('')
  const markup = placeAskedPart.draw(typed)
  expect(markup).toContain('Which one do you mean?')
  expect(markup).not.toContain('no figures for that')
})

test('a street is found by itself', () => {
  expect(placeAskedPart.draw(asked('place=MLK'))).toMatch(/<strong>4\d\d<\/strong>/)
})

test.each([
  ['en', 'High Street and International Boulevard'],
  ['es', 'High Street e International Boulevard'],
] as const)('what was asked for is named above its figures (%s)', (locale, name) => {
  const markup = placeAskedPart.draw(asked('place=international and high', locale))
  expect(markup).toMatch(new RegExp(`<h2[^>]*>${name}</h2><div class="place-report">`))
})

test('what nobody counts is said, and held in memory once', () => {
  const markup = placeAskedPart.draw(asked('place=%3Cscript%3E', 'es'))
  expect(markup).toContain('No tenemos cifras de ese lugar.')
  expect(markup).not.toContain('&lt;script&gt;')
  expect(placeAskedPart.key(asked('place=nowhere'))).toBe(placeAskedPart.key(asked('place=xyz')))
})

test('a page says on which day it was read', () => {
  const [id] = ofKind('crash-place')
  if (!id) throw new Error('no pages of places')
  const part = placePart(id)
  expect(part.draw(asked('', 'en', '2027-03-02'))).toContain('accessed March 2, 2027')
  expect(part.key(asked('', 'en', '2027-03-02'))).not.toBe(part.key(asked('')))
})

test('that day is the one at the clinic, wherever the machine stands', () => {
  const [id] = ofKind('crash-place')
  if (!id) throw new Error('no pages of places')
  // Ten in the evening of March 2 in Oakland.
  const now = Date.parse('2027-03-03T06:00:00Z')
  for (const zone of ['Pacific/Kiritimati', 'UTC', 'Pacific/Pago_Pago']) {
    vi.stubEnv('TZ', zone)
    expect(placePart(id).draw({ ...asked(''), now }), zone).toContain('accessed March 2, 2027')
  }
  vi.unstubAllEnvs()
})

test('no count from 1 to 10 stands in any page of a place', () => {
  for (const {
    injury,
    severe,
    pedestrian,
    bicycle,
    minor,
    possible,
    spans,
    hours,
  } of data.places) {
    const counts = [injury, severe, pedestrian, bicycle, minor, possible, ...hours]
    const all = [...counts, ...spans.map((span) => span.injury)]
    expect(all.filter((count) => count !== null && count > 0 && count < 11)).toEqual([])
  }
})

test('a corner that nobody knows the place of has no page', () => {
  expect(placeAskedPart.draw(asked('place=MLK and 40th Street'))).toContain('no figures for that')
})
