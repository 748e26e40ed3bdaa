import { relative } from 'node:path'
import ts from 'typescript'
import { findFeature } from './support.ts'
import type { Use } from './use.ts'

/** The compiler's settings as a browser's: Node's types would stand for what browsers have. */
function readSettings(): ts.CompilerOptions {
  const host: ts.ParseConfigFileHost = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
    },
  }
  const { options = {} } = ts.getParsedCommandLineOfConfigFile('tsconfig.json', {}, host) ?? {}
  return { ...options, types: [], noEmit: true }
}

/** `dom` or `es2023.array`, when the compiler's own declarations hold it. */
const libraryOf = (declaration: ts.Declaration) =>
  /\/lib\.([\w.]+)\.d\.ts$/.exec(declaration.getSourceFile().fileName)?.[1]

const isOwner = (node: ts.Node) =>
  ts.isInterfaceDeclaration(node) || ts.isModuleDeclaration(node) || ts.isVariableDeclaration(node)

/** The interface that declares it, after the namespaces around it. */
function ownersOf(declaration: ts.Declaration) {
  const owners: string[] = []
  for (let node: ts.Node = declaration.parent; !ts.isSourceFile(node); node = node.parent) {
    if (isOwner(node)) owners.unshift(node.name.getText())
  }
  return owners
}

/** `declare var URL: { canParse(…): boolean }`. */
const isStatic = ({ parent }: ts.Declaration) =>
  ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)

/** The compiler has several interfaces where the language has one object. */
const builtin = (owner: string) =>
  owner
    .replace(/Constructor$/, '')
    .replace(/^Readonly(?=Array|Map|Set)/, '')
    .replace(/^(?:IteratorObject|ArrayIterator)$/, 'Iterator')

function namesInLanguage(owners: readonly string[], name: string) {
  return [['javascript.builtins', ...owners.map(builtin), name].join('.')]
}

function namesInBrowser(owners: readonly string[], name: string, isOfClass: boolean) {
  if (owners.length === 0) return [`api.${name}`, `api.Window.${name}`]
  return [`api.${owners.join('.')}.${name}${isOfClass ? '_static' : ''}`]
}

function namesOf(symbol: ts.Symbol) {
  return (symbol.declarations ?? []).flatMap((declaration) => {
    const library = libraryOf(declaration)
    if (!library) return []
    const owners = ownersOf(declaration)
    return library.startsWith('dom')
      ? namesInBrowser(owners, symbol.name, isStatic(declaration))
      : namesInLanguage(owners, symbol.name)
  })
}

/** A type's own name and those that it is made from: MDN names `checkVisibility` with `Element`. */
function kindsOf(type: ts.Type, checker: ts.TypeChecker): string[] {
  const apparent = checker.getApparentType(type)
  const parts = apparent.isUnionOrIntersection() ? apparent.types : [apparent]
  return parts.flatMap((part) => {
    const bases = part.isClassOrInterface() ? checker.getBaseTypes(part) : []
    return [part.symbol?.name ?? '', ...bases.flatMap((base) => kindsOf(base, checker))]
  })
}

/** `element.checkVisibility?.()` asks before it uses. */
const asksFirst = ({ parent }: ts.Identifier) =>
  ts.isPropertyAccessExpression(parent) &&
  ts.isCallExpression(parent.parent) &&
  parent.parent.questionDotToken !== undefined

function usedBy(name: ts.Identifier, checker: ts.TypeChecker): readonly string[] {
  const symbol = checker.getSymbolAtLocation(name)
  if (!symbol || asksFirst(name)) return []
  const names = namesOf(symbol)
  const { parent } = name
  const isMember = ts.isPropertyAccessExpression(parent) && parent.name === name
  if (names.length === 0 || !isMember || names.some(findFeature)) return names
  // An interface that several share has no name of its own in MDN's data: they have.
  const kinds = kindsOf(checker.getTypeAtLocation(parent.expression), checker)
  return [...names, ...kinds.map((kind) => `api.${kind}.${name.text}`)]
}

/** What a browser gets as values: their code stays with the build (`src/builder/facts-in-browser.ts`, `posts-in-browser.ts`). */
const asValues = ['#clinic', '#clinic/posts/posts.ts']

/** The file behind `'#city/where.ts'` of an import; a type leaves nothing to import. */
function importedBy(node: ts.Node, checker: ts.TypeChecker) {
  if (!ts.isStringLiteral(node) || asValues.includes(node.text)) return
  const { parent } = node
  const isTypeOnly = ts.isImportDeclaration(parent) && parent.importClause?.isTypeOnly
  const file = isTypeOnly ? undefined : checker.getSymbolAtLocation(node)?.valueDeclaration
  return file && ts.isSourceFile(file) && !file.isDeclarationFile ? file : undefined
}

/**
 * What scripts, and all that they import at once or later, ask of a browser. Types decide, so that
 * `list.toSorted()` is seen and a method of ours with the same name is not.
 */
export function scriptUses(files: readonly string[]): Use[] {
  const program = ts.createProgram(files, readSettings())
  const checker = program.getTypeChecker()
  const uses: Use[] = []
  const reached = new Set(files.flatMap((file) => program.getSourceFile(file) ?? []))
  // A set that grows while it is walked is walked to its end.
  for (const source of reached) {
    if (program.isSourceFileFromExternalLibrary(source)) continue
    const file = relative('', source.fileName)
    const visit = (node: ts.Node) => {
      if (ts.isTypeNode(node)) return
      const imported = importedBy(node, checker)
      if (imported) reached.add(imported)
      const names = ts.isIdentifier(node) ? usedBy(node, checker) : []
      if (names.length > 0) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart())
        uses.push({ file, line: line + 1, names })
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return uses
}
