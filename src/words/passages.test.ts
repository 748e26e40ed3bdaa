import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { locales } from '#language/locales.ts'
import { withoutPassages, withPassages } from './passages.ts'

const own = { sources: [{ id: 'ccrs', name: 'Crash records' }], openNotes: ['medpay-terms'] }
const body = 'Before.\n\n{passage:papers}\n\nAfter.'

test('a page draws the words of a passage, and lists its sources and notes after its own', () => {
  const page = withPassages(own, body, 'en', 'x.md')
  expect(page.body).toMatch(/^Before\.\n\n## Papers, police and immigration[\s\S]*\n\nAfter\.$/)
  expect(page.front.sources.map(({ id }) => id)).toEqual([
    'ccrs',
    'gov-7284-6',
    'evid-351-2',
    'veh-12500',
  ])
  expect(page.front.openNotes?.[0]).toBe('medpay-terms')
  expect(page.front.openNotes?.length).toBeGreaterThan(1)
})

test('a source that the page lists already keeps its number', () => {
  const sources = [{ id: 'veh-12500', name: 'California Vehicle Code 12500' }]
  const page = withPassages({ sources }, body, 'en', 'x.md')
  expect(page.front.sources.map(({ id }) => id)).toEqual(['veh-12500', 'gov-7284-6', 'evid-351-2'])
})

test('a page without passages stays as it is', () => {
  expect(withPassages(own, 'Words.', 'en', 'x.md')).toEqual({ front: own, body: 'Words.' })
})

test('a passage that nobody wrote stops the build and says which file is missing', () => {
  expect(() => withPassages(own, '{passage:nothing}', 'es', 'x.md')).toThrow(
    'x.md: {passage:nothing} needs content/passages/es/nothing.md, write it',
  )
})

test('what is a page’s own is left when its passages are taken out', () => {
  expect(withoutPassages(body)).toBe('Before.\n\n\n\nAfter.')
})

test.each(locales)('every passage is drawn by a page (%s)', (locale) => {
  const pages = globSync(`content/${locale}/**/*.md`).map((file) => readFileSync(file, 'utf8'))
  const names = globSync(`content/passages/${locale}/*.md`).map((file) => basename(file, '.md'))
  expect(names.length).toBeGreaterThan(0)
  const unused = names.filter((name) => !pages.some((page) => page.includes(`{passage:${name}}`)))
  expect(unused).toEqual([])
})
