import { clinicSchema } from './clinic-facts.ts'

/** As far as a schema says what may be left out. */
interface Schema {
  type: string
  entries?: Readonly<Record<string, unknown>>
  item?: unknown
  wrapped?: unknown
}

/** Names joined by points, a place in a list as `*`. */
function optionalBelow(schema: unknown, path: readonly string[]): string[] {
  const { entries, item, type, wrapped } = Object(schema) as Schema
  return [
    ...(type === 'optional' ? [path.join('.')] : []),
    ...(wrapped ? optionalBelow(wrapped, path) : []),
    ...(item ? optionalBelow(item, [...path, '*']) : []),
    ...Object.entries(entries ?? {}).flatMap(([name, inner]) =>
      optionalBelow(inner, [...path, name]),
    ),
  ]
}

/** Every setting of the clinic that may be left out: `phones.emergency`, `closed.*.name`. */
export const optionalSettings = optionalBelow(clinicSchema, [])

/** The facts without one setting. */
export function without(facts: unknown, path: string): unknown {
  const [name = '', ...rest] = path.split('.')
  if (name === '*' && Array.isArray(facts)) {
    return facts.map((item) => without(item, rest.join('.')))
  }
  const { [name]: inner, ...others } = Object(facts) as Record<string, unknown>
  if (rest.length === 0 || inner === undefined) return others
  return { ...others, [name]: without(inner, rest.join('.')) }
}
