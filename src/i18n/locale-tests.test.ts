import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const comparison = /[!=]==?\s*['"](?:en|es)['"]|['"](?:en|es)['"]\s*[!=]==?/

test.each([
  ["if (locale === 'es') return", true],
  ["locale !== 'en' ? a : b", true],
  ["'es' == locale", true],
  ["label['es']", false],
  ["only: 'es'", false],
])('%s', (line, isComparison) => {
  expect(comparison.test(line)).toBe(isComparison)
})

test('what differs by language is data of src/i18n, not a question asked elsewhere', () => {
  const files = globSync('{src,scripts,bench}/**/*.{ts,tsx,astro}').filter(
    (file) => !file.startsWith('src/i18n/') && !/\.(?:test|spec)\.tsx?$/.test(file),
  )
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        comparison.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
      ),
  )
  expect(found).toEqual([])
})
