import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import type { ClinicFacts } from '#clinic/clinic-facts.ts'
import {
  type PhotoFile,
  type PhotoSlot,
  photoFiles,
  photoSlots,
  photoWidths,
} from '#clinic/photos/photo-files.ts'
import { fewAtOnce } from './few-at-once.ts'
import type { WorkCache } from './work-cache.ts'

type Brand = ClinicFacts['brand']
type Photos = ClinicFacts['photos']

/** From 0 to 100. At these nobody sees a loss on a photograph of a room; AVIF reads its own scale. */
const quality = { avif: 52, webp: 74 } as const

/** Few builds make any, and the library takes a moment to load. */
const loadSharp = async () => (await import('sharp')).default

/** The photographs that the settings name, by their place. */
const named = (photos: Photos) =>
  photoSlots.flatMap((slot) => {
    const photo = photos?.[slot]
    return photo ? [{ slot, file: photo.file }] : []
  })

/**
 * One file of a photograph: upright, cut to its shape around what stands out, its colours those of a
 * screen. Nothing that the camera wrote beside the picture comes along: no place, no day, no name.
 */
export async function resizePhoto(bytes: Uint8Array, { format, width, height }: PhotoFile) {
  const sharp = await loadSharp()
  return sharp(bytes)
    .autoOrient()
    .resize(width, height, { fit: 'cover', position: 'attention' })
    .toColourspace('srgb')
    .toFormat(format, { quality: quality[format] })
    .toBuffer()
}

const without = 'or leave the line out: a drawing stands there then'

/** What is wrong with the file of a photograph, and what to do; nothing where it can be used. */
async function faultOf(slot: PhotoSlot, file: string, root: string) {
  const field = `clinic.config.ts, photos.${slot}.file is "${file}"`
  const path = join(root, file)
  if (!existsSync(path))
    return [`${field}: there is no such file. Put the photograph there, ${without}`]
  const sharp = await loadSharp()
  const size = await sharp(path)
    .metadata()
    .catch(() => undefined)
  if (!size) return [`${field}: no photograph can be read from it. Save it as JPEG, ${without}`]
  const { width, height } = size.autoOrient
  const least = Math.max(...photoWidths)
  return width < least || height < (least * 2) / 3
    ? [
        `${field}: it has ${width} by ${height} pixels, and ${least} by ${(least * 2) / 3} are the least. Take one from the camera that nobody has made smaller, ${without}`,
      ]
    : []
}

/** What is wrong with the photographs and the logo that the settings name. */
export async function photoFaults(photos: Photos, brand: Brand, root = '.') {
  const faults = await Promise.all(named(photos).map(({ slot, file }) => faultOf(slot, file, root)))
  const logos = (['light', 'dark'] as const).flatMap((theme) => {
    const file = brand?.logo?.[theme]
    return file && !existsSync(join(root, file))
      ? [
          `clinic.config.ts, brand.logo.${theme} is "${file}": there is no such file. Put the logo there, or leave brand.logo out: the mark of this site stands there then`,
        ]
      : []
  })
  return [...faults.flat(), ...logos]
}

const logoTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
}

/** What a build would put at this address, made when it is asked for; nothing where it is no photograph or logo. */
export async function photoAt(
  path: string,
  { photos, brand }: Pick<ClinicFacts, 'brand' | 'photos'>,
  root = '.',
) {
  for (const { slot, file } of named(photos)) {
    const made = photoFiles(slot).find((each) => each.path === path)
    if (made) {
      const bytes = await resizePhoto(await readFile(join(root, file)), made)
      return { type: `image/${made.format}`, bytes }
    }
  }
  const logo = [brand?.logo?.light, brand?.logo?.dark].find((file) => file && `/${file}` === path)
  return logo
    ? { type: logoTypes[extname(logo)] ?? 'image/png', bytes: await readFile(join(root, logo)) }
    : undefined
}

/** Makes the files of all photographs, and a list of them, `photos/manifest.json`; copies the logo. */
export async function writePhotos(
  folder: string,
  cache: WorkCache,
  { photos, brand }: Pick<ClinicFacts, 'brand' | 'photos'>,
  root = '.',
) {
  const tools = await readFile(import.meta.filename)
  const files = named(photos).flatMap(({ slot, file }) =>
    photoFiles(slot).map((made) => ({ made, file })),
  )
  const written = new Map<string, number>()
  await fewAtOnce(files, async ({ made, file }) => {
    const photo = await readFile(join(root, file))
    const bytes = await cache.once([tools, photo, JSON.stringify(made)], () =>
      resizePhoto(photo, made),
    )
    await mkdir(dirname(join(folder, made.path)), { recursive: true })
    await writeFile(join(folder, made.path), bytes)
    written.set(made.path, bytes.length)
  })
  if (files.length > 0) {
    const list = files.map(({ made }) => ({ ...made, bytes: written.get(made.path) }))
    await writeFile(join(folder, 'photos/manifest.json'), `${JSON.stringify(list, null, 2)}\n`)
  }
  for (const file of brand?.logo ? [brand.logo.light, brand.logo.dark] : []) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), await readFile(join(root, file)))
  }
}
