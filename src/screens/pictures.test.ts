import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { sceneNames } from '#city/here/scenes/scene-names.ts'
import { scenes } from '#city/here/scenes/scenes.ts'
import { sceneWords } from '#city/here/scenes/words.ts'
import { bodyParts } from '#design/body-parts/body-parts.tsx'
import { movementStrips } from '#design/movement/movement-frames.tsx'
import { movementNames } from '#design/movement/movement-names.ts'
import { themes } from '#design/people/palette.ts'
import { pictureFile } from '#design/people/picture-file.ts'
import { Portrait } from '#design/people/portrait.tsx'
import { locales } from '#language/locales.ts'
import { readExercises } from '#words/exercises/exercises.ts'

const tokens = readFileSync('src/design/styles/tokens.css', 'utf8')

/** What a picture may weigh, compressed as the server sends it. */
const mostBytes = 12_000

const pictures: readonly (readonly [string, ComponentType])[] = [
  ...Object.entries(scenes),
  ...Object.entries(bodyParts),
  ...movementStrips,
  ['portrait', Portrait],
]

test.each(pictures)('the picture %s weighs at most 12 kB in either theme', (_, Drawn) => {
  for (const theme of themes) {
    expect(brotliCompressSync(pictureFile(Drawn, theme, tokens, undefined)).length).toBeLessThan(
      mostBytes,
    )
  }
})

test.each(pictures)('the picture %s brings its own colours, and no broken number', (_, Drawn) => {
  const [light, dark] = themes.map((theme) => pictureFile(Drawn, theme, tokens, undefined))
  expect(light).not.toBe(dark)
  expect(light).not.toMatch(/var\(|oklch|class=|undefined|NaN/)
  expect(light).toMatch(/^<svg xmlns="[^"]+" width="\d+" height="\d+" viewBox="0 0 \d+ \d+"/)
})

test('every scene is described in both languages, each in other words', () => {
  for (const locale of locales) {
    const said = sceneNames.map((name) => sceneWords[locale][name])
    expect(said.every((words) => /^\p{Lu}.+\.$/u.test(words))).toBe(true)
    expect(new Set(said).size).toBe(sceneNames.length)
  }
})

test('every exercise of the register is drawn in three frames', () => {
  const drawn = new Map(movementStrips)
  expect(readExercises().length).toBeGreaterThan(0)
  for (const { id } of readExercises()) {
    const Drawn = drawn.get(id)
    if (!Drawn) throw new Error(`The exercise ${id} is not drawn`)
    const svg = pictureFile(Drawn, 'light', tokens, undefined)
    const frames = svg.match(
      /<g transform="translate\(\d+\)"[\s\S]*?(?=<g transform="translate\(\d+\)"|<\/svg>)/g,
    )
    expect(frames).toHaveLength(3)
    expect(new Set(frames?.map((frame) => frame.slice(30))).size).toBe(3)
  }
})

test('every movement that is drawn is in the register', () => {
  expect(
    readExercises()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(movementNames.toSorted())
})
