import { isDeepStrictEqual } from 'node:util'
import { isCollection, isMap, isSeq, type ParsedNode, parseDocument } from 'yaml'

/** Where a value ends, without the comment that may follow on its line. */
export function endOf(node: ParsedNode): number {
  if (isCollection(node) && !node.flow) {
    const last = node.items.at(-1)
    const inner = (isMap(node) ? (last as { value?: unknown; key: unknown }) : undefined) ?? {
      value: last,
      key: last,
    }
    const end = (inner.value ?? inner.key) as ParsedNode | undefined
    if (end) return endOf(end)
  }
  return node.range[1]
}

export const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1

/** The beginning of the line after a place; the end of the text where there is none. */
export function nextLine(text: string, at: number) {
  if (at > 0 && text[at - 1] === '\n') return at
  const end = text.indexOf('\n', at)
  return end === -1 ? text.length : end + 1
}

/**
 * Where each entry of a list stood before it was changed; nothing for one that is new. One that reads
 * as it did is the one that it was, wherever it stands now; every other is the one at whose place it
 * was typed.
 * @param places where each of `after` was typed, counted as in `before`; else where it stands.
 */
export function placesBefore(
  before: readonly unknown[],
  after: readonly unknown[],
  places: readonly number[],
): (number | undefined)[] {
  const free = new Set(before.keys())
  const take = (place: number | undefined) =>
    place !== undefined && free.delete(place) ? place : undefined
  const placeOf = (index: number) => places[index] ?? index
  const isSame = (place: number, entry: unknown) => isDeepStrictEqual(before[place], entry)
  const untouched = after.map((entry, index) =>
    isSame(placeOf(index), entry) ? take(placeOf(index)) : undefined,
  )
  const moved = after.map(
    (entry, index) => untouched[index] ?? take([...free].find((place) => isSame(place, entry))),
  )
  return moved.map((place, index) => place ?? take(placeOf(index)))
}

/** The lines of an entry, and what stands above it since the one before. */
interface Lines {
  /** Empty lines, and comments that an empty line parts from the entry. */
  gap: string
  /** Comments right above, which are the entry's own. */
  above: string
  own: string
}

const commentsAbove = /(?:(?<![^\n])[ \t]*#.*\n)*$/

/** The entries of a list, each on lines of its own; nothing where they stand otherwise. */
function linesOf(text: string, path: readonly (string | number)[]) {
  const list = parseDocument(text, { keepSourceTokens: true }).getIn(path, true)
  if (!isSeq<ParsedNode>(list) || list.srcToken?.type !== 'block-seq') return
  const hyphens = list.srcToken.items.flatMap(({ start }) =>
    start.flatMap(({ offset, type }) => (type === 'seq-item-ind' ? offset : [])),
  )
  const starts = hyphens.map((at) => lineStart(text, at))
  if (hyphens.some((at, index) => text.slice(starts[index], at).trim() !== '')) return
  const ends = list.items.map((item, index) =>
    nextLine(text, Math.max(endOf(item), (hyphens[index] ?? 0) + 1)),
  )
  const from = starts[0] ?? 0
  const ownFrom = from - (commentsAbove.exec(text.slice(0, from))?.[0].length ?? 0)
  const entries = starts.map((start, index): Lines => {
    const between = text.slice(ends[index - 1] ?? ownFrom, start)
    const above = commentsAbove.exec(between)?.[0] ?? ''
    const own = text.slice(start, ends[index])
    return {
      gap: between.slice(0, between.length - above.length),
      ...{ above, own: own.endsWith('\n') ? own : `${own}\n` },
    }
  })
  const indent = text.slice(from, hyphens[0])
  return { entries, indent, from: ownFrom, to: ends.at(-1) ?? from }
}

/**
 * The text of a list with its entries in another order, without some of them and with new ones. Each
 * entry takes its lines along, with the comment beside it and those right above; comments above an entry
 * that is gone stay. Nothing where the list does not stand on lines of its own.
 * @param entries where each stood before, or a new one as it is written behind its hyphen.
 */
export function arrangeList(
  text: string,
  path: readonly (string | number)[],
  entries: readonly (number | string)[],
) {
  const list = linesOf(text, path)
  if (!list) return
  const stays = new Set(entries)
  const gaps: string[] = []
  let loose = ''
  for (const [place, { above, gap }] of list.entries.entries()) {
    loose += gap
    if (stays.has(place)) gaps.push(loose)
    loose = stays.has(place) ? '' : loose + above
  }
  const lines = entries.map((entry) => {
    if (typeof entry === 'string') return `${list.indent}- ${entry}\n`
    const { above = '', own = '' } = list.entries[entry] ?? {}
    return `${gaps.shift()}${above}${own}`
  })
  return text.slice(0, list.from) + lines.join('') + loose + text.slice(list.to)
}
