import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from '#language/locales.ts'
import { readWritten } from './check-page.ts'

const files = locales.flatMap((locale) =>
  ['reports/crash-place', 'about/colleague'].map((name) => ({
    locale,
    file: `content/${locale}/${name}.md`,
  })),
)

test.each(files)('$file, which pages share, is read as one of them', ({ file, locale }) => {
  const words = readWritten(readFileSync(file, 'utf8'), locale, file, (path) =>
    readFileSync(path, 'utf8'),
  )
  expect(words.body).not.toMatch(/[{}]/)
  expect(words).toMatchObject({ heading: expect.stringMatching(/^[^{}]+$/) })
})
