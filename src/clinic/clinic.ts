import * as config from '#config'
import { checkClinicFacts } from './clinic-facts.ts'

/**
 * The clinic's facts, checked before anything reads them. Scripts in the browser get
 * `clinic.config.ts` itself (`imports` in `package.json`): the build has checked it for them.
 */
export const clinic = checkClinicFacts(config.clinic)
