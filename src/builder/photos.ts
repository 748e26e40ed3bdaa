import { existsSync } from 'node:fs'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import type { ClinicFacts } from '#clinic/clinic-facts.ts'
import { everydayRegister } from '#clinic/everyday-facts.ts'
import {
  leastPhoto,
  mostPhotoBytes,
  type PhotoFile,
  photoFiles,
  photoName,
  photoSlots,
} from '#clinic/photos/photo-files.ts'
import type { PhotoInWords } from '#words/photos-in-words.ts'
import { fewAtOnce } from './few-at-once.ts'
import type { WorkCache } from './work-cache.ts'

/** The pictures of a clinic's own: those that the settings name, and the photographs among words. */
export type OwnPictures = Partial<Pick<ClinicFacts, 'brand' | 'people' | 'photos'>> & {
  inWords?: readonly Pick<PhotoInWords, 'file' | 'line' | 'words'>[]
}

/** From 0 to 100. At these nobody sees a loss on a photograph of a room; AVIF reads its own scale. */
const quality = { avif: 52, webp: 74 } as const

/** Few builds make any, and the library takes a moment to load. */
const loadSharp = async () => (await import('sharp')).default

interface NamedPhoto {
  /** The start of the addresses of its files. */
  name: string
  /** Below the project. */
  file: string
  /** Who names it, for messages. */
  namedBy: string
  /** What there is without it. */
  otherwise: string
}

const inSlots = (photos: OwnPictures['photos']): NamedPhoto[] =>
  photoSlots.flatMap((slot) => {
    const file = photos?.[slot]?.file
    return file === undefined
      ? []
      : {
          name: slot,
          file,
          namedBy: `clinic.config.ts, photos.${slot}.file is "${file}"`,
          otherwise: 'or leave the line out: a drawing stands there then',
        }
  })

const ofPeople = (people: OwnPictures['people']): NamedPhoto[] =>
  (people ?? []).flatMap(({ photo }, index) =>
    photo
      ? {
          name: photoName(photo.file),
          file: photo.file,
          namedBy: `${everydayRegister.file}, people, entry ${index + 1}, photo.file is "${photo.file}"`,
          otherwise: 'or leave the photo out',
        }
      : [],
  )

const named = ({ people, photos, inWords = [] }: OwnPictures): NamedPhoto[] => [
  ...inSlots(photos),
  ...ofPeople(people),
  ...inWords.map(({ file, line, words }) => ({
    name: photoName(file),
    file,
    namedBy: `${words}:${line}: ${file}`,
    otherwise: 'or take the line out',
  })),
]

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

/** What is wrong with the file of a photograph, and what to do; nothing where it can be used. */
async function faultOf({ file, namedBy, otherwise }: NamedPhoto, root: string) {
  const path = join(root, file)
  if (!existsSync(path))
    return [`${namedBy}: there is no such file. Put the photograph there, ${otherwise}`]
  const { size } = await stat(path)
  if (size > mostPhotoBytes)
    return [
      `${namedBy}: it has ${Math.ceil(size / 1_000_000)} MB, and 20 are the most. Save it as JPEG, ${otherwise}`,
    ]
  const sharp = await loadSharp()
  const pixels = await sharp(path)
    .metadata()
    .catch(() => undefined)
  if (!pixels)
    return [`${namedBy}: no photograph can be read from it. Save it as JPEG, ${otherwise}`]
  const { width, height } = pixels.autoOrient
  return width < leastPhoto.width || height < leastPhoto.height
    ? [
        `${namedBy}: it has ${width} by ${height} pixels, and ${leastPhoto.width} by ${leastPhoto.height} are the least. Take one from the camera that nobody has made smaller, ${otherwise}`,
      ]
    : []
}

/** A logo stands 36 px high beside the name of the clinic, on a phone too. */
const widestLogo = 4

/** A drawing without a size of its own would be as wide as a browser likes. */
const hasSize = async (path: string) =>
  extname(path) !== '.svg' || (await readFile(path, 'utf8')).includes('viewBox')

/** What is wrong with the file of a logo, and what to do; nothing where it can be used. */
async function logoFault(path: string) {
  if (!existsSync(path)) return 'there is no such file. Put the logo there'
  const sharp = await loadSharp()
  const pixels = await sharp(path)
    .metadata()
    .catch(() => undefined)
  if (!pixels || !(await hasSize(path)))
    return 'no size can be read from it. Save it as PNG, or as SVG with a viewBox'
  return pixels.width > widestLogo * pixels.height
    ? `it is more than ${widestLogo} times as wide as high, so the name beside it has no room on a phone. Take the sign alone, without the name`
    : undefined
}

/** What is wrong with the photographs and the logo of the clinic's own. */
export async function photoFaults(pictures: OwnPictures, root = '.') {
  const faults = await Promise.all(named(pictures).map((photo) => faultOf(photo, root)))
  const logos = await Promise.all(
    (['light', 'dark'] as const).map(async (theme) => {
      const file = pictures.brand?.logo?.[theme]
      const fault = file && (await logoFault(join(root, file)))
      return fault
        ? [
            `clinic.config.ts, brand.logo.${theme} is "${file}": ${fault}, or leave brand.logo out: the mark of this site stands there then`,
          ]
        : []
    }),
  )
  return [...faults.flat(), ...logos.flat()]
}

const logoTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
}

/** What a build would put at this address, made when it is asked for; nothing where it is no photograph or logo. */
export async function photoAt(path: string, pictures: OwnPictures, root = '.') {
  const { brand } = pictures
  for (const { name, file } of named(pictures)) {
    const made = photoFiles(name).find((each) => each.path === path)
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
  pictures: OwnPictures,
  root = '.',
) {
  const { brand } = pictures
  const tools = await readFile(import.meta.filename)
  const photos = new Map(named(pictures).map(({ name, file }) => [name, file]))
  const files = [...photos].flatMap(([name, file]) =>
    photoFiles(name).map((made) => ({ made, file })),
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
