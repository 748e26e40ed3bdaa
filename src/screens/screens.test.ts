import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { screens } from '#screens/screens.ts'

const suffix = '-screen.tsx'

test('a screen lies in the file of its name, and every such file is a screen', () => {
  const files = readdirSync('src/screens').filter((file) => file.endsWith(suffix))
  const names = files.map((file) => file.slice(0, -suffix.length))
  expect(names.sort()).toEqual([...Object.keys(screens), 'not-found'].sort())
})
