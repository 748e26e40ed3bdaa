import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { locales } from '#language/locales.ts'
import { CallOrText } from '#screens/call-or-text.tsx'
import { href } from '#site/addresses.ts'
import { officeLine, urgentLine } from '#site/contact-links.ts'
import type { PageWords } from '#words/page-words.ts'

type Line = PageWords['line']

/** Where the buttons of a page lead that names a line, and what they look like. */
function buttonsOf(line: Line, locale: 'en' | 'es' = 'en') {
  const row = document.createElement('div')
  row.innerHTML = renderToStaticMarkup(<CallOrText locale={locale} line={line} />)
  return [...row.querySelectorAll('a')].map((button) => ({
    href: button.getAttribute('href'),
    look: button.classList[1],
    label: button.textContent,
  }))
}

test.each([
  ['no line', undefined, officeLine.href],
  ['the emergency line', 'emergency', urgentLine.href],
] as const)('a page that names %s rings it first, and not in gold', (_what, line, rung) => {
  const [first, ...rest] = buttonsOf(line)
  expect(first).toMatchObject({ href: rung, look: 'btn-outline-cta' })
  expect(rest.map(({ look }) => look)).toEqual(rest.map(() => 'btn-outline'))
})

test('who is not for this clinic finds a hospital before its number', () => {
  const [first, second, ...rest] = buttonsOf('hospital')
  expect(first).toMatchObject({ href: href('hospitals', 'en'), look: 'btn-default' })
  expect(second).toMatchObject({ href: officeLine.href, look: 'btn-outline' })
  expect(rest).toEqual([])
})

test.each(locales)('after 911 stands the office, less loud (%s)', (locale) => {
  const [first, second, ...rest] = buttonsOf('call-911', locale)
  expect(first?.label).toMatch(/^(Call|Llame al) 911$/)
  expect(first?.look).toBe('btn-urgent')
  expect(second).toMatchObject({ href: officeLine.href, look: 'btn-outline' })
  expect(second?.label).toContain(officeLine.number.replaceAll(' ', '\u00a0'))
  expect(rest).toEqual([])
})
