import sharp from 'sharp'
import { expect, test } from 'vitest'
import { stripPhoto } from './strip-photo.ts'

const place = 'Telegraph Avenue, Oakland'

/** As a telephone writes it: held upright, with a place and a description beside the picture. */
const camera = () =>
  sharp({
    create: { width: 1600, height: 1200, channels: 3, background: '#7a8' },
  })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { ImageDescription: place }, IFD3: { GPSLatitude: '37/1 48/1 0/1' } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>${place}</place></x:xmpmeta>`)

const written = (bytes: readonly Uint8Array[]) => Buffer.concat(bytes)

const formats = ['jpeg', 'png', 'webp'] as const

test.each(formats)(
  'a %s stays the picture that it was, without what a camera wrote',
  async (format) => {
    const given = await camera().toFormat(format).toBuffer()
    expect(given.includes(place)).toBe(true)
    const read = stripPhoto(given)
    if (read.kind !== 'photo') throw new Error(read.kind)
    const bytes = written(read.pieces)
    expect(bytes.includes(place)).toBe(false)
    const { exif, xmp, format: stays } = await sharp(bytes).metadata()
    expect({ stays, xmp }).toEqual({ stays: format, xmp: undefined })
    expect(exif?.length ?? 0).toBeLessThan(40)
    const pixels = (from: Buffer) => sharp(from).raw().toBuffer()
    expect(Buffer.compare(await pixels(bytes), await pixels(given))).toBe(0)
  },
)

test.each(formats)('a %s stays upright, and says its size as it is seen', async (format) => {
  const read = stripPhoto(await camera().toFormat(format).toBuffer())
  if (read.kind !== 'photo') throw new Error(read.kind)
  expect(read).toMatchObject({ width: 1200, height: 1600 })
  const bytes = written(read.pieces)
  expect((await sharp(bytes).metadata()).orientation).toBe(6)
  // What it says of itself is stripped again to the same.
  expect(stripPhoto(bytes)).toEqual({ ...read, pieces: expect.anything() })
})

test.each(formats)('a %s that was held upright says nothing of it', async (format) => {
  const upright = camera().withMetadata({ orientation: 1 })
  const read = stripPhoto(await upright.toFormat(format).toBuffer())
  if (read.kind !== 'photo') throw new Error(read.kind)
  expect(read).toMatchObject({ width: 1600, height: 1200 })
  expect((await sharp(written(read.pieces)).metadata()).exif).toBe(undefined)
})

test('a JPEG in several passes stays whole, and what follows its end goes', async () => {
  const whole = await camera().jpeg({ progressive: true }).toBuffer()
  const read = stripPhoto(Buffer.concat([whole, Buffer.from(`a film at ${place}`)]))
  if (read.kind !== 'photo') throw new Error(read.kind)
  expect(written(read.pieces).includes('film')).toBe(false)
  expect((await sharp(written(read.pieces)).stats()).isOpaque).toBe(true)
})

test.each([
  ['svg', Buffer.from('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
  ['no-photo', Buffer.from('GIF89a…')],
  ['no-photo', Buffer.from('%PDF-1.7')],
  ['no-photo', Buffer.alloc(0)],
  ['broken', Buffer.from([0xff, 0xd8, 0xff])],
  ['broken', Buffer.from('RIFF\xff\xff\xff\x0fWEBP', 'latin1')],
])('%s is told by its content', (kind, bytes) => {
  expect(stripPhoto(bytes)).toEqual({ kind })
})

test.each(formats)('a %s that was cut off is broken, wherever it was cut', async (format) => {
  const whole = await camera().toFormat(format).toBuffer()
  for (let length = 12; length < whole.length; length += 97) {
    expect(stripPhoto(whole.subarray(0, length)).kind, String(length)).toBe('broken')
  }
})

test('a PNG whose bytes were changed on the way is broken', async () => {
  const bytes = Buffer.from(await camera().png().toBuffer())
  bytes[bytes.length - 20] = (bytes[bytes.length - 20] ?? 0) ^ 1
  expect(stripPhoto(bytes)).toEqual({ kind: 'broken' })
})

test('a JPEG whose camera fills up before a marker is whole', async () => {
  const whole = await camera().jpeg().toBuffer()
  const filled = Buffer.concat([whole.subarray(0, 2), Buffer.from([0xff, 0xff]), whole.subarray(2)])
  const read = stripPhoto(filled)
  if (read.kind !== 'photo') throw new Error(read.kind)
  expect((await sharp(written(read.pieces)).metadata()).orientation).toBe(6)
})

test('the small picture that the head of a JPEG may hold goes', async () => {
  const whole = await camera().jpeg().toBuffer()
  const small = Buffer.from('a small one!')
  const head = Buffer.from('ffe0001c4a46494600010100000100010202', 'hex')
  const read = stripPhoto(Buffer.concat([whole.subarray(0, 2), head, small, whole.subarray(2)]))
  if (read.kind !== 'photo') throw new Error(read.kind)
  expect(written(read.pieces).includes(small)).toBe(false)
  expect(written(read.pieces).includes('JFIF')).toBe(false)
  expect((await sharp(written(read.pieces)).metadata()).orientation).toBe(6)
})
