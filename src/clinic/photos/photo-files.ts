/** The places for photographs; each shows a drawn scene until the clinic has one. */
export const photoSlots = ['door', 'chiropractor', 'room', 'hands', 'team'] as const

export type PhotoSlot = (typeof photoSlots)[number]

/** In pixels: phones, phones with fine screens, and the column of words on a fine screen. */
const photoWidths = [480, 960, 1440] as const

const photoFormats = ['avif', 'webp'] as const

type PhotoFormat = (typeof photoFormats)[number]

/** Every photograph is cut to this shape, width by height, so that nothing moves when it comes. */
const photoShape = { width: 3, height: 2 } as const

/** In pixels: what the widest of its files needs. */
export const leastPhoto = { width: 1440, height: 960 } as const

/** In bytes: what a camera writes, and nothing that would fill a machine. */
export const mostPhotoBytes = 20_000_000

export interface PhotoFile {
  format: PhotoFormat
  /** In pixels. */
  width: number
  height: number
  /** Its address. */
  path: string
}

const heightOf = (width: number) => Math.round((width * photoShape.height) / photoShape.width)

/** The photographs that the site can use, by their path below the project. */
export const isPhotoFile = (file: string) => /^photos\/[\w-]+\.(?:jpe?g|png|webp)$/.test(file)

/** What follows `image/` in the type of its file. */
export const photoType = (file: string) => file.replace(/^.*\./, '').replace(/^jpg$/, 'jpeg')

/** The name that the files of a photograph among words have: no place for photographs has such a one. */
export const photoName = (file: string) => file.replace(/^photos\//, '').replace('.', '-')

/** The address of the largest file of a photograph, for whoever shows it elsewhere. */
export const largestPhoto = (file: string) =>
  `/photos/${photoName(file)}-${photoWidths.at(-1)}.${photoFormats.at(-1)}`

/** All files that are made of a photograph: of the one in a place, or among words. */
export const photoFiles = (name: string): readonly PhotoFile[] =>
  photoFormats.flatMap((format) =>
    photoWidths.map((width) => ({
      format,
      width,
      height: heightOf(width),
      path: `/photos/${name}-${width}.${format}`,
    })),
  )
