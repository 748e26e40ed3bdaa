import sharp from 'sharp'

/** Where a telephone says that it was taken. */
export const takenAt = 'Telegraph Avenue'

/** A photograph as a telephone writes it, with a place beside the picture. */
export async function takePhoto(width = 2016, height = 1512) {
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#586b57' } })
    .withExifMerge({ IFD0: { ImageDescription: takenAt } })
    .jpeg()
    .toBuffer()
  return { name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer }
}
