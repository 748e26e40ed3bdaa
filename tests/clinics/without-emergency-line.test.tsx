import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { locales } from '#language/locales.ts'
import { screenOf, screens } from '#screens/screens.ts'
import { readSentences } from '#scripts/where/read-sentences.ts'
import { pageIds } from '#site/addresses.ts'
import { wordsOf } from '#words/read-pages.ts'

vi.mock('#config', async (load) => {
  const { clinic } = await load<typeof import('#config')>()
  return { clinic: { ...clinic, phones: { ...clinic.phones, emergency: undefined } } }
})

/** The words are read once, as a build does. */
beforeAll(() => {
  vi.stubEnv('DEV', false)
})

test('who searches for a sentence finds it, whatever claims this clinic does without', () => {
  const texts = readSentences().map(({ text }) => text)
  expect(texts.some((text) => text.includes('{claim:same-day}'))).toBe(true)
})

const everyPage = pageIds.flatMap((id) => locales.map((locale) => ({ id, locale })))

test.each(everyPage)('$id ($locale) claims no answer day and night', ({ id, locale }) => {
  const Screen = screens[screenOf(id)]
  const html = renderToStaticMarkup(<Screen id={id} locale={locale} words={wordsOf(id, locale)} />)
  expect(html.match(/24\/7|24-hour line|línea de 24 horas/g) ?? []).toEqual([])
})
