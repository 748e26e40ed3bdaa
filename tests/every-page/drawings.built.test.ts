import { expect, test } from 'vitest'
import { allPages, attributeValues, fileExists } from '../support/built-site.ts'

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

test.each(pages)('$path names drawings that are there', ({ html }) => {
  const files = attributeValues(html, 'use', 'href').map((address) => address.replace(/#.*/, ''))
  const missing = files.filter((file) => !fileExists(file))
  expect(missing).toEqual([])
})
