import type { Hospital } from '#city/hospitals/hospital.ts'
import { lineWith, type Stop, type WrittenFile } from './stop.ts'

/** Hospitals to which pregnant people are sent by a source alone: nobody has asked there yet. */
export const findUnconfirmedBirths = (
  hospitals: readonly Pick<Hospital, 'id' | 'births'>[],
  register: WrittenFile,
): Stop[] =>
  hospitals
    .filter(({ births }) => births?.confirmedBy === null)
    .map(({ id }) => ({
      file: register.file,
      line: lineWith(register, `- id: ${id}`),
      text: `no person has confirmed that babies are delivered at ${id}: call, and name who asked under confirmedBy`,
    }))
