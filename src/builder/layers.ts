import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { clinic } from '#clinic'
import { withBrandHue } from '#design/brand-hue.ts'

const [, listed = ''] =
  /@layer ([^;]+);/.exec(readFileSync('src/design/styles/layers.css', 'utf8')) ?? []
const layers = listed.split(', ')

/**
 * The cascade layer of a style sheet is the nearest folder that has one: `src/design/card/card.css`
 * lies in the layer `design`, `src/screens/layouts/footer.css` in `layouts`.
 */
export const layerOf = (file: string) =>
  file.split('/').findLast((folder) => layers.includes(folder)) ?? ''

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
      if (!isSheetOfRoom) return undefined
      return inLayer(layerOf(relative(root, id)), withBrandHue(css, clinic.brand?.hue))
    },
  }
}
