import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Locale } from '#i18n/locales.ts'
import { InlineWords, Words } from './words.tsx'

const htmlOf = (text: string, locale: Locale) =>
  renderToStaticMarkup(<Words text={text} locale={locale} file="test" />)

test('the English words of a form are read in English on a Spanish page', () => {
  expect(htmlOf('Un gravamen (*lien*).', 'es')).toContain('(<em lang="en">lien</em>)')
})

test('leaning words of an English page need no language', () => {
  expect(htmlOf('A *lien*.', 'en')).toContain('<em>lien</em>')
})

test('so are those of one line, such as a step of what to do now', () => {
  const line = <InlineWords text="Diga: *Spanish, please*." locale="es" file="test" />
  expect(renderToStaticMarkup(line)).toBe('Diga: <em lang="en">Spanish, please</em>.')
})
