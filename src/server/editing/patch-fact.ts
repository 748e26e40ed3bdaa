import { isDeepStrictEqual } from 'node:util'
import { placesBefore } from '#clinic/reading/arrange-list.ts'
import { patchEntries, patchYaml } from '#clinic/reading/patch-yaml.ts'
import { isRecord } from '#language/records/reading.ts'
import { typedRows, type Values } from './list-fields.ts'

type Path = readonly (string | number)[]

/** A list of groups; opening times stand on one line. */
const isRows = (value: unknown): value is readonly Values[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRecord)

interface Change {
  before: unknown
  after: unknown
  /** As it was typed: says which row of a list is which. */
  form: URLSearchParams
}

/** The text of the facts in which one of them is another: no byte changes but those of what differs. */
export const patchFact = (text: string, name: string, change: Change) =>
  withValue(text, [name], change)

/** The text with a value, and with each part of it, as it was typed. */
function withValue(text: string, path: Path, { after, before, form }: Change): string {
  if (isDeepStrictEqual(before, after)) return text
  if (isRows(before) && isRows(after)) return withRows(text, path, { after, before, form })
  const groups = [before, after].filter((value) => value !== undefined)
  if (!groups.every(isRecord)) return patchYaml(text, path, after)
  const [old, now] = [Object(before) as Values, Object(after) as Values]
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].reduce(
    (patched, key) =>
      withValue(patched, [...path, key], { before: old[key], after: now[key], form }),
    text,
  )
}

interface ChangedRows extends Change {
  before: readonly Values[]
  after: readonly Values[]
}

/** Puts every row where it is to stand, with its comments, then changes what differs within it. */
function withRows(text: string, path: Path, { after, before, form }: ChangedRows) {
  const places = placesBefore(before, after, typedRows(form, path))
  const rows = after.map((row, index) => places[index] ?? { added: row })
  const arranged = patchEntries(text, path, rows)
  if (arranged === undefined) return patchYaml(text, path, after)
  return after.reduce((patched, row, index) => {
    const place = places[index]
    return place === undefined
      ? patched
      : withValue(patched, [...path, index], { before: before[place], after: row, form })
  }, arranged)
}
