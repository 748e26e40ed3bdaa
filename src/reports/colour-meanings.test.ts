import { globSync, readFileSync } from 'node:fs'
import { generate, parse, walk } from 'css-tree'
import { expect, test } from 'vitest'

/** Ground, letters and lines. `bay` draws the map itself and all links. */
const withoutMeaning = new Set(
  'paper card ink soft line line-strong mist on-fill hill-1 hill-2 bay'.split(' '),
)

/** What a colour says in charts and on maps, and which marks may say it; each says one thing. */
const meanings: Readonly<Record<string, { says: string; marks: readonly string[] }>> = {
  'bay-2': {
    says: 'how many were counted',
    marks: [
      '.crash-chart',
      '.crash-bars svg',
      '.crash-heat-1',
      '.crash-heat-2',
      '.crash-heat-3',
      '.crash-heat-4',
      '.crash-shade',
      '.crash-months rect',
      '.crash-years svg',
      '.place-chart rect',
      '.locator-3',
      '.pain-chart td svg',
      '.pain-chart th svg',
      '.pain-circles circle',
    ],
  },
  clay: {
    says: 'where the visitor is, or what was asked about, and the way from there',
    marks: ['.map-here circle', '.crash-near-own', '.way-from', '.way-line', '.locator-line'],
  },
  moss: { says: 'our clinic', marks: ['.map-clinic path', '.locator-clinic', '.clinic-map-door'] },
}

const paints = /^(?:fill|stroke|background|background-color|border(?:-.*)?)$/
const isOfFocus = /:focus/

/** Every mark that a sheet paints with a colour that says something: `clay .map-here circle`. */
function paintedIn(file: string) {
  const painted: string[] = []
  walk(parse(readFileSync(file, 'utf8')), function (node) {
    if (node.type !== 'Declaration' || !paints.test(node.property) || !this.rule) return
    const colours = [...generate(node.value).matchAll(/var\(--([a-z0-9-]+)\)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !withoutMeaning.has(name) && name !== 'radius')
    const { prelude } = this.rule
    const selectors = prelude.type === 'SelectorList' ? prelude.children.toArray() : []
    for (const colour of colours) {
      for (const selector of selectors.map((each) => generate(each))) {
        if (!isOfFocus.test(selector)) painted.push(`${colour} ${selector}`)
      }
    }
  })
  return painted
}

test('in charts and on maps each colour says one thing', () => {
  const painted = globSync('src/{reports,city/map}/**/*.css').flatMap(paintedIn)
  const known = Object.entries(meanings).flatMap(([colour, { marks }]) =>
    marks.map((mark) => `${colour} ${mark}`),
  )
  expect(painted.toSorted()).toEqual(known.toSorted())
})
