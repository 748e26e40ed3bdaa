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

test('the signs of a level stand by the part of the body, seven at most to a list', () => {
  const list = listIn('en')
  expect(list).toContain('<h3>Belly and pregnancy</h3>')
  const inItems = /<ul>(?:(?!<\/?ul>).)*<\/ul>/gs
  const withoutConditions = list.replaceAll(inItems, (inner) =>
    list.includes(`${inner}</li>`) ? '' : inner,
  )
  for (const [each] of withoutConditions.matchAll(inItems)) {
    expect(each.split('<li>').length - 1).toBeLessThanOrEqual(7)
  }
})

test('when a sign asks for what stands in sentences of their own, not in a bracket', () => {
  expect(listIn('en')).toContain(
    '<span>In the first 24 hours after the crash or fall, call 911. In the first 21 days',
  )
})

test('what answers signs stands above them, and a sign that nothing answers stands first', () => {
  const list = listIn('en')
  const at = (words: string) => list.indexOf(words)
  expect(at('Keep still until help comes')).toBeLessThan(at('This holds for each sign'))
  expect(at('This holds for each sign')).toBeLessThan(at('A seizure'))
})
