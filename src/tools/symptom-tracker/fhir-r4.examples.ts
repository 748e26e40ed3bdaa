/**
 * The part of HL7 FHIR R4 (4.0.1) that the diary uses, as rules to check a file by: which elements
 * a type has, which it must have, how often, and how its values are written. Taken from the
 * definitions at hl7.org/fhir/R4; an element that is not listed is refused, as the official JSON
 * schema does.
 */
interface Element {
  type: string
  /** Must be there. */
  required?: boolean
  /** An array with at least one member. */
  many?: boolean
  /** The codes of a required binding. */
  codes?: readonly string[]
}

const one = (type: string): Element => ({ type })
const must = (type: string): Element => ({ type, required: true })
const some = (type: string): Element => ({ type, many: true })
const mustSome = (type: string): Element => ({ type, required: true, many: true })
const mustCode = (...codes: string[]): Element => ({ type: 'code', required: true, codes })

const resource = {
  resourceType: must('code'),
  id: one('id'),
  meta: one('Meta'),
  language: one('code'),
}

const types: Readonly<Record<string, Readonly<Record<string, Element>>>> = {
  Bundle: {
    ...resource,
    identifier: one('Identifier'),
    type: mustCode(
      'document',
      'message',
      'transaction',
      'transaction-response',
      'batch',
      'batch-response',
      'history',
      'searchset',
      'collection',
    ),
    timestamp: one('instant'),
    entry: some('BundleEntry'),
  },
  BundleEntry: { fullUrl: one('uri'), resource: one('Resource') },
  Patient: { ...resource, active: one('boolean'), name: some('HumanName'), birthDate: one('date') },
  HumanName: {
    use: one('code'),
    text: one('string'),
    family: one('string'),
    given: some('string'),
  },
  Observation: {
    ...resource,
    status: mustCode(
      'registered',
      'preliminary',
      'final',
      'amended',
      'corrected',
      'cancelled',
      'entered-in-error',
      'unknown',
    ),
    category: some('CodeableConcept'),
    code: must('CodeableConcept'),
    subject: one('Reference'),
    effectiveDateTime: one('dateTime'),
    issued: one('instant'),
    performer: some('Reference'),
    valueQuantity: one('Quantity'),
    valueString: one('string'),
    valueBoolean: one('boolean'),
    valueInteger: one('integer'),
    dataAbsentReason: one('CodeableConcept'),
    note: some('Annotation'),
    bodySite: one('CodeableConcept'),
  },
  QuestionnaireResponse: {
    ...resource,
    questionnaire: one('canonical'),
    status: mustCode('in-progress', 'completed', 'amended', 'entered-in-error', 'stopped'),
    subject: one('Reference'),
    authored: one('dateTime'),
    author: one('Reference'),
    source: one('Reference'),
    item: some('QuestionnaireResponseItem'),
  },
  QuestionnaireResponseItem: {
    linkId: must('string'),
    definition: one('uri'),
    text: one('string'),
    answer: some('QuestionnaireResponseAnswer'),
    item: some('QuestionnaireResponseItem'),
  },
  QuestionnaireResponseAnswer: {
    valueBoolean: one('boolean'),
    valueDecimal: one('decimal'),
    valueInteger: one('integer'),
    valueDate: one('date'),
    valueDateTime: one('dateTime'),
    valueString: one('string'),
  },
  CodeableConcept: { coding: some('Coding'), text: one('string') },
  Coding: {
    system: one('uri'),
    version: one('string'),
    code: one('code'),
    display: one('string'),
    userSelected: one('boolean'),
  },
  Quantity: {
    value: one('decimal'),
    comparator: one('code'),
    unit: one('string'),
    system: one('uri'),
    code: one('code'),
  },
  Reference: { reference: one('string'), type: one('uri'), display: one('string') },
  Annotation: { authorString: one('string'), time: one('dateTime'), text: must('markdown') },
  Identifier: { system: one('uri'), value: one('string') },
  Meta: { profile: mustSome('canonical') },
}

const text = /^[ \r\n\t\S]+$/
const zone = String.raw`(Z|[+-]((0\d|1[0-3]):[0-5]\d|14:00))`
const day = String.raw`\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`
const time = String.raw`([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?`

const isText = (pattern: RegExp) => (value: unknown) =>
  typeof value === 'string' && pattern.test(value)

/** The regular expressions of hl7.org/fhir/R4/datatypes.html. */
const primitives: Readonly<Record<string, (value: unknown) => boolean>> = {
  boolean: (value) => typeof value === 'boolean',
  integer: (value) => Number.isInteger(value),
  decimal: (value) => typeof value === 'number' && Number.isFinite(value),
  string: isText(text),
  markdown: isText(text),
  uri: isText(/^\S+$/),
  canonical: isText(/^\S+$/),
  code: isText(/^[^\s]+(\s[^\s]+)*$/),
  id: isText(/^[A-Za-z\d\-.]{1,64}$/),
  date: isText(new RegExp(`^${day}$`)),
  dateTime: isText(new RegExp(`^${day}T${time}${zone}$`)),
  instant: isText(new RegExp(`^${day}T${time}${zone}$`)),
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function faultsInOne(value: unknown, element: Element, path: string): string[] {
  const isPrimitive = primitives[element.type]
  if (isPrimitive) {
    if (!isPrimitive(value)) return [`${path}: ${JSON.stringify(value)} is not a ${element.type}`]
    const known = !element.codes || element.codes.includes(String(value))
    return known ? [] : [`${path}: ${String(value)} is not one of ${element.codes?.join(', ')}`]
  }
  if (element.type === 'Resource') return fhirFaults(value, path)
  return faultsInType(value, element.type, path)
}

function faultsInElement(value: unknown, element: Element, path: string): string[] {
  if (!element.many) return faultsInOne(value, element, path)
  if (!Array.isArray(value) || value.length === 0) return [`${path}: must be a list, not empty`]
  return value.flatMap((member, index) => faultsInOne(member, element, `${path}[${index}]`))
}

function faultsInType(value: unknown, type: string, path: string): string[] {
  const elements = types[type]
  if (!elements) return [`${path}: ${type} is not a type`]
  if (!isObject(value)) return [`${path}: must be a ${type}`]
  const missing = Object.entries(elements)
    .filter(([name, { required }]) => required && !(name in value))
    .map(([name]) => `${path}: ${name} is missing`)
  const values = Object.keys(value).filter((name) => name.startsWith('value') && name !== 'value')
  const choice = values.length > 1 ? [`${path}: more than one value[x]`] : []
  const empty = Object.keys(value).length === 0 ? [`${path}: an object must not be empty`] : []
  const inside = Object.entries(value).flatMap(([name, inner]) => {
    const element = elements[name]
    return element
      ? faultsInElement(inner, element, `${path}.${name}`)
      : [`${path}: ${type} has no ${name}`]
  })
  return [...missing, ...choice, ...empty, ...inside]
}

/** Everything about a resource that FHIR R4 does not allow; an empty list is a sound one. */
export function fhirFaults(value: unknown, path = '$'): string[] {
  const type = isObject(value) ? String(value['resourceType']) : ''
  const isResource = ['Bundle', 'Patient', 'Observation', 'QuestionnaireResponse'].includes(type)
  return isResource ? faultsInType(value, type, path) : [`${path}: not a resource we send`]
}
