import type { Hospital } from '#city/hospitals/hospital.ts'
import { fill } from '#language/fill.ts'
import { lineWith, type Stop, type WrittenFile } from './stop.ts'
import { gateWords } from './words.ts'

/** Hospitals to which pregnant people are sent by a source alone: nobody has asked there yet. */
export const findUnconfirmedBirths = (
  hospitals: readonly Pick<Hospital, 'id' | 'births'>[],
  register: WrittenFile,
  words = gateWords.en,
): Stop[] =>
  hospitals
    .filter(({ births }) => births?.confirmedBy === null)
    .map(({ id }) => ({
      file: register.file,
      line: lineWith(register, `- id: ${id}`),
      text: fill(words.births, { id }),
    }))
