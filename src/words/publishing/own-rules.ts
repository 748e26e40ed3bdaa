import type { ClinicFacts } from '#clinic/clinic-facts.ts'
import { fill } from '#language/fill.ts'
import { lineWith, type Stop, type WrittenFile } from './stop.ts'
import { gateWords } from './words.ts'

/** How a rule stands in the file once its owner has confirmed it; copied as it is, it counts as made up. */
const decision = "{ confirmedBy: 'Alex Sample', on: '2026-12-01' }"

/** Rules of the clinic that its owner has neither confirmed nor taken out. */
export const findOpenRules = (
  rules: ClinicFacts['ownRules'] = {},
  config: WrittenFile,
  words = gateWords.en,
): Stop[] =>
  (['asksNoStatus', 'agentsNeedOrder'] as const)
    .filter((name) => rules[name] === 'open')
    .map((name) => ({
      file: config.file,
      line: lineWith(config, `${name}:`),
      text: fill(words.openRule, { name, rule: words.rules[name], decision }),
    }))
