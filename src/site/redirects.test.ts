import { expect, test } from 'vitest'
import { page, pageIds } from '#site/addresses.ts'
import { redirects } from '#site/redirects.ts'

const pathOf = (target: string) => target.split('#')[0]
const isSpanish = (path: string) => path === '/es' || path.startsWith('/es/')
const pagePaths = new Set(pageIds.flatMap((id) => [page(id).en, page(id).es]))

test('no old address is listed twice', () => {
  const seen = redirects.map(({ from }) => from)
  expect(seen.filter((from, index) => seen.indexOf(from) !== index)).toEqual([])
})

test('no old address hides a page', () => {
  expect(redirects.filter(({ from }) => pagePaths.has(from))).toEqual([])
})

test('every redirect lands on a page in one hop', () => {
  expect(redirects.filter((redirect) => !pagePaths.has(pathOf(redirect.to) ?? ''))).toEqual([])
})

test('an address under /es stays Spanish', () => {
  expect(redirects.filter(({ from, to }) => isSpanish(from) && !isSpanish(to))).toEqual([])
})

test('an old Spanish page leads to a Spanish one', () => {
  const old = redirects.filter(({ reason }) => reason === 'a Spanish page of an earlier site')
  expect(old.length).toBeGreaterThan(5)
  expect(old.filter(({ to }) => !isSpanish(to))).toEqual([])
})

test.each([
  ['/blog', '/blog/phase-1-pain-relief'],
  ['/areas/rockridge', '/areas/oakland-neighborhoods#rockridge'],
  ['/areas/downtown-oakland', '/areas/oakland-neighborhoods#downtown'],
  ['/areas/oakland', '/services/auto-accident-treatment-oakland'],
  ['/services/same-day-accident-assessment', '/same-day-accident-assessment'],
  ['/services/24-hour-pain-emergency-care', '/24-hour-pain-emergency-care'],
  ['/services/free-injury-consultation-call', '/free-injury-consultation-call'],
  ['/services/treatment-process', '/about/treatment-process'],
  ['/services/what-to-expect-during-treatment', '/about/what-to-expect-during-treatment'],
  ['/neck-pain-oakland', '/conditions/neck-pain-oakland'],
  ['/symptom-tracker', '/tools/symptom-tracker'],
  ['/insurance-claims-guide', '/resources/insurance-claims-guide'],
  ['/trauma-recovery-newsletter', '/resources/trauma-recovery-newsletter'],
  ['/neck-pain-after-car-accident-oakland', '/conditions/neck-pain-oakland'],
  ['/resultados-comprobados-latinos', '/es/resultados-comprobados-latinos'],
  ['/tratamiento-latigazo-cervical-oakland', '/es/servicios-en-espanol#latigazo-cervical'],
])('%s goes to %s', (from, to) => {
  expect(redirects.find((redirect) => redirect.from === from)?.to).toBe(to)
})
