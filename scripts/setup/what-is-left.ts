import { localDate } from '#clinic/clock/clock.ts'
import { everydayRegister } from '#clinic/everyday-facts.ts'
import { clinic } from '#config'
import { findUnlistedClosedDays } from '#words/publishing/closed-days.ts'
import { findMadeUp } from '#words/publishing/made-up.ts'
import { findOpenRules } from '#words/publishing/own-rules.ts'
import type { Stop } from '#words/publishing/stop.ts'
import { gateWords } from '#words/publishing/words.ts'
import type { Words } from './words.ts'
import { type ClinicFiles, configFile } from './write-answers.ts'

/** What the gate still asks of the two files, in the language of the questions. */
export function whatIsLeft({ config, everyday }: ClinicFiles, { locale }: Words): Stop[] {
  const words = gateWords[locale]
  const inCode = { file: configFile, text: config }
  const inList = { file: everydayRegister.file, text: everyday }
  return [
    ...findMadeUp(inList, words),
    ...findMadeUp(inCode, words),
    ...findOpenRules(clinic.ownRules, inCode, words),
    ...findUnlistedClosedDays(inList, localDate(Date.now()), words),
  ]
}
