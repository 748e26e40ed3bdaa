import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { type Locale, locales } from '#language/locales.ts'

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
  .filter((file) => /\b(?:load)?Island\b/.test(readFileSync(file, 'utf8')))
  .map(dirname)
  .filter((folder) => existsSync(`${folder}/words.en.ts`))

/** Whether a file of the folder asks for its words itself, once they are needed. */
const isAskedLater = (folder: string, locale: Locale) =>
  globSync(`${folder}/*.tsx`).some((file) =>
    readFileSync(file, 'utf8').includes(
      `import('#${folder.replace('src/', '')}/words.${locale}.ts')`,
    ),
  )

test.each([...new Set(foldersWithWords)])('the islands of %s get their words', (folder) => {
  for (const locale of locales) {
    const isBeside = isFetched(`${folder}/words.${locale}.ts`)
    expect(isBeside).toBe(!isAskedLater(folder, locale))
  }
})
