import { type CssNode, parse, type WalkContext, walk } from 'css-tree'
import type { Use } from './use.ts'

/** Where MDN's data keeps the functions of values. */
const functionGroups = [
  'color.',
  'gradient.',
  'image.',
  'transform-function.',
  'basic-shape.',
  'easing-function.',
  'filter-function.',
  '',
]

const inValue = (property: string, name: string) => [
  `css.properties.${property}.${name}`,
  ...functionGroups.map((group) => `css.types.${group}${name}`),
]

function namesOf(node: CssNode, property: string | undefined): readonly string[] {
  switch (node.type) {
    case 'Declaration':
      return [`css.properties.${node.property}`]
    case 'Atrule':
      return [`css.at-rules.${node.name}`]
    case 'Feature':
      return [`css.at-rules.${node.kind}.${node.name}`]
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      return [`css.selectors.${node.name}`]
    case 'NestingSelector':
      return ['css.selectors.nesting']
    case 'Identifier':
    case 'Function':
      return property ? inValue(property, node.name) : []
    case 'Dimension':
      return [`css.types.length.${node.unit}`]
    default:
      return []
  }
}

/**
 * What a style sheet asks of a browser. What stands in `@supports` is left out: it asks first. So is
 * a name that only one engine knows, such as `::-moz-progress-bar`: the others have their own beside it.
 */
export function styleUses(file: string, css: string): Use[] {
  const uses: Use[] = []
  walk(parse(css, { positions: true, parseCustomProperty: true }), {
    enter(this: WalkContext, node: CssNode) {
      if (node.type === 'Atrule' && node.name === 'supports') return walk.skip
      const names = namesOf(node, this.declaration?.property)
      const isOfOneEngine = names.some((name) => /\.-(?:webkit|moz)-/.test(name))
      if (names.length > 0 && !isOfOneEngine) {
        uses.push({ file, line: node.loc?.start.line ?? 0, names })
      }
      return
    },
  })
  return uses
}
