import { expect, test } from 'vitest'
import { makePainCounts } from '#contracts/pain-report/figures.ts'
import { readLiveData } from './live-data.ts'
import type { Asked } from './live-part.ts'
import { painPart } from './pain-part.tsx'

const quarter = (name: string) => ({ quarter: name, counts: makePainCounts(() => 30) })

const at = (when: string, quarters?: readonly string[], locale: Asked['locale'] = 'en'): Asked => ({
  locale,
  now: Date.parse(when),
  query: new URLSearchParams('any=thing'),
  data: readLiveData(),
  ...(quarters ? { published: { painQuarters: quarters.map(quarter) } } : {}),
})

test('what is published comes into the page, and leaves it after 24 months', () => {
  const before = at('2026-11-22T20:00:00Z', [])
  const after = at('2026-11-22T20:00:00Z', ['2026-Q3'])
  const twoYearsLater = at('2028-11-22T20:00:00Z', ['2026-Q3'])
  expect(painPart.draw(before)).toContain('There are not enough reports yet.')
  expect(painPart.draw(after)).toContain('July 2026 to September 2026, 1 quarter')
  expect(painPart.draw(after)).toContain('Most often: Head, about 30 of about 150 reports.')
  expect(painPart.draw(twoYearsLater)).toContain('There are not enough reports yet.')
  expect(new Set([before, after].map(painPart.key)).size).toBe(2)
  expect(painPart.key(twoYearsLater)).toBe(painPart.key(before))
})

test('in a page as it was built nobody claims that there are no reports', () => {
  const built = painPart.draw(at('2026-11-22T20:00:00Z', undefined, 'es'))
  expect(built).toContain('se hizo sin los reportes')
  expect(built).not.toContain('Todavía no hay suficientes')
})
