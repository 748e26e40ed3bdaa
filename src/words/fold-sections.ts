import type { Element, Root } from 'hast'
import { elementOf } from '#words/parse-words.ts'

type Child = Root['children'][number]

/** A second-level heading and what stands below it, or what stands by itself. */
export interface Section {
  heading?: Element
  content: Child[]
}

const isElement = (node: Child, name: string): node is Element =>
  node.type === 'element' && node.tagName === name

/** The words cut at their second-level headings; how to reach us is in no section. */
export function sectionsOf({ children }: Root): Section[] {
  const sections: Section[] = [{ content: [] }]
  for (const node of children) {
    if (isElement(node, 'h2')) sections.push({ heading: node, content: [] })
    else if (isElement(node, elementOf('call'))) sections.push({ content: [node] })
    else sections.at(-1)?.content.push(node)
  }
  return sections
}
