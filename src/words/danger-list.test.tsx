import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Locale } from '#language/locales.ts'
import { DangerList } from './danger-list.tsx'

const listIn = (locale: Locale) => renderToStaticMarkup(<DangerList locale={locale} />)

test('on a Spanish page the English names of sources are read in English', () => {
  const list = listIn('es')
  expect(list).toContain('<span lang="en">NEXUS low-risk criteria</span>')
  expect(list).toContain('; Una regla de este sitio.')
})

test('the names of an English page need no language', () => {
  const list = listIn('en')
  expect(list).toContain('A rule of this site')
  expect(list).not.toContain('lang="en"')
})

test('a pregnancy that nobody has checked is told once what to do, and when', () => {
  const list = listIn('en')
  expect(list).toContain('call your prenatal care today</li>')
})
