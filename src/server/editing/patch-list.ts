import { isDeepStrictEqual } from 'node:util'
import {
  Document,
  isCollection,
  isScalar,
  isSeq,
  type Node,
  type ParsedNode,
  parseDocument,
  visit,
  type YAMLMap,
} from 'yaml'
import {
  arrangeList,
  endOf,
  lineStart,
  nextLine,
  placesBefore,
} from '#clinic/reading/arrange-list.ts'
import { isRecord } from '#language/records/reading.ts'

/*
 * Changes of a list in its text: each value is written over where its document says that it stands, so
 * comments, quotes and folds of everything else keep their bytes.
 */

export type Entry = Readonly<Record<string, unknown>>

export const readList = (text: string) => (parseDocument(text).toJS() ?? []) as readonly Entry[]

interface Edit {
  from: number
  to: number
  text: string
}

const apply = (text: string, edits: readonly Edit[]) =>
  edits
    .toSorted((one, other) => other.from - one.from)
    .reduce((whole, edit) => whole.slice(0, edit.from) + edit.text + whole.slice(edit.to), text)

const options = { lineWidth: 0, blockQuote: false } as const

/** What is made of figures is a text all the same: times, postal codes, telephones. */
const looksLikeFigure = /^\+?[\d:.]+$/

/** A value as YAML, with short lists on one line, or all of it. */
function write(value: unknown, lines: 'one' | 'several' = 'several') {
  const document = new Document(value)
  visit(document, {
    Scalar(_, scalar) {
      if (typeof scalar.value === 'string' && looksLikeFigure.test(scalar.value)) {
        scalar.type = 'QUOTE_DOUBLE'
      }
    },
    Collection(_, collection) {
      collection.flow = lines === 'one' || (isSeq(collection) && collection.items.every(isScalar))
    },
  })
  return document.toString({ ...options, flowCollectionPadding: false }).trimEnd()
}

type Keys = readonly (string | number)[]

const nodeAt = (document: Document.Parsed, keys: Keys) =>
  document.getIn(keys, true) as ParsedNode | undefined

const isInFlow = (document: Document.Parsed, keys: Keys) =>
  keys.some((_, index) => {
    const around = nodeAt(document, keys.slice(0, index))
    return isCollection(around) && around.flow === true
  })

/** What differs between two values, each with its keys; `undefined` for what goes. */
function* differences(
  document: Document.Parsed,
  before: unknown,
  after: unknown,
  keys: Keys,
): Generator<{ keys: Keys; value: unknown }> {
  if (isDeepStrictEqual(before, after)) return
  if (Array.isArray(before) && Array.isArray(after) && isArranged(document, keys, after.length)) {
    for (const [index, entry] of after.entries()) {
      yield* differences(document, before[index], entry, [...keys, index])
    }
    return
  }
  if (!isRecord(before) || !isRecord(after)) return yield { keys, value: after }
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    yield* differences(document, before[key], after[key], [...keys, key])
  }
}

/** Whether a list has lines of its own, as many as it is to have (`withLists`). */
function isArranged(document: Document.Parsed, keys: Keys, length: number) {
  const list = nodeAt(document, keys)
  return isSeq(list) && list.items.length === length && !isInFlow(document, [...keys, 0])
}

/** The text with what is in lists on lines where it is to stand; what differs within is not yet changed. */
function withLists(text: string, before: unknown, after: unknown, keys: Keys): string {
  if (isDeepStrictEqual(before, after)) return text
  if (isRecord(before) && isRecord(after)) {
    return Object.keys(before).reduce(
      (arranged, key) => withLists(arranged, before[key], after[key], [...keys, key]),
      text,
    )
  }
  if (!Array.isArray(before) || !Array.isArray(after) || after.length === 0) return text
  const list = nodeAt(parseDocument(text), keys)
  const indent = ' '.repeat(columnOf(text, list?.range[0] ?? 0) + 2)
  const places = placesBefore(before, after, [])
  const entries = after.map(
    (entry, index) => places[index] ?? write(entry).replaceAll('\n', `\n${indent}`),
  )
  return arrangeList(text, keys, entries) ?? text
}

const columnOf = (text: string, at: number) => at - lineStart(text, at)

