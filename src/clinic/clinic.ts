import * as config from '#config'
import { checkClinicFacts } from './clinic-facts.ts'

/**
 * The clinic's facts, checked before anything reads them. What runs elsewhere gets them as the build
 * checked them: scripts in the browser each for itself (`src/builder/facts-in-browser.ts`), what draws
 * live parts and a pack all of them (`src/builder/facts-in-bundle.ts`).
 */
export const clinic = checkClinicFacts(config.clinic)
