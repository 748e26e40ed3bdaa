import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'

const compress = promisify(deflate)

/** Opaque pixels, row by row from the top: red, green, blue and opacity of each. */
export type Pixels = Uint8Array

/** At most 256 colours, and the place among them of any colour, or of the one nearest to it. */
export interface Palette {
  /** Red, green and blue of each colour, one after the other. */
  channels: Uint8Array
  placeOf(color: number): number
}

const mostColors = 256
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Each pixel as one number. */
const colorsOf = (pixels: Pixels) =>
  new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4)

const channelsOf = (colors: readonly number[]) =>
  Uint8Array.from(colors.flatMap((color) => [color, color >> 8, color >> 16]))

function nearestIn(palette: Uint8Array, color: number) {
  const [red = 0, green = 0, blue = 0] = channelsOf([color])
  let nearest = 0
  let least = Number.POSITIVE_INFINITY
  for (let at = 0; at < palette.length; at += 3) {
    const r = red - (palette[at] as number)
    const g = green - (palette[at + 1] as number)
    const b = blue - (palette[at + 2] as number)
    const distance = r * r + g * g + b * b
    if (distance < least) {
      least = distance
      nearest = at / 3
    }
  }
  return nearest
}

/** The colours that most of these pixels have. */
export function makePalette(pixels: Pixels): Palette {
  const uses = new Map<number, number>()
  for (const color of colorsOf(pixels)) uses.set(color, (uses.get(color) ?? 0) + 1)
  const mostUsed = [...uses].toSorted(([, a], [, b]) => b - a).slice(0, mostColors)
  const channels = channelsOf(mostUsed.map(([color]) => color))
  const places = new Map(mostUsed.map(([color], place) => [color, place]))
  return {
    channels,
    placeOf(color) {
      const place = places.get(color) ?? nearestIn(channels, color)
      places.set(color, place)
      return place
    },
  }
}

/** Pixels as the rows of a PNG, each beginning with the number of its filter: 0, none. */
export function makeRows(pixels: Pixels, width: number, palette: Palette) {
  const colors = colorsOf(pixels)
  const rows = new Uint8Array((width + 1) * (colors.length / width))
  let last = colors[0] as number
  let place = palette.placeOf(last)
  for (let index = 0; index < colors.length; index += 1) {
    const color = colors[index] as number
    if (color !== last) {
      last = color
      place = palette.placeOf(color)
    }
    rows[index + Math.floor(index / width) + 1] = place
  }
  return rows
}

function chunk(type: string, data: Uint8Array) {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/**
 * A PNG of a palette: a third of the bytes of one with all colours, and quicker to make. Level 5 takes
 * 5 ms where 7 takes 9, for two bytes more in a hundred.
 */
export async function encodePng(rows: Uint8Array, width: number, { channels }: Palette) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(rows.length / (width + 1), 4)
  // Eight bits a pixel, each the place of a colour.
  header.set([8, 3], 8)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', channels),
    chunk('IDAT', await compress(rows, { level: 5 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
