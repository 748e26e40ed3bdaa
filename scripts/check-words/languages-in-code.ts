import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import type { Problem } from './written-pages.ts'

/** The files that may hold words, and why. */
const places: ReadonlyArray<readonly [place: RegExp, why: string]> = [
  [/\/words\.(?:en|es)\.ts$/, 'the words of a thing, one file a language'],
  [/(?:^|\/)clinic\.config\.ts$/, 'the one file that a clinic edits'],
  [/^src\/language\//, 'what differs by language is data here'],
  [/^src\/site\/addresses\.ts$/, 'a page is one entry: addresses and name'],
  [/^src\/site\/tools\.ts$/, 'a tool is one entry: what it does and its line in the menu'],
  [/\.examples\.tsx?$|\/styleguide\/[^/]+$/, 'what styleguide and tests show, and no page'],
  [/^scripts\/check-words\/(?:one-truth|phrases|privacy-notice)\.ts$/, 'what no page may say'],
  [/\/week-form\.tsx$/, 'not words, but the kinds of questions that a language has'],
]

const languages = /^(?:en|es)$/
/** The name of a language, its tag, or where its pages lie, as somebody would write it into a question. */
const language = String.raw`['"\`]/?(?:en|es)(?:[-_/][\w/]*)?['"\`]`
const comparison = new RegExp(
  [
    String.raw`[!=]==?\s*${language}`,
    String.raw`${language}\s*[!=]==?`,
    String.raw`\bcase\s+${language}`,
    String.raw`\.(?:startsWith|endsWith|includes|indexOf|localeCompare|match|search)\(\s*${language}`,
    String.raw`\[\s*${language}[^\]]*\]\s*\.(?:includes|indexOf)\(`,
    String.raw`\bObject\.is\([^)]*${language}`,
    String.raw`/\^?\(?(?:\?:)?(?:\\?/)?(?:en|es)\b[^/\n]*/[a-z]*\.(?:test|exec)\(`,
  ].join('|'),
)

/** What is hardly anything but a Spanish word: español, ¿Qué, atención. */
const spanish = /[¿¡]\p{Lu}\p{Ll}|\p{Ll}ci(?:ón|ones)\b|\p{Ll}ñ[aeiou]/u

/** Astro writes its code between two lines of dashes. */
const codeOf = (file: string, text: string) =>
  file.endsWith('.astro') ? (text.split(/^---$/m)[1] ?? '') : text

/** Whether a value holds letters that are written here, in lists, objects and markup too. */
function holdsText(node: ts.Node): boolean {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateHead(node)) {
    return /\p{Letter}/u.test(node.text)
  }
  if (ts.isPropertyAssignment(node)) return holdsText(node.initializer)
  if (ts.isCallExpression(node) || ts.isFunctionLike(node)) return false
  return ts.forEachChild(node, (child) => holdsText(child) || undefined) ?? false
}

const languageOf = (property: ts.ObjectLiteralElementLike) =>
  property.name && 'text' in property.name && languages.test(property.name.text)
    ? property.name.text
    : undefined

const isPair = (node: ts.Node) =>
  ts.isObjectLiteralExpression(node) &&
  new Set(node.properties.filter(holdsText).map(languageOf).filter(Boolean)).size === 2

const isSpanish = (node: ts.Node) =>
  (ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateHead(node)) &&
  spanish.test(node.text)

/**
 * The lines of a file that hold words of a language: English and Spanish side by side, as in
 * `{ en: 'Yes', es: 'Sí' }`, or Spanish alone.
 */
export function wordsInCode(file: string, text: string): number[] {
  const code = codeOf(file, text)
  const source = ts.createSourceFile(
    file.replace(/\.astro$/, '.ts'),
    code,
    ts.ScriptTarget.Latest,
    true,
  )
  const lines = new Set<number>()
  const read = (node: ts.Node) => {
    if (isPair(node) || isSpanish(node)) {
      lines.add(source.getLineAndCharacterOfPosition(node.getStart()).line + 1)
    }
    ts.forEachChild(node, read)
  }
  read(source)
  return [...lines]
}

/** The lines of a file that compare a locale with the name of a language. */
export const comparisonsIn = (text: string): number[] =>
  text.split('\n').flatMap((line, index) => (comparison.test(line) ? [index + 1] : []))

const problemsAt = (file: string, lines: readonly number[], text: string): Problem[] =>
  lines.map((line) => ({ file: `${file}:${line}`, text }))

const listCode = () =>
  globSync(['{src,scripts,bench,tests/support}/**/*.{ts,tsx,mjs,astro}', '*.ts'])
    .filter((file) => !/\.(?:test|spec)\.tsx?$/.test(file))
    .sort()

/** Code that says something itself, where its words belong into `words.*.ts`. */
export function findWordsInCode(): Problem[] {
  const files = listCode().filter((file) => !places.some(([place]) => place.test(file)))
  return files.flatMap((file) =>
    problemsAt(
      file,
      wordsInCode(file, readFileSync(file, 'utf8')),
      'holds words of a language: put them into words.en.ts and words.es.ts beside it',
    ),
  )
}

/** Code that asks for the language, where what differs by language is data of `src/language`. */
export function findLanguageQuestions(): Problem[] {
  const files = listCode().filter((file) => !file.startsWith('src/language/'))
  return files.flatMap((file) =>
    problemsAt(
      file,
      comparisonsIn(readFileSync(file, 'utf8')),
      'asks which language it is: put what differs into words.*.ts, or into src/language/locales.ts',
    ),
  )
}
