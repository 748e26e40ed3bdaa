import { expect, test } from 'vitest'
import { findUncautioned } from './cautions.ts'
import { examplePage } from './written-page.examples.ts'

const page = (locale: 'en' | 'es', body: string) => {
  const example = examplePage({ body, locale })
  return { ...example, raw: body }
}

test.each([
  ['en', 'Everyone may still apply for Medi-Cal.'],
  ['en', 'Medi-Cal for emergencies: everyone may apply.'],
  ['en', 'California has a license for people without papers (AB 60).'],
  ['es', 'Cualquier persona puede solicitar Medi-Cal.'],
  ['es', 'Existe la licencia AB 60.'],
] as const)('in %s "%s" needs the caution beside it', (locale, body) => {
  expect(findUncautioned(page(locale, body))).toHaveLength(1)
})

test('a caution in another paragraph does not count, one beside it does', () => {
  const apart = 'Everyone may apply for Medi-Cal.\n\n{medi-cal-caution}'
  const beside = 'Everyone may apply for Medi-Cal. {medi-cal-caution}'
  expect(findUncautioned(page('en', apart))).toHaveLength(1)
  expect(findUncautioned(page('en', beside))).toEqual([])
})

test('rates of Medi-Cal and a plan that somebody has need none', () => {
  expect(findUncautioned(page('en', 'The bill is at most the Medi-Cal rate.'))).toEqual([])
})
