import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { loadedIsland } from '#design/island/loaded-island.ts'
import { toolIds } from '#site/tools.ts'
import { allPages, attributeValues } from '../support/built-site.ts'

const ending = '.island.ts'
const files = globSync(`src/**/*${ending}`).map((file) => basename(file, ending))
const pages = allPages()

test('every part that wakes has one file to wake from, and every file its part', () => {
  const names = new Set(
    pages.flatMap(({ html }) => attributeValues(html, '(?:div|section)', 'data-island')),
  )
  expect([...names].sort()).toEqual(files.sort())
})

test.each(toolIds)('the page of %s wakes the tool as soon as it has loaded', (id) => {
  const own = pages.filter((page) => page.id === id)
  const awake = own.map(({ html }) => loadedIsland(html))
  expect(awake).toEqual([id, id])
  for (const { html } of own) expect(html).toMatch(/<body><link rel="modulepreload"/)
})
