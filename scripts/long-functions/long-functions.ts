import ts from 'typescript'

/** Lines, from the first of a function to its last. Whoever reads it keeps all of them in mind. */
export const mostLines = 100

export interface LongFunction {
  name: string
  /** The line on which it begins. */
  line: number
  lines: number
}

function nameOf(node: ts.SignatureDeclaration) {
  const named = node.name ? node : node.parent
  return 'name' in named && named.name ? (named.name as ts.Node).getText() : 'a function'
}

/** The functions, components and methods of a file that are longer than most may be. */
export function longFunctionsIn(file: string, text: string): LongFunction[] {
  if (text.split('\n').length <= mostLines) return []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1
  const found: LongFunction[] = []
  function look(node: ts.Node) {
    if (ts.isFunctionLike(node)) {
      const line = lineOf(node.getStart())
      const lines = lineOf(node.end) - line + 1
      if (lines > mostLines) found.push({ name: nameOf(node), line, lines })
    }
    ts.forEachChild(node, look)
  }
  look(source)
  return found
}
