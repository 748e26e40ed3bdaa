import { existsSync } from 'node:fs'
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photoFiles } from '#clinic/photos/photo-files.ts'
import { pageColours } from '#design/page-colours.ts'
import { href } from '#site/addresses.ts'
import { buildCopy, copySite } from '../support/site-copy.ts'

const hue = 300
const slots = ['door', 'chiropractor', 'room'] as const

const brand = `brand: { logo: { light: 'photos/logo.svg', dark: 'photos/logo-dark.svg' }, hue: ${hue} }`
const photos = slots.map(
  (slot) =>
    `${slot}: { file: 'photos/${slot}.jpg', alt: { en: 'The ${slot}, seen.', es: 'Vista: ${slot}.' } }`,
)

const gardens = [
  ['en', 'The garden behind the clinic.'],
  ['es', 'El jardín detrás de la clínica.'],
] as const

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a84' } }).jpeg()

let folder: string
const built = (path: string, file = 'index.html') =>
  readFile(join(folder, 'dist', path, file), 'utf8')

beforeAll(async () => {
  folder = await copySite()
  await mkdir(join(folder, 'photos'), { recursive: true })
  for (const slot of slots) {
    await photograph(1500, 1000).toFile(join(folder, 'photos', `${slot}.jpg`))
  }
  for (const name of ['logo.svg', 'logo-dark.svg']) {
    await writeFile(
      join(folder, 'photos', name),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 30"><path d="M0 0h120v30H0z"/></svg>',
    )
  }
  const config = join(folder, 'clinic.config.ts')
  const facts = await readFile(config, 'utf8')
  const filled = facts.replace(
    /^\} satisfies|^\}\n*$/m,
    (end) => `  photos: { ${photos.join(', ')} },\n  ${brand},\n${end}`,
  )
  expect(filled).not.toBe(facts)
  await writeFile(config, filled)
  await photograph(1500, 2000).toFile(join(folder, 'photos', 'garden.jpg'))
  for (const [locale, alt] of gardens) {
    const file = join(folder, 'content', locale, 'about/mission.md')
    await appendFile(file, `\n![${alt}](photos/garden.jpg)\n`)
  }
  await buildCopy(folder)
  // The first time, every share image is drawn in the other hue.
}, 300_000)
afterAll(() => rm(folder, { recursive: true }))

test.each([
  ['door', 'contact', 'en', 'The door, seen.'],
  ['chiropractor', 'about-chiropractor', 'es', 'Vista: chiropractor.'],
] as const)('the photograph %s stands on the page %s', async (slot, id, locale, alt) => {
  const html = await built(href(id, locale))
  expect(html).toContain(`alt="${alt}"`)
  for (const { path } of photoFiles(slot)) {
    expect(html).toContain(path)
    expect(existsSync(join(folder, 'dist', path))).toBe(true)
  }
})

test.each(gardens)('a photograph stands among the words (%s)', async (locale, alt) => {
  const html = await built(href('mission', locale))
  expect(html).toContain(`alt="${alt}"`)
  for (const { path } of photoFiles('garden-jpg')) {
    expect(html).toContain(path)
    expect(existsSync(join(folder, 'dist', path))).toBe(true)
  }
})

test('every page shows the logo', async () => {
  for (const id of ['home', 'whiplash', 'recovery-calculator'] as const) {
    expect(await built(href(id, 'es'))).toContain('src="/photos/logo.svg"')
  }
})

test('address bar, manifest, icon and share images follow the hue', async () => {
  const tokens = await readFile('src/design/styles/tokens.css', 'utf8')
  const [bay, night] = [pageColours(tokens, hue)('bay'), pageColours(tokens, hue, 'dark')('paper')]
  expect(await built(href('home', 'en'))).toMatch(
    new RegExp(`<meta name="theme-color" content="${night}"`),
  )
  expect(await built('', 'icon.svg')).toContain(bay)
  expect(JSON.parse(await built('', 'manifest.en.webmanifest'))).toMatchObject({
    theme_color: pageColours(tokens, hue)('paper'),
  })
  const [own, ours] = await Promise.all(
    [folder, '.'].map((root) => sharp(join(root, 'dist/og/home.en.png')).raw().toBuffer()),
  )
  expect(own?.equals(ours ?? Buffer.alloc(0))).toBe(false)
})

test('a picture of the site follows it as well', async () => {
  const [own, ours] = await Promise.all(
    [folder, '.'].map((root) => readFile(join(root, 'dist/pictures/neck.svg'), 'utf8')),
  )
  expect(own).not.toBe(ours)
})
