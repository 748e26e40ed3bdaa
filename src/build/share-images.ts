import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Resvg, renderAsync } from '@resvg/resvg-js'
import satori from 'satori'
import subsetFont from 'subset-font'
import { fewAtOnce } from '#build/few-at-once.ts'
import type { KeptWork } from '#build/kept-work.ts'
import { encodePng, makePalette, makeRows, type Pixels } from '#build/palette-png.ts'
import { buildWords } from '#build/words.ts'
import { clinic } from '#clinic'
import { type Locale, locales } from '#i18n/locales.ts'
import { listedPageIds } from '#site/addresses.ts'
import { officeLine } from '#site/contact-links.ts'
import { oaklandOgSvg } from '#ui/drawings/oakland-og.svg.ts'
import { wordsOf } from '#words/read-pages.ts'

/** The size that social networks ask for is 1200 by 630 pixels: the sum of the bands. */
const width = 1200
const heights = { top: 104, heading: 265, bottom: 261 } as const

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
type Band = keyof typeof heights

const box = (style: object, children: unknown) => ({ type: 'div', props: { style, children } })

/** The whole band as paper, and what stands on it. */
const paper = (style: object, children: unknown) =>
  box({ width: '100%', height: '100%', display: 'flex', background: '#fbf7ef', color: '#0b2630' }, [
    box({ flex: 1, display: 'flex', fontFamily: 'Atkinson', ...style }, children),
  ])

const topBand = () =>
  paper({ justifyContent: 'space-between', padding: '56px 72px 0', fontSize: 32 }, [
    box({ display: 'flex', fontFamily: 'Fraunces' }, clinic.name),
    box({ display: 'flex' }, officeLine.number),
  ])

const headingBand = (heading: string) =>
  paper(
    {
      alignItems: 'center',
      padding: '0 72px',
      fontFamily: 'Fraunces',
      fontSize: heading.length > 44 ? 62 : 76,
      lineHeight: 1.1,
    },
    heading,
  )

function bottomBand(locale: Locale) {
  const skyline = `data:image/svg+xml;base64,${Buffer.from(oaklandOgSvg()).toString('base64')}`
  return paper({ flexDirection: 'column', justifyContent: 'flex-end' }, [
    box(
      { display: 'flex', padding: '0 72px 20px', fontSize: 34, color: '#a03c1b' },
      buildWords[locale].shareTagline,
    ),
    { type: 'img', props: { src: skyline, width: 1200, height: 200, style: {} } },
  ])
}

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

/** What decides how an image is drawn, beside its words. */
const readTools = () =>
  Promise.all(
    ['package-lock.json', 'src/build/share-images.ts', 'src/build/palette-png.ts'].map((file) =>
      readFile(file),
    ),
  )

/** Draws the image that a shared link shows, for every listed page in both languages. */
export async function drawShareImages(folder: string, kept: KeptWork) {
  await mkdir(join(folder, 'og'), { recursive: true })
  const tools = await readTools()
  const draw = makeDrawing()
  const images = listedPageIds.flatMap((id) => locales.map((locale) => ({ id, locale })))
  await fewAtOnce(images, async ({ id, locale }) => {
    const { heading } = wordsOf(id, locale)
    const words = [topBand(), headingBand(heading), bottomBand(locale)]
    const png = await kept.once([...tools, JSON.stringify(words)], () => draw(heading, locale))
    await writeFile(join(folder, 'og', `${id}.${locale}.png`), png)
  })
}

/** The icon of `public/icon.svg` in the sizes that home screens ask for. */
export async function drawIcons(folder: string) {
  const svg = await readFile(join(folder, 'icon.svg'), 'utf8')
  for (const size of [180, 192, 512]) {
    const png = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()
    const name = size === 180 ? 'apple-touch-icon.png' : `icon-${size}.png`
    await writeFile(join(folder, name), png)
  }
}
