import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import subsetFont from 'subset-font'
import { clinic } from '#clinic'
import { type Locale, locales } from '#i18n/locales.ts'
import { strings } from '#i18n/strings.ts'
import { listedPageIds } from '#site/addresses.ts'
import { officePhone } from '#site/contact-links.ts'
import { oaklandOgSvg } from '#ui/drawings/oakland-og.svg.ts'
import { wordsOf } from '#words/read-pages.ts'

/** The size that social networks ask for, in pixels. */
const size = { width: 1200, height: 630 }
const cacheFolder = '.cache/share-images'
/** Raised when the drawing of the images changes, so that kept ones are drawn anew. */
const designVersion = 1

const latin = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')}áéíóúüñÁÉÍÓÚÜÑ¿¡“”‘’·–°`

async function loadFace(name: string, file: string, weight: 400 | 600) {
  const whole = await readFile(`node_modules/${file}`)
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
      '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
      600,
    ),
    loadFace(
      'Atkinson',
      '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
      400,
    ),
  ])

type Faces = Awaited<ReturnType<typeof loadFaces>>

const box = (style: object, children: unknown) => ({ type: 'div', props: { style, children } })

function layout(heading: string, locale: Locale) {
  const skyline = `data:image/svg+xml;base64,${Buffer.from(oaklandOgSvg()).toString('base64')}`
  return box(
    {
      width: '100%',
      height: '100%',
      display: 'flex',
      flexDirection: 'column',
      background: '#fbf7ef',
      color: '#0b2630',
      fontFamily: 'Atkinson',
    },
    [
      box(
        { display: 'flex', justifyContent: 'space-between', padding: '56px 72px 0', fontSize: 32 },
        [
          box({ display: 'flex', fontFamily: 'Fraunces' }, clinic.name),
          box({ display: 'flex' }, officePhone),
        ],
      ),
      box(
        {
          display: 'flex',
          flex: 1,
          alignItems: 'center',
          padding: '0 72px',
          fontFamily: 'Fraunces',
          fontSize: heading.length > 44 ? 62 : 76,
          lineHeight: 1.1,
        },
        heading,
      ),
      box(
        { display: 'flex', padding: '0 72px 20px', fontSize: 34, color: '#a03c1b' },
        strings(locale).ogTagline,
      ),
      { type: 'img', props: { src: skyline, width: 1200, height: 200, style: {} } },
    ],
  )
}

async function draw(heading: string, locale: Locale, faces: Faces) {
  // satori takes React elements; plain objects of the same shape need no React here.
  const svg = await satori(layout(heading, locale) as never, { ...size, fonts: faces })
  return new Resvg(svg).render().asPng()
}

/** An image drawn before with the same words is taken from the cache: drawing is slow. */
async function drawOnce(heading: string, locale: Locale, faces: () => Promise<Faces>) {
  const key = createHash('sha256')
    .update(
      JSON.stringify([
        designVersion,
        heading,
        locale,
        clinic.name,
        officePhone,
        strings(locale).ogTagline,
        oaklandOgSvg(),
      ]),
    )
    .digest('hex')
    .slice(0, 32)
  const kept = join(cacheFolder, `${key}.png`)
  try {
    return await readFile(kept)
  } catch {
    const png = await draw(heading, locale, await faces())
    await mkdir(cacheFolder, { recursive: true })
    await writeFile(kept, png)
    return png
  }
}

/** Draws the image that a shared link shows, for every listed page in both languages. */
export async function drawShareImages(folder: string) {
  await mkdir(join(folder, 'og'), { recursive: true })
  let loading: Promise<Faces> | undefined
  const faces = () => {
    loading ??= loadFaces()
    return loading
  }
  for (const id of listedPageIds) {
    for (const locale of locales) {
      const png = await drawOnce(wordsOf(id, locale).heading, locale, faces)
      await writeFile(join(folder, 'og', `${id}.${locale}.png`), png)
    }
  }
}

/** The icon of `public/icon.svg` in the sizes that home screens ask for. */
export async function drawIcons(folder: string) {
  const svg = await readFile(join(folder, 'icon.svg'), 'utf8')
  for (const width of [180, 192, 512]) {
    const png = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()
    const name = width === 180 ? 'apple-touch-icon.png' : `icon-${width}.png`
    await writeFile(join(folder, name), png)
  }
}
