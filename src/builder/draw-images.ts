import { readFile } from 'node:fs/promises'
import { Resvg, renderAsync } from '@resvg/resvg-js'
import satori from 'satori'
import subsetFont from 'subset-font'
import type { Locale } from '#language/locales.ts'
import { encodePng, makePalette, makeRows, type Pixels } from './palette-png.ts'
import {
  type Band,
  bottomBand,
  headingBand,
  heights,
  topBand,
  width,
} from './share-image-layout.ts'

const latin = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')}áéíóúüñÁÉÍÓÚÜÑ¿¡“”‘’·–°`

async function loadFace(name: string, from: string, weight: 400 | 600) {
  const whole = await readFile(new URL(from))
  const data = await subsetFont(whole, latin, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  })
  return { name, data, weight, style: 'normal' as const }
}

const loadFaces = () =>
  Promise.all([
    loadFace(
      'Fraunces',
      import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
      600,
    ),
    loadFace(
      'Atkinson',
      import.meta.resolve(
        '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
      ),
      400,
    ),
  ])

type Faces = Awaited<ReturnType<typeof loadFaces>>

async function drawBand(band: Band, layout: object, faces: Faces): Promise<Pixels> {
  // satori takes React elements; plain objects of the same shape need no React here.
  const svg = await satori(layout as never, { width, height: heights[band], fonts: faces })
  // All letters are paths by now.
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).pixels
}

/** What all images of a language have in common: their colours, and the rows above and below the heading. */
async function drawFrame(locale: Locale, faces: Faces) {
  const top = await drawBand('top', topBand(), faces)
  const bottom = await drawBand('bottom', bottomBand(locale), faces)
  const palette = makePalette(Buffer.concat([top, bottom]))
  return {
    palette,
    top: makeRows(top, width, palette),
    bottom: makeRows(bottom, width, palette),
  }
}

/** Letters are cut out and frames are drawn when the first image needs them. */
export function makeDrawing() {
  let faces: ReturnType<typeof loadFaces> | undefined
  const frames: Partial<Record<Locale, ReturnType<typeof drawFrame>>> = {}
  return async (heading: string, locale: Locale) => {
    faces ??= loadFaces()
    frames[locale] ??= drawFrame(locale, await faces)
    const { bottom, palette, top } = await frames[locale]
    const pixels = await drawBand('heading', headingBand(heading), await faces)
    const rows = Buffer.concat([top, makeRows(pixels, width, palette), bottom])
    return encodePng(rows, width, palette)
  }
}

/** A square icon of that many pixels. */
export const drawIcon = (svg: string, size: number) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()
