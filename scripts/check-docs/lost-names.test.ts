import { expect, test } from 'vitest'
import { findLostNames, type Project } from './lost-names.ts'

const setup = (...paths: string[]): Project => ({
  exists: (path) => paths.includes(path),
  scripts: ['build'],
})

test('a document that names a file that is gone is reported', () => {
  const lost = findLostNames('Read `docs/old.md`.', 'README.md', setup('README.md'))
  expect(lost).toEqual(['README.md names docs/old.md, which does not exist'])
})

test('a file beside the document is found', () => {
  const project = setup('docs/translating.md')
  expect(findLostNames('[rules](translating.md)', 'docs/editing-words.md', project)).toEqual([])
})

test('a path that climbs out of its folder is followed', () => {
  const project = setup('content/data/claims.yaml')
  expect(findLostNames('`../content/data/claims.yaml`', 'docs/a.md', project)).toEqual([])
})

test('what a command makes may be absent', () => {
  expect(findLostNames('The pages are in `dist/`.', 'README.md', setup())).toEqual([])
})

test('a command that is gone is reported', () => {
  const lost = findLostNames('Run `npm run build`, then `npm run fly`.', 'README.md', setup())
  expect(lost).toEqual(['README.md names npm run fly, which does not exist'])
})
