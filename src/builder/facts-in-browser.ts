import { clinic } from '#clinic'
import { clinicSchema } from '#clinic/clinic-facts.ts'

const asked = '#clinic'
const whole = '\0clinic'
const oneByOne = '\0clinic-facts'

/**
 * Hands each fact of the clinic to the scripts of browsers as an export of its own, so that the build
 * leaves out those that no island reads: a new setting adds no byte to any of them. For the
 * development server `#clinic` is `clinic.config.ts` itself, which it reads anew after a change.
 */
export const factsInBrowser = () => ({
  name: 'facts-in-browser',
  apply: 'build' as const,
  enforce: 'pre' as const,
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  resolveId: (id: string) => (id === asked ? whole : id === oneByOne ? id : null),
  load(id: string) {
    if (id === whole) return `export * as clinic from ${JSON.stringify(oneByOne)}`
    if (id !== oneByOne) return null
    const facts: Readonly<Record<string, unknown>> = { ...clinic }
    // A setting that is left out is there too, without a value.
    return Object.keys(clinicSchema.entries)
      .map((name) => `export const ${name} = ${JSON.stringify(facts[name])}`)
      .join('\n')
  },
})
