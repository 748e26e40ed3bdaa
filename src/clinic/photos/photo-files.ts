/** The places for photographs; each shows a drawn scene until the clinic has one. */
export const photoSlots = ['door', 'chiropractor', 'room', 'hands', 'team'] as const

export type PhotoSlot = (typeof photoSlots)[number]

/** In pixels: phones, phones with fine screens, and the column of words on a fine screen. */
export const photoWidths = [480, 960, 1440] as const

const photoFormats = ['avif', 'webp'] as const

type PhotoFormat = (typeof photoFormats)[number]

/** Every photograph is cut to this shape, width by height, so that nothing moves when it comes. */
const photoShape = { width: 3, height: 2 } as const

export interface PhotoFile {
  slot: PhotoSlot
  format: PhotoFormat
  /** In pixels. */
  width: number
  height: number
  /** Its address. */
  path: string
}

const heightOf = (width: number) => Math.round((width * photoShape.height) / photoShape.width)

/** All files that are made of the photograph in a place. */
export const photoFiles = (slot: PhotoSlot): readonly PhotoFile[] =>
  photoFormats.flatMap((format) =>
    photoWidths.map((width) => ({
      slot,
      format,
      width,
      height: heightOf(width),
      path: `/photos/${slot}-${width}.${format}`,
    })),
  )
