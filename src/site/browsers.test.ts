import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { oldestBrowsers } from '#site/browsers.ts'

test.each([
  'content/en/notices/accessibility.md',
  'content/es/notices/accessibility.md',
  'docs/running-it.md',
])('%s names the oldest browsers as the build has them', (file) => {
  const words = readFileSync(file, 'utf8')
  for (const [browser, version] of Object.entries(oldestBrowsers)) {
    const [, said] = new RegExp(`\\b${browser} (\\d[\\d.]*\\d)`, 'i').exec(words) ?? []
    expect({ browser, version: said }).toEqual({ browser, version })
  }
})
