import type { ClinicFacts } from '#clinic/clinic-facts.ts'
import { lineWith, type Stop, type WrittenFile } from './stop.ts'

/** Rules of the clinic that its owner has neither confirmed nor taken out. */
export const findOpenRules = (rules: ClinicFacts['ownRules'] = {}, config: WrittenFile): Stop[] =>
  Object.entries(rules)
    .filter(([, rule]) => rule === 'open')
    .map(([name]) => ({
      file: config.file,
      line: lineWith(config, `${name}:`),
      text: `the owner has not decided on ${name}: write { confirmedBy: name, on: day }, or delete the line`,
    }))
