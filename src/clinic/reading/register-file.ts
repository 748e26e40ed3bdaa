import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import { problemSentence } from './problems.ts'

/** A list that people write, of `content/data` or of the city, and what it must hold. */
export interface RegisterFile<Schema extends v.GenericSchema = v.GenericSchema> {
  /** Below the project: `content/data/events.yaml`. */
  file: string
  schema: Schema
  /** Facts by their names instead of a list of entries; one that is left empty is not there. */
  facts?: boolean
}

export function registerFile<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  folder = 'content/data',
): RegisterFile<Schema> {
  return { file: `${folder}/${name}.yaml`, schema }
}

export type CheckedRegister<Value> =
  | { kind: 'usable'; value: Value }
  /** Each fault names file, line, entry and field, what it should be and an example. */
  | { kind: 'unusable'; faults: readonly string[] }

type Keys = readonly unknown[]

/** Where a value begins in the text; for one that is missing, where the entry around it begins. */
function offsetOf(document: Document.Parsed, keys: Keys) {
  let node: unknown = document.contents
  let offset = document.contents?.range[0] ?? 0
  for (const key of keys) {
    const pair = isMap(node)
      ? node.items.find(({ key: name }) => isScalar(name) && name.value === key)
      : { key: isSeq(node) ? node.items[Number(key)] : undefined, value: undefined }
    const place = pair?.key as { range?: [number, number, number] } | undefined
    if (!place?.range) return offset
    offset = place.range[0]
    node = isMap(node) ? pair?.value : place
  }
  return offset
}

/** The value at the end of a path, whatever is on the way. */
const valueAt = (value: unknown, keys: Keys) =>
  keys.reduce<unknown>((inside, key) => Object(inside)[key as PropertyKey], value)

/** How many keys lead to the entry that a path is about: lists may stand in a file or below a name. */
const keysToEntry = (keys: Keys) => keys.findIndex((key) => typeof key === 'number') + 1

/** The id of an entry, its district, or its place in the list. */
function entryName(value: unknown, keys: Keys) {
  const { id, district } = Object(valueAt(value, keys)) as { id?: unknown; district?: unknown }
  if (typeof id === 'string' && id !== '') return id
  if (typeof district === 'number' && keys.length === 1) return `district ${district}`
  return `entry ${Number(keys.at(-1)) + 1}`
}

/** A telephone number is a number to YAML: `+15105550134`. */
const marksMissing = ({ expected, input }: v.BaseIssue<unknown>) =>
  expected === 'string' && typeof input === 'number' ? ', between quotation marks' : ''

function problemOf(value: unknown, issue: v.BaseIssue<unknown>, facts?: boolean) {
  const keys = (issue.path ?? []).map(({ key }) => key)
  const count = keysToEntry(keys)
  if (facts || count === 0) return problemSentence(issue, 'the whole file') + marksMissing(issue)
  const path = issue.path?.slice(count) as typeof issue.path
  const inEntry = { ...issue, path, input: valueAt(value, keys) }
  return `${entryName(value, keys.slice(0, count))}: ${problemSentence(inEntry, 'the entry')}`
}

/** Facts of which those left empty are undefined, and so is a group of which all are. */
function withoutEmpty(facts: unknown): unknown {
  if (Array.isArray(facts)) return facts.map(withoutEmpty)
  if (typeof facts !== 'object' || facts === null) return facts ?? undefined
  const entries = Object.entries(facts).map(([name, fact]) => [name, withoutEmpty(fact)] as const)
  return entries.some(([, fact]) => fact !== undefined) ? Object.fromEntries(entries) : undefined
}

/** What the YAML of a register holds, and nothing where it is broken: the fault is looked for again. */
function parse(text: string, facts?: boolean): unknown {
  const document = parseDocument(text, { prettyErrors: false })
  if (document.errors.length > 0) return undefined
  return facts ? (withoutEmpty(document.toJS()) ?? {}) : (document.toJS() ?? [])
}

/** What a text of facts holds, without those left empty; nothing where it is no YAML. */
export const readFacts = (text: string) => parse(text, true)

/** Checks the text of a register. A file without entries is an empty list. */
export function checkRegisterText<Schema extends v.GenericSchema>(
  { facts, file, schema }: RegisterFile<Schema>,
  text: string,
): CheckedRegister<v.InferOutput<Schema>> {
  const value = parse(text, facts)
  const result = v.safeParse(schema, value)
  if (value !== undefined && result.success) return { kind: 'usable', value: result.output }
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const fault = (offset: number, problem: string) =>
    `${file}, line ${lines.linePos(offset).line}, ${problem}`
  if (document.errors.length > 0) {
    const faults = document.errors.map(({ pos, message }) =>
      fault(pos[0], `cannot be read as YAML: ${message}`),
    )
    return { kind: 'unusable', faults }
  }
  const faults = (result.issues ?? [])
    .map((issue) => ({
      offset: offsetOf(document, issue.path?.map(({ key }) => key) ?? []),
      problem: problemOf(value, issue, facts),
    }))
    .sort((a, b) => a.offset - b.offset)
    .map(({ offset, problem }) => fault(offset, problem))
  return { kind: 'unusable', faults }
}

/**
 * Checks a register of a project.
 * @param project its folder: where the command runs.
 */
export function checkRegister<Schema extends v.GenericSchema>(
  register: RegisterFile<Schema>,
  project = process.cwd(),
) {
  const path = join(project, register.file)
  if (existsSync(path)) return checkRegisterText(register, readFileSync(path, 'utf8'))
  const advice = register.facts ? '' : ': a list without entries is a file that holds []'
  const faults = [`${register.file} is missing${advice}`]
  return { kind: 'unusable' as const, faults }
}

/**
 * What a register holds.
 * @throws Error that names every fault of the file.
 */
export function readRegister<Schema extends v.GenericSchema>(
  register: RegisterFile<Schema>,
  project?: string,
): v.InferOutput<Schema> {
  const checked = checkRegister(register, project)
  if (checked.kind === 'usable') return checked.value
  throw new Error(dataFaults(checked.faults))
}

/** Faults of one register or several, as one message. */
export const dataFaults = (faults: readonly string[]) =>
  ['Settings and lists hold what the site cannot use:', ...faults].join('\n  ')
