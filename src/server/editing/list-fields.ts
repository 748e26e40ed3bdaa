import { isDeepStrictEqual } from 'node:util'
import { parse, stringify } from 'yaml'
import { readHours, type Shift, writeHours } from '#clinic/reading/read-hours.ts'
import type { FieldKind, ListField } from '#desk/editing/view.ts'
import { writtenPhone } from '#site/phone-numbers.ts'

/*
 * A form is made of the schema of a list, so what a list holds is said once. Names are those of the
 * list, joined by points: `location.postalCode`.
 */

interface Schema {
  type: string
  entries?: Readonly<Record<string, Schema>>
  wrapped?: Schema
  item?: Schema
  options?: readonly (string | Schema)[]
  literal?: unknown
  pipe?: readonly { readonly type?: string; readonly metadata?: { readonly typedAs?: unknown } }[]
}

export type Values = Readonly<Record<string, unknown>>

/** The schema of one entry of a list, whatever is asked of the list as a whole. */
export const entrySchema = ({ item }: { readonly item: Schema }) => item

const isOptional = ({ type }: Schema) => type === 'optional' || type === 'nullable'

const inside = (schema: Schema): Schema => (schema.wrapped ? inside(schema.wrapped) : schema)

/** Made by the desk: nobody types these. */
const madeHere = new Set(['changed'])

/** One line is too short for these. */
const longTexts = new Set([
  ...['about', 'background', 'caution', 'count', 'counts', 'description', 'helps', 'limit'],
  ...['note', 'priceNote', 'quote', 'story', 'summary', 'text'],
])

const kindsByName = [
  'day',
  'time',
  'rule',
  'phone',
  'hours',
  'answer',
] as const satisfies readonly FieldKind[]

/** What kind of value it is, where its schema says so. */
function typedAs({ pipe = [] }: Schema) {
  const named = pipe.map(({ metadata }) => metadata?.typedAs)
  return kindsByName.find((kind) => named.includes(kind))
}

function kindOf(schema: Schema, keys: readonly string[]): FieldKind {
  const said = typedAs(schema)
  if (said) return said
  switch (schema.type) {
    case 'boolean':
      return 'yes-or-no'
    case 'number':
      return 'number'
    case 'picklist':
      return 'choice'
    case 'string':
      return keys.some((key) => longTexts.has(key)) ? 'long' : 'text'
    case 'array': {
      const item = inside(schema.item ?? schema).type
      return item === 'picklist' ? 'choices' : item === 'string' ? 'lines' : 'yaml'
    }
    default:
      return 'yaml'
  }
}

const optionsOf = ({ item, options = [] }: Schema): string[] =>
  item ? optionsOf(inside(item)) : options.filter((option) => typeof option === 'string')

const answers = ['yes', 'no']

const isGroup = (schema: Schema) => schema.entries !== undefined

/** The group that each entry of a list is; nothing where it is a list of anything else. */
function groupIn(schema: Schema) {
  const item = schema.item && inside(schema.item)
  return item && isGroup(item) && !typedAs(schema) ? item : undefined
}

const rowsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Empty rows below those that are there: several where a row is short. */
const emptyRows = ({ entries = {} }: Schema) => (Object.keys(entries).length <= 3 ? 3 : 1)

/** Made of the title, where it is no choice. */
const isMadeId = (key: string, schema: Schema) => key === 'id' && schema.type !== 'picklist'

function shownEntries({ entries = {} }: Schema, depth: number) {
  return Object.entries(entries).filter(
    ([key, schema]) =>
      inside(schema).type !== 'literal' &&
      !(depth === 0 && (madeHere.has(key) || isMadeId(key, inside(schema)))),
  )
}

const inFlow = (value: unknown) =>
  stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trimEnd()

/** The entries of a list each on its line. */
const showYaml = (value: unknown) =>
  Array.isArray(value) ? value.map((entry) => `- ${inFlow(entry)}`).join('\n') : inFlow(value)

/** What a value looks like in its field. */
function shown(value: unknown, kind: FieldKind): readonly string[] {
  if (value === undefined || value === null) return []
  if (kind === 'yes-or-no') return value === true ? ['yes'] : []
  if (kind === 'choices') return (value as unknown[]).map(String)
  if (kind === 'lines') return [(value as unknown[]).join('\n')]
  if (kind === 'yaml') return [showYaml(value)]
  if (kind === 'hours') return [Array.isArray(value) ? writeHours(value as Shift[]) : String(value)]
  if (kind === 'phone') return [writtenPhone(String(value))]
  if (kind === 'answer') return [value === true ? 'yes' : 'no']
  return [String(value)]
}

const valueIn = (values: unknown, key: string) => (Object(values) as Values)[key]

/** The fields of an entry, with what it holds. */
export function fieldsOf(
  schema: Schema,
  entry: unknown,
  above: readonly string[] = [],
): ListField[] {
  return shownEntries(schema, above.length).flatMap(([key, given]) => {
    const [own, keys, value] = [inside(given), [...above, key], valueIn(entry, key)]
    if (isGroup(own)) return fieldsOf(own, value, keys)
    const row = groupIn(own)
    if (row) {
      const rows = [...rowsOf(value), ...Array.from({ length: emptyRows(row) })]
      return rows.flatMap((each, index) => fieldsOf(row, each, [...keys, String(index)]))
    }
    const kind = kindOf(own, keys)
    return {
      ...{ name: keys.join('.'), kind, values: shown(value, kind) },
      options: kind === 'answer' ? answers : optionsOf(own),
      isOptional: isOptional(given),
    }
  })
}

