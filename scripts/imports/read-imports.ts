import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { cityFolder } from '#city/here/city.ts'

/** One file of `src` that names another, at once or later, for its code or only for a type. */
export interface Import {
  from: string
  to: string
}

/** Above its markup, an Astro file is TypeScript; the scripts in its markup import as well. */
const codeOf = (file: string, text: string) =>
  file.endsWith('.astro')
    ? [
        text.split('---')[1] ?? '',
        ...Array.from(text.matchAll(/<script>(.*?)<\/script>/gs), ([, code]) => code),
      ].join('\n')
    : text

/** The file that an import names; `undefined` for a package. */
function fileNamed(name: string, by: string) {
  const [path = ''] = name.split('?')
  if (path === '#clinic') return 'src/clinic/clinic.ts'
  if (path === '#config') return 'clinic.config.ts'
  if (path.startsWith('#city/here/')) return path.replace('#city/here', cityFolder)
  if (path.startsWith('#')) return `src/${path.slice(1)}`
  return path.startsWith('.') ? join(dirname(by), path) : undefined
}

/** Every import between files of `src`, tests left out. */
export function readImports(): Import[] {
  const files = globSync('src/**/*.{ts,tsx,astro}').filter((file) => !/\.test\.tsx?$/.test(file))
  return files.flatMap((from) => {
    const { importedFiles } = ts.preProcessFile(codeOf(from, readFileSync(from, 'utf8')))
    return importedFiles.flatMap(({ fileName }) => {
      const to = fileNamed(fileName, from)
      return to && existsSync(to) ? [{ from, to }] : []
    })
  })
}
