import { clinic } from '#clinic'
import type { Locale } from '#language/locales.ts'
import { sampleMark } from './samples.ts'

/** How the file of the clinic marks a number that is made up. */
const madeUp = / \(sample\)$/

export const isMadeUp = (written: string) => madeUp.test(written)

/** The number of the chiropractor's license; a made-up one is marked in the language of the page. */
export const licenseNumber = (
  locale: Locale,
  written: string = clinic.chiropractor.licenseNumber,
) => written.replace(madeUp, sampleMark({ sample: true }, locale))
