import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { clinic } from '#clinic'
import { checkClinicFacts, clinicSchema } from '#clinic/clinic-facts.ts'
import { everydayRegister } from '#clinic/everyday-facts.ts'

const asked = '#clinic'
const whole = '\0clinic'
const oneByOne = '\0clinic-facts'
const one = '\0clinic-fact:'
const factNames = Object.keys(clinicSchema.entries)

const config = resolve('clinic.config.ts')
const everyday = resolve(everydayRegister.file)

/** The facts as the files of the clinic have them now. */
async function readAnew() {
  // biome-ignore lint/plugin: Node keeps a module for good, and another address is another module.
  const read = await import(`${pathToFileURL(config).href}?${Date.now()}`)
  return checkClinicFacts(read.clinic)
}

/**
 * Hands each fact of the clinic to the scripts of browsers as a module of its own, so that the build
 * leaves out those that no island reads, and no island fetches those of another: a new setting adds
 * no byte to any of them, and neither does what reads and checks them. The development server reads
 * them anew after a change.
 */
export const factsInBrowser = (): Plugin => ({
  name: 'facts-in-browser',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  hotUpdate({ file, modules }) {
    if (![config, everyday].includes(file)) return modules
    const { moduleGraph } = this.environment
    const handed = factNames.map((name) => moduleGraph.getModuleById(one + name))
    return [...modules, ...handed.filter((module) => module !== undefined)]
  },
  resolveId: (id) => (id === asked ? whole : id === oneByOne || id.startsWith(one) ? id : null),
  async load(id) {
    if (id === whole) return `export * as clinic from ${JSON.stringify(oneByOne)}`
    if (id === oneByOne) {
      return factNames
        .map((name) => `export { fact as ${name} } from ${JSON.stringify(one + name)}`)
        .join('\n')
    }
    if (!id.startsWith(one)) return null
    const facts: Readonly<Record<string, unknown>> =
      this.environment.mode === 'dev' ? await readAnew() : clinic
    // A setting that is left out is there too, without a value.
    return `export const fact = ${JSON.stringify(facts[id.slice(one.length)])}`
  },
})

/** Has the development server read `clinic.config.ts` anew when the list beside it has changed. */
export const everydayFactsAnew = (): Plugin => ({
  name: 'everyday-facts-anew',
  apply: 'serve',
  transform(_, id) {
    if (id === config) this.addWatchFile(everyday)
  },
})
