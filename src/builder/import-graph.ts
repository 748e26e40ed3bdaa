import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** Files of the project with the files that each imports, at once or later; a style sheet is a file too. */
export type ImportGraph = Map<string, readonly string[]>

/** A style sheet goes through the bundler as an empty script. */
const mark = '\0sheet:'
const asScript = (file: string) => `${mark}${file}.js`
const fileOf = (id: string) => (id.startsWith(mark) ? id.slice(mark.length, -'.js'.length) : id)

/**
 * Notes which file imports which while the pages are built. The style sheets themselves stay out of
 * Vite's hands, which would look for the pages of each: `page-sheets.ts` puts them together for each
 * page.
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
    resolveId: {
      filter: { id: /\.css$/ },
      async handler(source, importer) {
        const sheet = await this.resolve(source, importer, { skipSelf: true })
        return sheet && isOwn(sheet.id) ? asScript(sheet.id) : sheet
      },
    },
    load: {
      filter: { id: /^\0sheet:/ },
      handler: () => '',
    },
    buildEnd() {
      if (this.environment.name !== 'prerender') return
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        const file = fileOf(id)
        if (!info || !isOwn(file)) continue
        const imported = [...info.importedIds, ...info.dynamicallyImportedIds].map(fileOf)
        graph.set(nameOf(file), imported.filter(isOwn).map(nameOf))
      }
    },
  }
}
