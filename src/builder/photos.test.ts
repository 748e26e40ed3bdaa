import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { photoFiles, photoName } from '#clinic/photos/photo-files.ts'
import { photoAt, photoFaults, resizePhoto, writePhotos } from './photos.ts'
import { openWorkCache } from './work-cache.ts'

const alt = { en: 'The door.', es: 'La puerta.' }

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'photos-'))
  mkdirSync(join(root, 'photos'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** A photograph as a telephone makes it: turned by a note, with the place where it was taken. */
const fromTelephone = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a84' } })
    .withExif({
      IFD0: { Artist: 'A. Sample' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 48/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

const put = (file: string, bytes: Uint8Array | string) => writeFileSync(join(root, file), bytes)

test.each(photoFiles('door'))(
  '$format $width: its size, and nothing of the camera',
  async (file) => {
    const photo = await fromTelephone(1600, 2400)
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const made = await sharp(await resizePhoto(photo, file)).metadata()
    expect(made).toMatchObject({ width: file.width, height: file.height })
    expect(made.format).toBe(file.format === 'avif' ? 'heif' : 'webp')
    expect(made.exif ?? made.xmp ?? made.iptc ?? made.orientation).toBeUndefined()
  },
)

test('every file is written, and the list of them says how many bytes each has', async () => {
  put('photos/door.jpg', await fromTelephone(1600, 2400))
  put('photos/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const folder = join(root, 'dist')
  const logo = { light: 'photos/logo.svg', dark: 'photos/logo.svg' }
  const cache = openWorkCache(join(root, 'cache'))
  const settings = { photos: { door: { file: 'photos/door.jpg', alt } }, brand: { logo } }
  await writePhotos(folder, cache, settings, root)
  const list = JSON.parse(readFileSync(join(folder, 'photos/manifest.json'), 'utf8')) as {
    path: string
    bytes: number
  }[]
  expect(list.map(({ path }) => path)).toEqual(photoFiles('door').map(({ path }) => path))
  for (const { path, bytes } of list) expect(readFileSync(join(folder, path))).toHaveLength(bytes)
  expect(existsSync(join(folder, 'photos/logo.svg'))).toBe(true)
})

test('while pages are written, photographs and logo are at the addresses of a build', async () => {
  put('photos/door.jpg', await fromTelephone(1600, 2400))
  put('photos/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const logo = { light: 'photos/logo.svg', dark: 'photos/logo.svg' }
  const settings = { photos: { door: { file: 'photos/door.jpg', alt } }, brand: { logo } }
  const [smallest] = photoFiles('door')
  const photo = await photoAt(smallest?.path ?? '', settings, root)
  expect(photo?.type).toBe('image/avif')
  expect((await sharp(photo?.bytes).metadata()).width).toBe(480)
  expect((await photoAt('/photos/logo.svg', settings, root))?.type).toBe('image/svg+xml')
  expect(await photoAt('/photos/room-480.avif', settings, root)).toBeUndefined()
  expect(await photoAt('/photos/door.jpg', settings, root)).toBeUndefined()
})

test('a clinic without photographs and logo of its own gets no files', async () => {
  const folder = join(root, 'dist')
  await writePhotos(folder, openWorkCache(join(root, 'cache')), {}, root)
  expect(existsSync(folder)).toBe(false)
})

test('a photograph that is not there is named, with the field and what to do', async () => {
  expect(await photoFaults({ photos: { room: { file: 'photos/room.jpg', alt } } }, root)).toEqual([
    'clinic.config.ts, photos.room.file is "photos/room.jpg": there is no such file. Put the photograph there, or leave the line out: a drawing stands there then',
  ])
})

test('a photograph among words is named with its page and line', async () => {
  const garden = { file: 'photos/garden.jpg', words: 'content/en/about/mission.md', line: 12 }
  expect(await photoFaults({ inWords: [garden] }, root)).toEqual([
    'content/en/about/mission.md:12: photos/garden.jpg: there is no such file. Put the photograph there, or take the line out',
  ])
})

test('a photograph of a person is named with the person', async () => {
  const luz = {
    name: 'Luz Núñez',
    chiropractor: false,
    job: { en: 'Front desk', es: 'Recepción' },
    languages: ['es'],
    photo: { file: 'photos/luz.jpg', alt },
  }
  const [fault] = await photoFaults({ people: [luz] }, root)
  expect(fault).toContain('people, entry 1, photo.file is "photos/luz.jpg": there is no such file')
})

test('a photograph of more than 20 MB is refused', async () => {
  put('photos/room.jpg', new Uint8Array(20_000_001))
  const [fault] = await photoFaults({ photos: { room: { file: 'photos/room.jpg', alt } } }, root)
  expect(fault).toContain(
    'photos.room.file is "photos/room.jpg": it has 21 MB, and 20 are the most',
  )
})

test('a photograph that both languages show is made once, beside that of a place', async () => {
  put('photos/door.jpg', await fromTelephone(1600, 2400))
  const inWords = ['en', 'es'].map((locale) => ({
    file: 'photos/door.jpg',
    words: `content/${locale}/about/mission.md`,
    line: 12,
  }))
  const folder = join(root, 'dist')
  const settings = { photos: { door: { file: 'photos/door.jpg', alt } }, inWords }
  await writePhotos(folder, openWorkCache(join(root, 'cache')), settings, root)
  const list = JSON.parse(readFileSync(join(folder, 'photos/manifest.json'), 'utf8')) as unknown[]
  expect(list).toHaveLength(12)
  const [file] = photoFiles(photoName('photos/door.jpg'))
  expect(file?.path).toBe('/photos/door-jpg-480.avif')
  expect(readFileSync(join(folder, file?.path ?? ''))).not.toHaveLength(0)
})

test('a file that is no photograph is refused', async () => {
  put('photos/team.jpg', 'not a picture')
  const [fault] = await photoFaults({ photos: { team: { file: 'photos/team.jpg', alt } } }, root)
  expect(fault).toContain(
    'photos.team.file is "photos/team.jpg": no photograph can be read from it',
  )
})

test('a photograph that is too small is refused, upright as it is shown', async () => {
  put('photos/hands.jpg', await fromTelephone(900, 1200))
  const [fault] = await photoFaults({ photos: { hands: { file: 'photos/hands.jpg', alt } } }, root)
  expect(fault).toContain('it has 1200 by 900 pixels, and 1440 by 960 are the least')
})

test.each([
  ['viewBox="0 0 252 36"', 'it is more than 4 times as wide as high'],
  ['', 'no size can be read from it'],
  ['viewBox="0 0 144 36"', undefined],
])('a logo with %j leaves room for the name, or says how', async (size, fault) => {
  put('photos/logo.svg', `<svg xmlns="http://www.w3.org/2000/svg" ${size}/>`)
  const logo = { light: 'photos/logo.svg', dark: 'photos/logo.svg' }
  const [light] = await photoFaults({ brand: { logo } }, root)
  if (fault) expect(light).toContain(`brand.logo.light is "photos/logo.svg": ${fault}`)
  else expect(light).toBeUndefined()
})

test('a logo that is not there is named', async () => {
  put('photos/logo-light.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"/>')
  const logo = { light: 'photos/logo-light.svg', dark: 'photos/logo-dark.svg' }
  const faults = await photoFaults({ brand: { logo } }, root)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain('brand.logo.dark is "photos/logo-dark.svg": there is no such file')
})
