import type { ElementContent, Root } from 'hast'

type Child = Root['children'][number]

const beginsPart = (node: Child) => node.type === 'element' && node.tagName === 'h2'

/**
 * Puts each second-level heading and what stands below it into a box of its own, which a browser
 * lays out only when the reader comes near (`parts.css`). What stands before the first stays as it is.
 */
export function inParts(tree: Root): Root {
  const children: Child[] = []
  let part: ElementContent[] | undefined
  for (const node of tree.children) {
    if (beginsPart(node)) {
      part = []
      children.push({
        type: 'element',
        tagName: 'div',
        properties: { className: ['part'] },
        children: part,
      })
    }
    if (part && node.type !== 'doctype') part.push(node)
    else children.push(node)
  }
  return { ...tree, children }
}
