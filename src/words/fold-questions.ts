import type { Element, ElementContent, Root } from 'hast'

type Child = Root['children'][number]

const isHeading = (node: Child, names: readonly string[]): node is Element =>
  node.type === 'element' && names.includes(node.tagName)

/**
 * A question and its answer as `details`. The anchor goes to the answer: a browser that is led to
 * something folded away opens what it is in.
 */
function fold(question: Element, answer: ElementContent[]): Element {
  const { id, ...properties } = question.properties
  const heading: Element = { ...question, properties }
  return {
    type: 'element',
    tagName: 'details',
    properties: { className: ['question'] },
    children: [
      { type: 'element', tagName: 'summary', properties: {}, children: [heading] },
      { type: 'element', tagName: 'div', properties: { id }, children: answer },
    ],
  }
}

/** Folds what follows each third-level heading, up to the next heading of its level or above. */
export function foldQuestions(tree: Root): Root {
  const children: Child[] = []
  let rest = [...tree.children]
  while (rest.length > 0) {
    const [first, ...after] = rest
    if (!first) break
    if (!isHeading(first, ['h3'])) {
      children.push(first)
      rest = after
      continue
    }
    const next = after.findIndex((node) => isHeading(node, ['h2', 'h3']))
    const end = next === -1 ? after.length : next
    const answer = after.slice(0, end).filter((node) => node.type !== 'doctype')
    children.push(fold(first, answer))
    rest = after.slice(end)
  }
  return { ...tree, children }
}
