import { existsSync, globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { type Locale, locales, otherLocale } from '#language/locales.ts'
import { listFiles } from '#words/check-registers.ts'
import { fillFacts } from '#words/facts-in-braces.ts'
import { withoutPassages } from '#words/passages.ts'
import { fillShared } from '#words/read-pages.ts'

export interface Sentence {
  file: string
  line: number
  text: string
  /** The text as it was written, where facts in braces were filled in: it says less by itself. */
  own?: string | undefined
  /** File and line of the same sentence in the other language, where it stands apart. */
  pair?: string | undefined
}

/** Every string of a file of words with the way to it: `tabs.label`. */
function linesByKey(file: string) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found = new Map<string, { line: number; text: string }>()
  const read = (node: ts.Node, way: string) => {
    if (ts.isStringLiteralLike(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      found.set(way, { line: line + 1, text: node.text })
    } else if (ts.isPropertyAssignment(node)) {
      read(node.initializer, `${way}.${node.name.getText()}`)
    } else if (ts.isArrayLiteralExpression(node)) {
      node.elements.forEach((element, index) => {
        read(element, `${way}.${index}`)
      })
    } else if (!ts.isImportDeclaration(node)) {
      ts.forEachChild(node, (child) => read(child, way))
    }
  }
  read(source, '')
  return found
}

function sentencesInCode(file: string): Sentence[] {
  const other = file.endsWith('.en.ts')
    ? file.replace('.en.ts', '.es.ts')
    : file.replace('.es.ts', '.en.ts')
  const pairs = other !== file && existsSync(other) ? linesByKey(other) : undefined
  return [...linesByKey(file)].map(([way, { line, text }]) => {
    const pair = pairs?.get(way)
    return { file, line, text, pair: pair && `${other}:${pair.line}` }
  })
}

/** A line of Markdown or YAML as it is read: links by their words, no marks, facts filled in. */
function readable(line: string, locale: Locale, file: string) {
  // A condition may span lines: what stands in both its parts is searched.
  const words = withoutPassages(line).replaceAll(/\{(?:if:[a-z0-9:-]+|else|end)\}/g, '')
  return fillFacts(
    fillShared(words, () => '…'),
    locale,
    file,
    'left',
  )
    .replace(/\[\^[^\]]*\]|\{#[^}]*\}|^:+[a-z-]*/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
}

/** The lines that hold something, with their numbers: the same place is the same block. */
function filledLines(file: string) {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((text, index) => (text.trim() ? [{ line: index + 1, text }] : []))
}

function sentencesOfPage(file: string, locale: Locale): Sentence[] {
  const other = file.replace(`/${locale}/`, `/${otherLocale(locale)}/`)
  const pairs = existsSync(other) ? filledLines(other) : []
  return filledLines(file).map(({ line, text }, index) => ({
    file,
    line,
    text: readable(text, locale, file),
    own: text.includes('{') ? text : undefined,
    pair: pairs[index] && `${other}:${pairs[index].line}`,
  }))
}

/** Everything that the site says, with the place where it is written. */
export function readSentences(): Sentence[] {
  const tables = ['clinic.config.ts', 'src/site/addresses.ts', 'src/site/tools.ts']
  return [
    ...[...globSync('src/**/words.{en,es}.ts'), ...tables].sort().flatMap(sentencesInCode),
    ...locales.flatMap((locale) =>
      globSync(`content/{${locale},{newsletter,passages}/${locale}}/**/*.md`).flatMap((file) =>
        sentencesOfPage(file, locale),
      ),
    ),
    ...listFiles.flatMap((file) =>
      filledLines(file).map(({ line, text }) => ({ file, line, text })),
    ),
  ]
}
