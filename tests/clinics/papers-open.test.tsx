import { expect, test } from 'vitest'
import { clinic } from '#clinic'
import { locales } from '#language/locales.ts'
import { pageIds } from '#site/addresses.ts'
import { wordsOf } from '#words/read-pages.ts'
import { sharedRules } from '#words/shared-rules/words.ts'

const everyPage = pageIds.flatMap((id) => locales.map((locale) => ({ id, locale })))

test('the shipped clinic has decided on none of its rules about papers', () => {
  expect(clinic.ownRules).toEqual({ asksNoStatus: 'open', agentsNeedOrder: 'open' })
})

test.each(everyPage)('$id ($locale) says no rule that nobody has confirmed', ({ id, locale }) => {
  const { body } = wordsOf(id, locale)
  const { asksNoStatus, agentsNeedOrder } = sharedRules[locale]
  expect(body).not.toContain(asksNoStatus)
  expect(body).not.toContain(agentsNeedOrder)
})
