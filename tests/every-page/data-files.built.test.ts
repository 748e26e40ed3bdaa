import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from '#language/locales.ts'
import { href } from '#site/addresses.ts'
import { attributeValues, fileExists, listedPages } from '../support/built-site.ts'
import { thingsOf } from '../support/structured-data.ts'

const report = (locale: string) =>
  listedPages().find((page) => page.id === 'accident-report' && page.locale === locale)?.html ?? ''

test.each(locales)(
  'every file that search engines are told of is there and linked (%s)',
  (locale) => {
    const dataset = thingsOf(report(locale)).find((thing) => thing['@type'] === 'Dataset')
    const files = (dataset?.['distribution'] ?? []) as { contentUrl: string }[]
    expect(files).toHaveLength(3)
    const links = attributeValues(report(locale), 'a', 'href')
    for (const { contentUrl } of files) {
      const { pathname } = new URL(contentUrl)
      expect(fileExists(pathname)).toBe(true)
      expect(links).toContain(pathname)
    }
  },
)

test('the icon is where browsers look that have read no page', () => {
  const file = readFileSync('dist/favicon.ico')
  expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  expect(file.subarray(23, 26).toString()).toBe('PNG')
})

test('a page for an old address forwards without a script too', () => {
  const page = readFileSync('dist/neck-pain-oakland/index.html', 'utf8')
  expect(page).toContain('content="0; url=/conditions/neck-pain-oakland"')
})

test('only the report of the whole city tells of its data', () => {
  const telling = listedPages().filter(({ html }) =>
    thingsOf(html).some((thing) => thing['@type'] === 'Dataset'),
  )
  expect(telling.map(({ path }) => path)).toEqual(
    expect.arrayContaining(locales.map((locale) => href('accident-report', locale))),
  )
  expect(telling).toHaveLength(locales.length)
})

test('no script and no file for download holds deaths from the crash records', () => {
  const shipped = globSync('dist/**/*.{js,json,csv}')
  expect(shipped.length).toBeGreaterThan(10)
  const telling = shipped.filter((file) =>
    /"?(?:killed|fatal)"?:\s*\[/.test(readFileSync(file, 'utf8')),
  )
  expect(telling).toEqual([])
})
