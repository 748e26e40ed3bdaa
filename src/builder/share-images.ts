import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { locales } from '#language/locales.ts'
import { listedPageIds } from '#site/addresses.ts'
import { wordsOf } from '#words/read-pages.ts'
import { fewAtOnce } from './few-at-once.ts'
import { shareImage } from './share-image-layout.ts'
import type { WorkCache } from './work-cache.ts'

/** Few builds draw anything, and what draws takes a tenth of a second to load. */
const loadDrawing = () => import('./draw-images.ts')

/** Draws the first image when it is asked for one. */
function lazyDrawing() {
  let drawing: ReturnType<typeof startDrawing> | undefined
  const startDrawing = async () => (await loadDrawing()).makeDrawing()
  return async (layout: object) => {
    drawing ??= startDrawing()
    return (await drawing)(layout)
  }
}

/** What decides how an image is drawn, beside what stands on it. */
const readTools = () =>
  Promise.all(['package-lock.json', 'src/builder/draw-images.ts'].map((file) => readFile(file)))

/** Draws the image that a shared link shows, for every listed page in both languages. */
export async function drawShareImages(folder: string, cache: WorkCache) {
  await mkdir(join(folder, 'og'), { recursive: true })
  const tools = await readTools()
  const draw = lazyDrawing()
  const images = listedPageIds.flatMap((id) => locales.map((locale) => ({ id, locale })))
  await fewAtOnce(images, async ({ id, locale }) => {
    const layout = shareImage(wordsOf(id, locale).heading, locale)
    const png = await cache.once([...tools, JSON.stringify(layout)], () => draw(layout))
    await writeFile(join(folder, 'og', `${id}.${locale}.png`), png)
  })
}

/** A file of icons around one picture, as Windows has them: the header, one entry, the PNG. */
function iconFile(png: Uint8Array, size: number) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

const icons = [
  // Asked for by who reads no page first.
  { size: 32, name: 'favicon.ico' },
  { size: 180, name: 'apple-touch-icon.png' },
  { size: 192, name: 'icon-192.png' },
  { size: 512, name: 'icon-512.png' },
]

/** The icon of `src/pages/icon.svg.ts` for tabs and in the sizes that home screens ask for. */
export async function drawIcons(folder: string, cache: WorkCache) {
  const tools = await readTools()
  const svg = await readFile(join(folder, 'icon.svg'), 'utf8')
  for (const { name, size } of icons) {
    const png = await cache.once([...tools, svg, `${size} pixels`], async () => {
      const { drawIcon } = await loadDrawing()
      return drawIcon(svg, size)
    })
    const file = name.endsWith('.ico') ? iconFile(png, size) : png
    await writeFile(join(folder, name), file)
  }
}
