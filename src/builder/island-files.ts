import type { Plugin, Rolldown } from 'vite'
import type { Locale } from '#language/locales.ts'

const entry = '/src/screens/layouts/islands.ts'
const takeover = '/src/screens/layouts/hydrate.ts'

/** Where the browser finds what wakes the islands. */
export interface IslandFiles {
  /** The address of `islands.ts`. */
  readonly entry: string
  /** The addresses of all that an island wakes with, React and its words included; `islands.ts` first. */
  behind(island: string, locale: Locale): string[]
}

type Chunk = Rolldown.OutputChunk

function islandFiles(chunks: readonly Chunk[]): IslandFiles {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const ending = (end: string) => chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(end))
  const entryChunk = ending(entry)
  if (!entryChunk) throw new Error(`The client build gave ${entry} no address`)

  function addWithImports(chunk: Chunk | undefined, found: Set<string>) {
    if (!chunk || found.has(chunk.fileName)) return
    found.add(chunk.fileName)
    for (const file of chunk.imports) addWithImports(byFile.get(file), found)
  }

  return {
    entry: `/${entryChunk.fileName}`,
    behind(island, locale) {
      const own = ending(`/${island}.island.ts`)
      const beside = own?.facadeModuleId?.replace(/[^/]+$/, `words.${locale}.ts`)
      const words = beside ? ending(beside) : undefined
      const found = new Set<string>()
      for (const chunk of [entryChunk, ending(takeover), own]) addWithImports(chunk, found)
      // Some tools wake without their words, and fetch them later.
      if (words && entryChunk.dynamicImports.includes(words.fileName)) addWithImports(words, found)
      return [...found].map((file) => `/${file}`)
    },
  }
}

/** Builds `src/screens/layouts/islands.ts` for the browser, and tells where it and what it wakes lie. */
export function islandFilesPlugin(tell: (files: IslandFiles) => void): Plugin {
  return {
    name: 'island-files',
    applyToEnvironment: (environment) => environment.name === 'client',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: entry, name: 'islands', preserveSignature: 'strict' })
    },
    generateBundle: {
      // Files that held nothing but styles are gone by then.
      order: 'post',
      handler(_, bundle) {
        tell(islandFiles(Object.values(bundle).filter((file) => file.type === 'chunk')))
      },
    },
  }
}
