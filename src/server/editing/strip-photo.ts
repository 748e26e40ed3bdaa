import { crc32 } from 'node:zlib'

/*
 * Reads a photograph by its bytes, whatever its file is called, and leaves out what a camera writes
 * beside the picture: place, day, names, a second picture. Nothing is decoded, so no picture can do
 * harm here; the build of the words does that, as another user (decision 53).
 */

export interface StrippedPhoto {
  extension: 'jpg' | 'png' | 'webp'
  /** In pixels, upright. */
  width: number
  height: number
  /** The bytes that stay, one after the other: views of those that were given. */
  pieces: readonly Uint8Array[]
}

export type ReadPhoto =
  | ({ kind: 'photo' } & StrippedPhoto)
  | { kind: 'svg' | 'no-photo' | 'broken' }

type Stripped = StrippedPhoto | undefined

const text = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

/** Reads what somebody sent as a photograph. */
export function stripPhoto(given: Uint8Array): ReadPhoto {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength)
  const strip = kindOf(bytes)
  if (!strip) return { kind: looksLikeSvg(bytes) ? 'svg' : 'no-photo' }
  try {
    const photo = strip(bytes)
    return photo ? { kind: 'photo', ...photo } : { kind: 'broken' }
  } catch {
    // A length leads out of the file.
    return { kind: 'broken' }
  }
}

function kindOf(bytes: Buffer): ((bytes: Buffer) => Stripped) | undefined {
  if (text(bytes, 0, 3) === '\xff\xd8\xff') return stripJpeg
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return stripPng
  return text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP' ? stripWebp : undefined
}

const looksLikeSvg = (bytes: Buffer) => /<svg[\s>]/i.test(bytes.toString('utf8', 0, 2000))

/** The length of a JFIF segment without the small picture that may stand in it. */
const plainJfif = 16

/** What of a JPEG says how its colours are meant. */
const isColour = (marker: number, bytes: Buffer, at: number) =>
  (marker === 0xe0 &&
    text(bytes, at, at + 4) === 'JFIF' &&
    bytes.readUInt16BE(at - 2) === plainJfif) ||
  (marker === 0xe2 && text(bytes, at, at + 11) === 'ICC_PROFILE') ||
  (marker === 0xee && text(bytes, at, at + 5) === 'Adobe')

const isComment = (marker: number) => marker === 0xfe
const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef

/** Segments that say how large the picture is. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** The marker that follows the lines of a picture, in which a byte 0xff stands before 0 or a restart. */
function nextMarker(bytes: Buffer, from: number) {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0
    if (marker !== 0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7)) return at
  }
  throw new Error('The picture has no end')
}

function stripJpeg(bytes: Buffer): Stripped {
  const pieces: Uint8Array[] = [bytes.subarray(0, 2)]
  let [width, height, orientation] = [0, 0, 1]
  for (let at = 2; ; ) {
    if (bytes[at] !== 0xff) return
    // Any number of them may stand before a marker.
    while (bytes[at + 1] === 0xff) at += 1
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xd9) {
      pieces.push(bytes.subarray(at, at + 2))
      break
    }
    const [from, end] = [at + 4, at + 2 + bytes.readUInt16BE(at + 2)]
    if (end > bytes.length) return
    if (isFrame(marker))
      [height, width] = [bytes.readUInt16BE(from + 1), bytes.readUInt16BE(from + 3)]
    if (marker === 0xe1 && text(bytes, from, from + 6) === exifName)
      orientation = orientationIn(bytes.subarray(from, end)) ?? orientation
    const next = marker === 0xda ? nextMarker(bytes, end) : end
    const stays = isApplication(marker) ? isColour(marker, bytes, from) : !isComment(marker)
    if (stays) pieces.push(bytes.subarray(at, next))
    at = next
  }
  if (width === 0 || height === 0) return
  if (orientation > 1) pieces.splice(1, 0, asSegment(writeOrientation(orientation)))
  return { extension: 'jpg', ...upright({ width, height }, orientation), pieces }
}

const orientationTag = 0x01_12

const exifName = 'Exif\0\0'

/** Which way up a camera was held, of what it wrote as Exif. */
function orientationIn(exif: Buffer) {
  const tiff = exif.subarray(text(exif, 0, 6) === exifName ? 6 : 0)
  const isLittle = text(tiff, 0, 2) === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  try {
    const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
    for (let index = 0; index < short(start); index += 1) {
      const entry = start + 2 + index * 12
      if (short(entry) !== orientationTag) continue
      const orientation = short(entry + 8)
      return orientation >= 1 && orientation <= 8 ? orientation : undefined
    }
  } catch {
    // What cannot be read says nothing.
  }
  return
}

