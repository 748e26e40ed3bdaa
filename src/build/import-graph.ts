import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** Files of the project with the files that each imports, at once or later; a style sheet is a file too. */
export type ImportGraph = Map<string, readonly string[]>

/**
 * Notes which file imports which while the pages are built. The style sheets themselves stay out of
 * Vite's hands: `page-sheets.ts` puts them together for each page.
 */
export function importGraphPlugin(graph: ImportGraph): Plugin {
  let root = ''
  const isOwn = (id: string) => id.startsWith(`${root}/src/`)
  const nameOf = (id: string) => relative(root, id)
  return {
    name: 'import-graph',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    load(id) {
      return isOwn(id) && id.endsWith('.css') ? '' : undefined
    },
    buildEnd() {
      if (this.environment.name !== 'prerender') return
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        if (!info || !isOwn(id)) continue
        const imported = [...info.importedIds, ...info.dynamicallyImportedIds].filter(isOwn)
        graph.set(nameOf(id), imported.map(nameOf))
      }
    },
  }
}
