import * as v from 'valibot'
import { clinic } from '#clinic'
import { type EverydayFacts, everydaySchema } from './everyday-facts.ts'

/** The everyday facts as this build has checked them, for the server that takes it up. */
export const everydayFacts = () => v.parse(v.object(everydaySchema.entries), clinic)

/**
 * Has this process say the everyday facts of a build: a server that takes one up promises an answer by
 * its hours and names its telephone, without a new start.
 */
export function followFacts(facts: EverydayFacts) {
  const leftOut = Object.keys(everydaySchema.entries).map((name) => [name, undefined])
  Object.assign(clinic, Object.fromEntries(leftOut), facts)
}
