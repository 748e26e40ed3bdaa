import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allowed, findForbidden, readLicences, saidElsewhere } from './licences.ts'

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages

test('a package is named once, by its own name wherever it lies, and not the project', () => {
  const licences = readLicences({
    '': { license: 'MIT' },
    'node_modules/a/node_modules/@b/c': { version: '1.0.0', license: 'ISC' },
    'node_modules/@b/c': { version: '1.0.0', license: 'ISC' },
  })
  expect(licences).toEqual([{ name: '@b/c', version: '1.0.0', licence: 'ISC' }])
})

test.each(['AGPL-3.0-only', 'SEE LICENSE IN LICENSE.md', undefined])(
  'a package under %s is named',
  (license) => {
    const licences = readLicences({
      'node_modules/a': { version: '1.0.0', ...(license && { license }) },
    })
    expect(findForbidden(licences)).toEqual([
      expect.stringContaining(`a 1.0.0 has the licence ${license ?? 'none'}:`),
    ])
  },
)

test('every licence that is allowed, and every one said elsewhere, is of a package we have', () => {
  const licences = readLicences(lock)
  expect(allowed.filter((one) => !licences.some(({ licence }) => licence === one))).toEqual([])
  const names = licences.map(({ name }) => name)
  expect(Object.keys(saidElsewhere).filter((name) => !names.includes(name))).toEqual([])
})