function replaceEdit(text: string, document: Document.Parsed, keys: Keys, value: unknown): Edit {
  const node = nodeAt(document, keys) as ParsedNode
  const [from, to] = [node.range[0], endOf(node)]
  const written = isInFlow(document, keys) ? JSON.stringify(value) : write(value, 'one')
  const old = text.slice(from, to)
  return {
    ...{ from, to },
    text: `${old === '' ? ' ' : ''}${written}${old.endsWith('\n') ? '\n' : ''}`,
  }
}

function addEdit(text: string, document: Document.Parsed, keys: Keys, value: unknown): Edit {
  const around = nodeAt(document, keys.slice(0, -1)) as ParsedNode & YAMLMap
  const key = String(keys.at(-1))
  if (around.flow) {
    const at = around.range[1] - 1
    const written = `, ${JSON.stringify(key)}: ${JSON.stringify(value)} `
    return { from: at, to: at, text: written }
  }
  const indent = ' '.repeat(columnOf(text, around.range[0]))
  const at = nextLine(text, endOf(around))
  const begins = at > 0 && text[at - 1] !== '\n' ? '\n' : ''
  return { from: at, to: at, text: `${begins}${indent}${key}: ${write(value, 'one')}\n` }
}

function removeEdit(text: string, document: Document.Parsed, keys: Keys): Edit | undefined {
  const around = nodeAt(document, keys.slice(0, -1)) as YAMLMap & { flow?: boolean }
  const pair = around.items.find(({ key }) => isScalar(key) && key.value === keys.at(-1))
  if (!pair || around.flow) return
  const key = pair.key as ParsedNode
  const end = endOf((pair.value as ParsedNode | null) ?? key)
  return { from: lineStart(text, key.range[0]), to: nextLine(text, end), text: '' }
}

function editFor(
  text: string,
  document: Document.Parsed,
  keys: Keys,
  value: unknown,
): Edit | undefined {
  if (value === undefined) return removeEdit(text, document, keys)
  return nodeAt(document, keys)
    ? replaceEdit(text, document, keys, value)
    : addEdit(text, document, keys, value)
}

/** The entries of a list, as they stand in its text. */
function entriesIn(text: string) {
  const document = parseDocument(text)
  const list = document.contents
  if (list !== null && !isSeq(list)) throw new Error('The file is no list')
  return { document, list, items: (list?.items ?? []) as readonly ParsedNode[] }
}

/** Holds a change to what was meant: a text that reads otherwise is never saved. */
function checked(text: string, meant: readonly Entry[]) {
  if (!isDeepStrictEqual(readList(text), meant))
    throw new Error('The list would say something else')
  return text
}

const plain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value))

/** The text of a list in which one entry is another. */
export function changeEntry(text: string, index: number, after: Entry) {
  const before = readList(text)
  const meant = plain(after)
  const arranged = withLists(text, before[index], meant, [index])
  const { document } = entriesIn(arranged)
  const edits = [...differences(document, readList(arranged)[index], meant, [index])].flatMap(
    ({ keys, value }) => editFor(arranged, document, keys, value) ?? [],
  )
  return checked(apply(arranged, edits), before.with(index, meant))
}

/** The text of a list with one entry more, at its end. */
export function addEntry(text: string, entry: Entry) {
  const before = readList(text)
  const { items, list } = entriesIn(text)
  const written = `${write([plain(entry)])}\n`
  const meant = [...before, plain(entry)]
  if (items.length === 0 && list) {
    const [from, to] = (list as Node & { range: [number, number, number] }).range
    return checked(text.slice(0, from) + written + text.slice(to).replace(/^\n/, ''), meant)
  }
  const gap = items.length === 0 ? '' : '\n'
  return checked(`${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${gap}${written}`, meant)
}

/** The text of a list without one of its entries; the comment above the next one stays. */
export function removeEntry(text: string, index: number) {
  const before = readList(text)
  const { items, list } = entriesIn(text)
  const item = items[index]
  if (!item || !list || list.flow) throw new Error('There is no such entry')
  const after = nextLine(text, endOf(item))
  const to = after + (/^\s*\n/.exec(text.slice(after))?.[0].length ?? 0)
  const left = items.length === 1 ? '[]\n' : ''
  const above = text.slice(0, lineStart(text, item.range[0]))
  const stays = to === text.length && left === '' ? above.replace(/\n\n$/, '\n') : above
  return checked(stays + left + text.slice(to), before.toSpliced(index, 1))
}
