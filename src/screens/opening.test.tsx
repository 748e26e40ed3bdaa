import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { CallOrText } from '#screens/opening.tsx'
import { officeLine, urgentLine } from '#site/contact-links.ts'
import type { PageWords } from '#words/page-words.ts'

type Line = PageWords['line']

/** Where the buttons of a page lead that names a line, and which of them is the loud one. */
function buttonsOf(line: Line, locale: 'en' | 'es' = 'en') {
  const row = document.createElement('div')
  row.innerHTML = renderToStaticMarkup(<CallOrText locale={locale} line={line} />)
  return [...row.querySelectorAll('a')].map((button) => ({
    href: button.getAttribute('href'),
    loud: button.matches('.btn-cta'),
    label: button.textContent,
  }))
}

test.each([
  ['no line', undefined, officeLine.href],
  ['the emergency line', 'emergency', urgentLine.href],
  ['911', 'call-911', 'tel:911'],
] as const)('a page that names %s has one loud button, which rings it', (_what, line, rung) => {
  expect(buttonsOf(line).filter(({ loud }) => loud)).toMatchObject([{ href: rung }])
})

test.each(locales)('after 911 stands the office, less loud (%s)', (locale) => {
  const [first, second, ...rest] = buttonsOf('call-911', locale)
  expect(first?.label).toMatch(/^(Call|Llame al) 911$/)
  expect(second).toMatchObject({ href: officeLine.href, loud: false })
  expect(second?.label).toContain(officeLine.number.replaceAll(' ', '\u00a0'))
  expect(rest).toEqual([])
})