/** Exif that says which way up, and nothing else. */
function writeOrientation(orientation: number) {
  const exif = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex')
  exif.writeUInt16BE(orientation, 18)
  return exif
}

/** As a JPEG has it. */
function asSegment(exif: Buffer) {
  const head = Buffer.from(`\xff\xe1\0\0${exifName}`, 'latin1')
  head.writeUInt16BE(head.length - 2 + exif.length, 2)
  return Buffer.concat([head, exif])
}

/** A size as it is seen: from 5 on, the picture lies on its side. */
const upright = ({ height, width }: Size, orientation: number): Size =>
  orientation > 4 ? { width: height, height: width } : { width, height }

type Size = Pick<StrippedPhoto, 'width' | 'height'>

/** Chunks of a PNG that are the picture and its colours. */
const pngChunks = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS'],
  ...['gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT'],
])

function stripPng(bytes: Buffer): Stripped {
  const pieces: Uint8Array[] = [bytes.subarray(0, 8)]
  let orientation = 1
  for (let at = 8, name = ''; name !== 'IEND'; ) {
    const end = at + 12 + bytes.readUInt32BE(at)
    name = text(bytes, at + 4, at + 8)
    if (end > bytes.length) return
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return
    if (name === 'eXIf') orientation = orientationIn(bytes.subarray(at + 8, end - 4)) ?? orientation
    if (pngChunks.has(name)) pieces.push(bytes.subarray(at, end))
    at = end
  }
  const size = { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  // Behind the signature and IHDR.
  if (orientation > 1) pieces.splice(2, 0, asPngChunk('eXIf', writeOrientation(orientation)))
  return { extension: 'png', ...upright(size, orientation), pieces }
}

function asPngChunk(name: string, content: Buffer) {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** Chunks of a WebP that are the picture and its colours; one that moves has others. */
const webpChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP'])

function stripWebp(bytes: Buffer): Stripped {
  const chunks: Buffer[] = []
  let size: Size | undefined
  let orientation = 1
  const fileEnd = 8 + bytes.readUInt32LE(4)
  if (fileEnd > bytes.length) return
  for (let at = 12; at < fileEnd; ) {
    const name = text(bytes, at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    const end = at + 8 + length + (length % 2)
    if (end > fileEnd) return
    if (name === 'ANIM') return
    if (name === 'EXIF') orientation = orientationIn(bytes.subarray(at + 8, end)) ?? orientation
    size ??= webpSize(name, bytes.subarray(at + 8, end))
    if (webpChunks.has(name)) chunks.push(bytes.subarray(at, end))
    at = end
  }
  if (!size) return
  const isTurned = orientation > 1
  const pieces = chunks.map((chunk) => withFlags(chunk, isTurned))
  if (isTurned) pieces.push(asWebpChunk('EXIF', writeOrientation(orientation)))
  const head = Buffer.from(bytes.subarray(0, 12))
  head.writeUInt32LE(4 + pieces.reduce((sum, { length }) => sum + length, 0), 4)
  return { extension: 'webp', ...upright(size, orientation), pieces: [head, ...pieces] }
}

/** A chunk whose content has an even length. */
function asWebpChunk(name: string, content: Buffer) {
  const head = Buffer.from(`${name}\0\0\0\0`, 'latin1')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content])
}

function webpSize(name: string, chunk: Buffer) {
  if (name === 'VP8X')
    return { width: chunk.readUIntLE(4, 3) + 1, height: chunk.readUIntLE(7, 3) + 1 }
  if (name === 'VP8 ') {
    return { width: chunk.readUInt16LE(6) & 0x3fff, height: chunk.readUInt16LE(8) & 0x3fff }
  }
  if (name !== 'VP8L') return
  const bits = chunk.readUInt32LE(1)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

/** Says no more that a description follows, and that Exif does only where it still does. */
function withFlags(chunk: Buffer, hasExif: boolean) {
  if (text(chunk, 0, 4) !== 'VP8X') return chunk
  const copy = Buffer.from(chunk)
  copy[8] = ((copy[8] ?? 0) & ~0b1100) | (hasExif ? 0b1000 : 0)
  return copy
}
