import * as config from '#config'
import { checkClinicFacts } from './clinic-facts.ts'

/**
 * The clinic's facts, checked before anything reads them. Scripts in the browser get them as the build
 * checked them, each for itself (`src/builder/facts-in-browser.ts`), and while the site is developed
 * `clinic.config.ts` itself (`imports` in `package.json`).
 */
export const clinic = checkClinicFacts(config.clinic)
