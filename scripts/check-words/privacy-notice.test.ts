import { expect, test } from 'vitest'
import { locales } from '#language/locales.ts'
import { findLostNotice } from './privacy-notice.ts'
import { examplePage } from './written-page.examples.ts'

const page = (body: string, locale: 'en' | 'es') =>
  examplePage({ id: 'privacy-practices', locale, body })

test.each(locales)('a notice without its parts names every one (%s)', (locale) => {
  expect(findLostNotice(page('We keep secrets.', locale))).toHaveLength(11)
})

test('a part that is there is not missed', () => {
  const [first] = findLostNotice(page('You may ask us to amend it.', 'en'))
  expect(findLostNotice(page('You may ask us to amend it.', 'en'))).toHaveLength(10)
  expect(first?.text).toBe('has lost the opening words, which 45 CFR 164.520 requires')
})

test('other pages are asked for nothing', () => {
  expect(findLostNotice(examplePage())).toEqual([])
})
