import { expect, test } from 'vitest'
import { nothingAnnounced } from '#site/announced.ts'
import { readLiveData } from './live-data.ts'
import type { Asked } from './live-part.ts'
import { reportPart } from './report-part.tsx'

const asked = (search: string, locale: Asked['locale'] = 'en'): Asked => ({
  locale,
  now: 0,
  by: 'server',
  query: new URLSearchParams(search),
  data: readLiveData(),
  announced: nothingAnnounced,
})

test('a filter link is answered with its view', () => {
  const city = reportPart('accident-report')
  expect(city.draw(asked('?severity=serious&from=2019'))).toContain('From 2019 to 2024, police')
  expect(city.draw(asked('', 'es'))).toContain('De 2016 a 2024, la policía registró 15,124')
  expect(reportPart('district-5').draw(asked('?from=2024'))).toContain('in District 5')
})

test('the form shows what the link asks for, and the links keep it', () => {
  const markup = reportPart('accident-report').draw(asked('?severity=serious&from=2019'))
  expect(markup).toMatch(/value="serious"[^>]* checked=""|checked=""[^>]* value="serious"/)
  expect(markup).toMatch(/<select name="from">.*?<option selected="">2019/)
  expect(markup).toContain('district-5?severity=serious&amp;from=2019"')
})

test('the map begins with what comes nearest to the link, and its links keep the filters', () => {
  const markup = reportPart('accident-report').draw(asked('?travel=bicycle&from=2019'))
  const map = markup.slice(markup.indexOf('class="crash-districts'))
  expect(map).toMatch(/<input[^>]*checked=""[^>]*value="bicycle"|value="bicycle"[^>]*checked=""/)
  expect(map).toContain('district-5?from=2019&amp;travel=bicycle"')
  expect(reportPart('district-5').draw(asked(''))).not.toContain('crash-districts')
})

test('whatever a stranger writes is one of the views that there are', () => {
  const { key, search } = reportPart('accident-report')
  expect(key(asked('?severity=%22><script>&from=1&layer=moon&ref=x'))).toBe(
    ' severity layer from not-asked',
  )
  expect(search?.(asked('?to=2020&severity=serious&x=y'))).toBe('?severity=serious&to=2020')
})

test('what an address asks for and nobody counts is named beside the nearest view', () => {
  const city = reportPart('accident-report')
  expect(city.draw(asked('?from=1999&to=2050', 'es'))).toContain(
    'La dirección pide algo que este reporte no tiene: el primer año (from) y el último año (to).',
  )
  expect(city.draw(asked('?from=2017'))).not.toContain('this report does not have')
})
