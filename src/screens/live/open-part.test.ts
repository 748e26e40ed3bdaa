import { expect, test } from 'vitest'
import { nothingAnnounced } from '#site/announced.ts'
import { openingHoursLines } from '#site/opening-hours.ts'
import { readLiveData } from './live-data.ts'
import type { Asked } from './live-part.ts'
import { hoursSignPart, openPart } from './open-part.tsx'

const at = (when: string, by: Asked['by'] = 'server'): Asked => ({
  locale: 'en',
  now: Date.parse(when),
  by,
  query: new URLSearchParams(),
  data: readLiveData(),
  announced: nothingAnnounced,
})

const [monday, evening] = ['2026-11-23T10:00:00-08:00', '2026-11-23T18:00:00-08:00']

test('the sign changes when the clinic closes, and its key with it', () => {
  expect(hoursSignPart.draw(at(monday))).toContain('Open until')
  expect(hoursSignPart.draw(at(evening))).toContain('Opens tomorrow')
  expect(hoursSignPart.key(at(evening))).not.toBe(hoursSignPart.key(at(monday)))
})

test('as it is built the sign has the hours of the week, and no now; the header says nothing', () => {
  const sign = hoursSignPart.draw(at(monday, 'build'))
  for (const { days, hours } of openingHoursLines('en')) expect(sign).toContain(`${days}: ${hours}`)
  expect(sign).not.toMatch(/until|opens/i)
  expect(openPart.draw(at(monday, 'build'))).toBe('')
  expect(openPart.draw(at(monday))).toContain('Open until')
})
