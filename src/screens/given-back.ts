import type { FaultCodes, FormContract } from '#forms/contract/form.ts'

const openFor = (fields: readonly string[], what: 'typed' | 'fault') =>
  Object.fromEntries(fields.map((field) => [field, `%%${what}-${field}%%`]))

/** A place in the built page for everything that the server gives back of a form: `%%typed-email%%`. */
export function givenBack({
  choices = [],
  faults,
}: Pick<FormContract<unknown, FaultCodes>, 'choices' | 'faults'>) {
  const fields = Object.keys(faults)
  return {
    typed: openFor([...fields, ...choices], 'typed'),
    faults: openFor(fields, 'fault'),
    refusal: '%%refusal%%',
  }
}
