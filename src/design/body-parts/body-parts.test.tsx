import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { bodyPartNames } from './body-part-names.ts'
import { bodyParts } from './body-parts.tsx'

/** To the right of the middle, a window of 320 px shows the sheet up to here. */
const seenUpTo = 452

/** How a group moves what is in it: across, and whether it is mirrored. */
const movedBy = (transform: string) => {
  const [name, ...said] = transform.match(/[a-z]+|-?[\d.]+/g) ?? []
  const [first = 0, , , , across = 0] = said.map(Number)
  return name === 'matrix' ? { side: first, across } : { side: 1, across: first }
}

/** How far right and left each head of a picture reaches. */
function headsOf(svg: string) {
  const around = [{ side: 1, across: 0 }]
  return [...svg.matchAll(/<g(?: [^>]*?transform="([^"]*)")?[^>]*>|<\/g>/g)].flatMap(
    ([tag, transform = '']) => {
      if (tag === '</g>') {
        around.pop()
        return []
      }
      const { side, across } = movedBy(transform)
      const outer = around.at(-1) ?? { side: 1, across: 0 }
      const at = outer.across + outer.side * across
      around.push({ side: outer.side * side, across: at })
      const tall = /rotate.*scale\(\S+ ([\d.]+)\)/.exec(transform)?.[1]
      const half = 44 * Number(tall)
      return tall ? [{ left: at - half, right: at + half }] : []
    },
  )
}

test.each(bodyPartNames)('on the narrowest phone all heads of %s are seen', (name) => {
  const Drawn = bodyParts[name]
  const heads = headsOf(renderToStaticMarkup(<Drawn />))
  expect(heads.length).toBeGreaterThan(0)
  for (const { left, right } of heads) {
    expect(left).toBeGreaterThan(0)
    expect(right).toBeLessThan(seenUpTo)
  }
})
