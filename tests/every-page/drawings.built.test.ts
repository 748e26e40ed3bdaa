import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sheetDrawings } from '#design/drawings/drawing-names.ts'
import { allPages, attributeValues, builtFolder, fileExists } from '../support/built-site.ts'

const pages = allPages()

/** The opening tags of the drawings of a page, each with what stands first in it. */
const drawingsIn = (html: string) =>
  html.match(/<svg[^>]*\sclass="drawing[\s"][^>]*>(?:<title>[^<]+<\/title>)?/g) ?? []

const isDecoration = (drawing: string) => drawing.includes('aria-hidden="true"')
const isNamed = (drawing: string) =>
  /role="img"[^>]*><title>/.test(drawing) || drawing.includes('role="group"')

test.each(pages)('each drawing of $path has a name or is decoration', ({ html }) => {
  const unclear = drawingsIn(html).filter((drawing) => isDecoration(drawing) === isNamed(drawing))
  expect(unclear).toEqual([])
})

/** Of drawings in files; what is drawn twice on a page names itself by its id alone. */
const addressesOn = (html: string) =>
  attributeValues(html, 'use', 'href').filter((address) => !address.startsWith('#'))
const fileOf = (address: string) => address.replace(/#.*/, '')

function isThere(address: string) {
  const [file = '', id = ''] = address.split('#')
  return fileExists(file) && readFileSync(join(builtFolder, file), 'utf8').includes(`id="${id}"`)
}

test.each(pages)('$path names drawings that are there', ({ html }) => {
  const missing = addressesOn(html).filter((address) => !isThere(address))
  expect(missing).toEqual([])
})

test.each(pages)('$path asks for its drawings in at most 3 requests', ({ html }) => {
  expect(new Set(addressesOn(html).map(fileOf)).size).toBeLessThanOrEqual(3)
})

/** What stands between the tags of blocks: a link or a stressed word is a part of its sentence. */
const textsIn = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<\/?(?:a|b|em|i|span|strong)\b[^>]*>/g, '')
    .split(/<[^>]*>/)
    .map((text) => text.trim())

test.each(pages)('$path shows no name of a drawing as text', ({ html }) => {
  const names = new Set<string>(sheetDrawings)
  expect(textsIn(html).filter((text) => names.has(text))).toEqual([])
})

/** What a visitor sees first: all of the home page's drawings, and those of openings. */
const seenFirst = (path: string, html: string) =>
  path === '/' || path === '/es'
    ? html
    : (/<header class="opening .*?<\/header>/s.exec(html)?.[0] ?? '')

test.each(pages)('what is seen first on $path waits for no file of drawings', ({ html, path }) => {
  expect(addressesOn(seenFirst(path, html))).toEqual([])
})

/** The images of a page, each by its attributes. */
const imagesIn = (html: string) =>
  [...html.matchAll(/<img\b([^>]*)>/g)].map(([, said = '']) =>
    Object.fromEntries(
      [...said.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value]) => [name, value ?? '']),
    ),
  )

/** What a picture of both themes is called. */
const nameOf = ({ src = '' }: Record<string, string>) => src.replace(/(?:-dark)?\.svg$/, '')

test.each(pages)(
  'each image of $path is described or decoration, and keeps its place',
  ({ html }) => {
    for (const image of imagesIn(html)) {
      expect(Object.keys(image), image.src).toEqual(
        expect.arrayContaining(['alt', 'width', 'height']),
      )
      if (!image.src?.startsWith('/pictures/')) continue
      expect(image.alt, image.src).toMatch(/^$|\.$/)
      expect(image.loading, image.src).toBe('lazy')
    }
  },
)

test.each(pages)('$path shows one wide scene at most', ({ html }) => {
  const scenes = html.match(/<figure class="scene-figure">.*?<\/figure>/gs) ?? []
  expect(scenes.length).toBeLessThanOrEqual(1)
  for (const scene of scenes) {
    expect(new Set(imagesIn(scene).map(nameOf)).size).toBe(1)
    expect(imagesIn(scene).every(({ alt }) => (alt ?? '').length > 20)).toBe(true)
  }
})
