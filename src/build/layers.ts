import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** The cascade layer of a style sheet is its room: `src/ui/card/card.css` lies in the layer `ui`. */
export const layerOf = (file: string) => file.split('/')[1] ?? ''

export const inLayer = (layer: string, css: string) => `@layer ${layer}{${css}}`

/** What `page-sheets.ts` does for built pages, for each sheet that the development server hands out. */
export function layersPlugin(): Plugin {
  let root = ''
  return {
    name: 'layers',
    apply: 'serve',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    transform(css, id) {
      const isSheetOfRoom = id.startsWith(`${root}/src/`) && id.endsWith('.css')
      return isSheetOfRoom ? inLayer(layerOf(relative(root, id)), css) : undefined
    },
  }
}
