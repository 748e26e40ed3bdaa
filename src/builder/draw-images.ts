import { readFile } from 'node:fs/promises'
import { Resvg, renderAsync } from '@resvg/resvg-js'
import satori from 'satori'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { size } from './share-image-layout.ts'

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

/** So many colors draw letters, paper and skyline as one sees them, in 4 of 10 bytes. */
const fewColors = { palette: true, colours: 64, dither: 0 }

/** Cuts out the letters, and draws what it is then given. */
export async function makeDrawing() {
  const fonts = await loadFaces()
  return async (layout: object) => {
    // satori takes React elements; plain objects of the same shape need no React here.
    const svg = await satori(layout as never, { ...size, fonts })
    // All letters are paths by now.
    const drawn = await renderAsync(svg, { font: { loadSystemFonts: false } })
    return await sharp(drawn.asPng()).png(fewColors).toBuffer()
  }
}

/** A square icon of that many pixels. */
export const drawIcon = (svg: string, pixels: number) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: pixels } }).render().asPng()
