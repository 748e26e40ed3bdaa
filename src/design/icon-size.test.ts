import { globSync, readFileSync } from 'node:fs'
import { generate, parse, walk } from 'css-tree'
import { expect, test } from 'vitest'

/** In rem: 48 px with letters of the usual size. A small drawing that is shown larger looks like clip art. */
const largest = 3

/** Drawn wide, for the size that they have. */
const wide = /captioned-drawing|skyline|welcome|body-map|styleguide|winding/

interface Sized {
  selector: string
  rem: number
}

/** The sizes that a sheet gives to small drawings. */
function sizesIn(css: string): Sized[] {
  const found: Sized[] = []
  walk(parse(css), {
    visit: 'Rule',
    enter(rule) {
      const selector = generate(rule.prelude)
      if (!/\.drawing(?::[\w-]+(?:\([^)]*\))?)*$/.test(selector)) return
      walk(rule.block, {
        visit: 'Declaration',
        enter({ property, value }) {
          if (!/^(?:width|height|max-width|min-height)$/.test(property)) return
          const said = generate(value)
          found.push({ selector, rem: said.endsWith('rem') ? Number.parseFloat(said) : Infinity })
        },
      })
    },
  })
  return found
}

const sheets = globSync('src/**/*.css').filter((file) => !wide.test(file))

test.each(sheets)('%s shows no small drawing larger than 48 px', (file) => {
  const large = sizesIn(readFileSync(file, 'utf8')).filter(
    ({ selector, rem }) => rem > largest && !wide.test(selector),
  )
  expect(large).toEqual([])
})

test('a drawing of a station on the way is no larger inside its ring', () => {
  const css = readFileSync('src/design/way/way.css', 'utf8')
  const rings = [
    ...css.matchAll(/ {2}width: ([\d.]+)rem;\n +height: [\d.]+rem;\n +padding: ([\d.]+)rem/g),
  ]
  expect(rings).toHaveLength(2)
  for (const [, width, padding] of rings) {
    expect(Number(width) - 2 * Number(padding)).toBeLessThanOrEqual(largest + 0.1)
  }
})
