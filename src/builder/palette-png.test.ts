import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { encodePng, makePalette, makeRows, type Pixels } from './palette-png.ts'

/** The pixels that another reader of PNG sees, as `red,green,blue,opacity`. */
function readBack(png: Buffer, width: number, height: number) {
  const href = `data:image/png;base64,${png.toString('base64')}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image href="${href}" width="${width}" height="${height}" image-rendering="optimizeSpeed"/></svg>`
  const { pixels } = new Resvg(svg).render()
  return Array.from({ length: width * height }, (_, index) =>
    pixels.subarray(index * 4, index * 4 + 4).join(),
  )
}

function encode(pixels: Pixels, width: number) {
  const palette = makePalette(pixels)
  return encodePng(makeRows(pixels, width, palette), width, palette)
}

test('every pixel of a picture with few colours is read back as it was', async () => {
  const colors = ['251,247,239,255', '11,38,48,255', '160,60,27,255', '11,38,48,255']
  const pixels = Uint8Array.from([...colors, ...colors.toReversed()].join().split(',').map(Number))
  expect(readBack(await encode(pixels, 4), 4, 2)).toEqual([...colors, ...colors.toReversed()])
})

test('of more than 256 colours the most used stay, and the others become the nearest', async () => {
  const greys = Array.from({ length: 256 }, (_, grey) => [grey, grey, grey, 255])
  const rare = [[9, 9, 10, 255]]
  const pixels = Uint8Array.from([...greys, ...rare, ...greys, ...greys].flat())
  const seen = readBack(await encode(pixels, 769), 769, 1)
  expect(seen.slice(0, 256)).toEqual(greys.map(String))
  expect(seen[256]).toBe('9,9,9,255')
})
