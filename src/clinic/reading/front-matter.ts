import * as v from 'valibot'
import { parse } from 'yaml'

/** `---` front matter `---` body. */
export function splitFrontMatter(raw: string, file: string) {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(raw)
  if (!match) throw new Error(`${file} should begin with front matter between two lines of ---`)
  return { frontMatter: match[1] ?? '', body: match[2] ?? '' }
}

/** All texts inside a value of any shape, changed. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, mapTexts(inner, change)]),
  )
}

export type ReadFrontMatter<Front> =
  | { kind: 'front-matter'; front: Front }
  /** Each problem names the field and what it should hold. */
  | { kind: 'unusable'; problems: readonly string[] }

/**
 * Reads what stands above words.
 * @param schema what must stand there.
 * @param fill fills the words in braces of each text, so that no fact can break the YAML around it.
 */
export function readFrontMatter<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
  fill: (words: string) => string,
): ReadFrontMatter<v.InferOutput<Schema>> {
  let values: unknown
  try {
    values = parse(text)
  } catch (error) {
    const problem = `the front matter is not YAML: ${(error as Error).message}`
    return { kind: 'unusable', problems: [problem] }
  }
  const result = v.safeParse(schema, mapTexts(values, fill))
  if (result.success) return { kind: 'front-matter', front: result.output }
  const problems = result.issues.map(
    (issue) => `${v.getDotPath(issue) ?? 'front matter'} should be ${issue.message}`,
  )
  return { kind: 'unusable', problems }
}

/** A problem of the front matter, which begins with its field, with the line where that stands. */
export function atField(problem: string, raw: string, file: string) {
  const field = /^\w+/.exec(problem)?.[0]
  const line = raw.split('\n').findIndex((text) => text.startsWith(`${field}:`)) + 1
  return `${file}:${Math.max(1, line)}: ${problem}`
}
