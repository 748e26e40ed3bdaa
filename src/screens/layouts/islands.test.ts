import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'

const [, list = ''] =
  /wordFiles = [^(]*\(\[([^\]]*)\]/.exec(readFileSync('src/screens/layouts/islands.ts', 'utf8')) ??
  []
const patterns = Array.from(list.matchAll(/'!?\/([^']*)'/g), ([quoted, path = '']) => ({
  path,
  isTaken: !quoted.startsWith("'!"),
}))
const isFetched = (file: string) =>
  patterns.some(({ path, isTaken }) => isTaken && matchesGlob(file, path)) &&
  !patterns.some(({ path, isTaken }) => !isTaken && matchesGlob(file, path))

/** Those that React takes over: what only moves HTML has its words in it. */
const foldersWithWords = globSync('src/**/*.island.ts')
  .filter((file) => /\bIsland\b/.test(readFileSync(file, 'utf8').replaceAll('moveIsland', '')))
  .map(dirname)
  .filter((folder) => existsSync(`${folder}/words.en.ts`))

test.each([...new Set(foldersWithWords)])('the islands of %s wake with their words', (folder) => {
  expect(isFetched(`${folder}/words.en.ts`)).toBe(true)
  expect(isFetched(`${folder}/words.es.ts`)).toBe(true)
})