const lf = (text: string) => text.replaceAll(/\r\n?/g, '\n')

/** What somebody typed into a field, as a form sends it. */
const typedValues = (form: URLSearchParams, { kind, name }: Pick<ListField, 'kind' | 'name'>) =>
  kind === 'choices' || kind === 'yes-or-no'
    ? form.getAll(name)
    : form
        .getAll(name)
        .slice(0, 1)
        .map(lf)
        .filter((text) => text.trim() !== '')

function readYaml(text: string): unknown {
  try {
    return parse(text)
  } catch {
    return text
  }
}

/** `(510) 555-0134` is `+15105550134`; what has too many or too few digits stays as it was typed. */
function readPhone(text: string) {
  const digits = text.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return digits.length === 10 ? `+1${digits}` : text
}

function readValue(typed: readonly string[], kind: FieldKind): unknown {
  const [text = ''] = typed
  if (kind === 'yes-or-no') return typed.includes('yes')
  if (kind === 'choices') return typed
  if (kind === 'lines') return text.split('\n').flatMap((line) => line.trim() || [])
  if (kind === 'yaml') return readYaml(text)
  if (kind === 'hours') return readHours(text.trim()) ?? text.trim()
  if (kind === 'phone') return readPhone(text.trim())
  if (kind === 'answer') return text === 'yes'
  // Nothing typed is no 0.
  if (kind === 'number') return text === '' || Number.isNaN(Number(text)) ? text : Number(text)
  return text.trim()
}

/** Whether texts look alike in a field: an empty list and nothing do. */
function isSame(one: readonly string[], other: readonly string[]) {
  const seen = (texts: readonly string[]) => texts.map((text) => lf(text).trim()).filter(Boolean)
  return isDeepStrictEqual(seen(one), seen(other))
}

/** An entry with its values in the order in which a schema names them. */
export function inOrderOf({ entries = {} }: Schema, entry: Values) {
  const order = Object.keys(entries)
  return Object.fromEntries(
    Object.entries(entry).toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other)),
  )
}

/**
 * An entry as somebody typed it. What looks as it did is what it was; an optional group in which nothing
 * is typed is none.
 */
export function readEntry(
  schema: Schema,
  form: URLSearchParams,
  before: unknown,
  above: readonly string[] = [],
): Record<string, unknown> {
  const entry: Record<string, unknown> = { ...(Object(before) as Values) }
  for (const [key, { literal, type }] of Object.entries(schema.entries ?? {})) {
    if (type === 'literal') entry[key] ??= literal
  }
  for (const [key, given] of shownEntries(schema, above.length)) {
    const [own, keys, old] = [inside(given), [...above, key], valueIn(before, key)]
    const value = isGroup(own)
      ? readGroup(own, given, form, old, keys)
      : groupIn(own)
        ? readRows(own, given, form, old, keys)
        : readField(given, own, form, old, keys)
    if (value === undefined) delete entry[key]
    else entry[key] = value
  }
  return before === undefined ? inOrderOf(schema, entry) : entry
}

/** Whether nothing is typed into a group. */
const isEmpty = (form: URLSearchParams, keys: readonly string[]) =>
  ![...form].some(([name, text]) => name.startsWith(`${keys.join('.')}.`) && text.trim() !== '')

function readGroup(
  own: Schema,
  given: Schema,
  form: URLSearchParams,
  old: unknown,
  keys: readonly string[],
) {
  if (isEmpty(form, keys) && isOptional(given)) return given.type === 'nullable' ? null : undefined
  return readEntry(own, form, old, keys)
}

/** What a ticked row sends under its name: it goes. */
const removedRow = 'remove'

/**
 * The places of the rows of a list in which something is typed and that are not ticked to go, as the form
 * showed them: a row that was there has the place that it had.
 */
export function typedRows(form: URLSearchParams, keys: readonly (string | number)[]) {
  const start = `${keys.join('.')}.`
  const places = [...form.keys()]
    .filter((name) => name.startsWith(start))
    .map((name) => Number.parseInt(name.slice(start.length), 10))
    .filter((place) => place >= 0)
  return [...new Set(places)]
    .filter((place) => form.get(`${start}${place}`) !== removedRow)
    .filter((place) => !isEmpty(form, [`${start}${place}`]))
    .toSorted((one, other) => one - other)
}

function readRows(
  own: Schema,
  given: Schema,
  form: URLSearchParams,
  old: unknown,
  keys: readonly string[],
) {
  const group = groupIn(own) as Schema
  const rows = typedRows(form, keys).map((place) =>
    readEntry(group, form, rowsOf(old)[place], [...keys, String(place)]),
  )
  return rows.length === 0 && isOptional(given) ? undefined : rows
}

/** The field that something is about which stands at a path, or within it. */
export function fieldAt(fields: readonly ListField[], path: readonly (string | number)[]) {
  for (let length = path.length; length > 0; length -= 1) {
    const name = path.slice(0, length).join('.')
    const field = fields.find((each) => each.name === name)
    if (field) return field
  }
  return
}

function readField(
  given: Schema,
  own: Schema,
  form: URLSearchParams,
  old: unknown,
  keys: readonly string[],
) {
  const kind = kindOf(own, keys)
  const typed = typedValues(form, { kind, name: keys.join('.') })
  if (isSame(typed, shown(old, kind)) && (old !== undefined || isOptional(given))) return old
  if (typed.length === 0 && isOptional(given)) return given.type === 'nullable' ? null : undefined
  return readValue(typed, kind)
}
