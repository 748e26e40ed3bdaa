import ts from 'typescript'
import type { Use } from './use.ts'

const namesOfAttribute = (tag: string, attribute: string) => [
  `html.elements.${tag}.${attribute.toLowerCase()}`,
  `html.global_attributes.${attribute.toLowerCase()}`,
  `svg.elements.${tag}.${attribute}`,
  `svg.global_attributes.${attribute}`,
]

/** The elements and attributes that a component writes. */
export function markupUses(file: string, source: string): Use[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const uses: Use[] = []
  const note = (node: ts.Node, names: readonly string[]) => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1
    uses.push({ file, line, names })
  }
  const noteElement = (element: ts.JsxOpeningLikeElement) => {
    const tag = element.tagName.getText()
    if (!/^[a-z]/.test(tag)) return
    note(element, [`html.elements.${tag}`, `svg.elements.${tag}`])
    for (const attribute of element.attributes.properties.filter(ts.isJsxAttribute)) {
      note(attribute, namesOfAttribute(tag, attribute.name.getText()))
    }
  }
  const visit = (node: ts.Node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      noteElement(node)
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return uses
}
