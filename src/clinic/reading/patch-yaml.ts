import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { arrangeList } from './arrange-list.ts'

/** Names of groups and places in lists, from the outside to the inside. */
type Path = readonly (string | number)[]

/** A value longer than a line is written as a block. */
const lineLength = 100

/** The facts of a group that are there. */
const entriesOf = (group: unknown) =>
  Object.entries(Object(group)).filter(([, value]) => value !== undefined)

/** `{ opens: "08:00", closes: "18:00" }`: JSON, but for the names. */
function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts = entriesOf(value).map(([name, inner]) => `${name}: ${inline(inner)}`)
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}'
}

const spaces = (count: number) => ' '.repeat(count)

/** Lines below each other from a column on. */
function block(value: unknown, column: number): string {
  const lines = Array.isArray(value)
    ? value.map((entry) => `- ${afterHyphen(entry, column)}`)
    : entriesOf(value).map(([name, inner]) => `${name}:${afterColon(inner, column)}`)
  return lines.join(`\n${spaces(column)}`)
}

/** What stands after a colon: on its line, or as a block below. */
function afterColon(value: unknown, column: number) {
  if (value === undefined) return ''
  const line = inline(value)
  const fits = typeof value !== 'object' || column + line.length <= lineLength
  return fits ? ` ${line}` : `\n${spaces(column + 2)}${block(value, column + 2)}`
}

/** What stands after a hyphen: an entry of several facts has a line for each. */
const afterHyphen = (value: unknown, column: number) =>
  typeof value === 'object' ? block(value, column + 2) : inline(value)

const columnOf = (text: string, offset: number) => offset - (text.lastIndexOf('\n', offset - 1) + 1)

/** Cuts a stretch of text out and puts another in; a block takes the end of its last line with it. */
function splice(text: string, [from, to]: readonly [number, number], put: string) {
  const end = text.slice(from, to).endsWith('\n') && !put.endsWith('\n') ? '\n' : ''
  return text.slice(0, from) + put + end + text.slice(to)
}

/** Adds a line at the end of a block. */
function addLine(text: string, at: number, line: string) {
  const before = text.slice(0, at)
  const isAtStart = before === '' || before.endsWith('\n')
  return `${before}${isAtStart ? '' : '\n'}${line}\n${text.slice(at)}`
}

const rangeOf = (node: Node) => (node.range ?? [0, 0, 0]) as [number, number, number]

/** The whole file, below its first comments. */
function withWhole(text: string, contents: Node | null, value: unknown) {
  if (!contents) return addLine(text, text.length, block(value, 0))
  const [from, to] = rangeOf(contents)
  return splice(text, [from, to], block(value, 0))
}

/** Whether an entry of a list stands on one line, between braces. */
const isInline = (entry: unknown) => isMap(entry) && entry.flow === true

/** An entry written as the others of its list are. */
const asEntry = ({ items }: YAMLSeq, value: unknown, column: number) =>
  isInline(items.at(-1)) ? inline(value) : afterHyphen(value, column)

/** A list or group in which one line, or one block, is another or is added. */
function patchBlock(text: string, parent: YAMLMap | YAMLSeq, key: string | number, value: unknown) {
  const [start, end] = rangeOf(parent)
  const column = columnOf(text, start)
  if (isSeq(parent)) {
    const entry = parent.items[Number(key)]
    const written = asEntry(parent, value, column)
    return isNode(entry)
      ? splice(text, [rangeOf(entry)[0], rangeOf(entry)[1]], written)
      : addLine(text, end, `${spaces(column)}- ${written}`)
  }
  const pair = parent.items.find(({ key: name }) => isScalar(name) && name.value === key)
  const written = afterColon(value, column)
  if (!pair) return addLine(text, end, `${spaces(column)}${key}:${written}`)
  const colon = text.indexOf(':', rangeOf(pair.key as Node)[1]) + 1
  if (!isNode(pair.value) || (isScalar(pair.value) && pair.value.source === '')) {
    return splice(text, [colon, colon], written)
  }
  const [from, to] = rangeOf(pair.value)
  const staysOnLine = written.startsWith(' ') && !text.slice(colon, to).includes('\n')
  return splice(text, [staysOnLine ? from : colon, to], staysOnLine ? written.trim() : written)
}

/**
 * A YAML text in which one value is another: no byte changes but those of the value, and comments stay.
 * @param path to a fact that may not be there yet, or to an entry of a list or its next one.
 * @param value nothing leaves the name with nothing after it.
 */
export function patchYaml(text: string, path: Path, value: unknown): string {
  const document = parseDocument(text)
  if (path.length === 0) return withWhole(text, document.contents, value)
  const [key = '', ...above] = path.toReversed()
  const around = above.toReversed()
  const parent = around.length > 0 ? document.getIn(around, true) : document.contents
  if (value === undefined && !document.hasIn(path)) return text
  if (!isMap(parent) && !isSeq(parent)) {
    return patchYaml(text, around, typeof key === 'number' ? [value] : { [key]: value })
  }
  return parent.flow
    ? patchYaml(text, around, withPart(parent.toJS(document), key, value))
    : patchBlock(text, parent, key, value)
}

/**
 * A list in which entries went, came or moved (`arrangeList`); nothing where it stands on one line.
 * @param entries where each stood before, or what is new.
 */
export function patchEntries(
  text: string,
  path: Path,
  entries: readonly (number | { readonly added: unknown })[],
) {
  const list = parseDocument(text).getIn(path, true)
  if (!isSeq(list)) return
  const column = columnOf(text, rangeOf(list)[0])
  const written = entries.map((entry) =>
    typeof entry === 'number' ? entry : asEntry(list, entry.added, column),
  )
  return arrangeList(text, path, written)
}

/** A list or group that stands on one line, with one part of it changed. */
function withPart(whole: unknown, key: string | number, value: unknown): unknown {
  if (Array.isArray(whole)) return whole.toSpliced(Number(key), 1, value)
  return Object.fromEntries(entriesOf({ ...Object(whole), [key]: value }))
}
