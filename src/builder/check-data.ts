import type { AstroIntegration } from 'astro'
import { readStreets } from '#city/crash-figures/read-streets.ts'
import { cornerFaults, readDoubtfulList } from '#city/streets/doubtful-corners.ts'
import { readPlacedCrossings } from '#city/streets/read-crossings.ts'
import { clinic } from '#clinic'
import { dataFaults } from '#clinic/reading/register-file.ts'
import { registerFaults } from '#words/check-registers.ts'
import { readAllWords } from '#words/read-pages.ts'
import { checkLook } from './check-look.ts'

/**
 * Reads the lists and the words that people write, and looks whether the corners stand in their place.
 * @throws Error that says of all lists, or of the first page, what cannot be used.
 */
export function readData() {
  const faults = [
    ...registerFaults(),
    ...cornerFaults(readPlacedCrossings(), readDoubtfulList(), readStreets()),
  ]
  if (faults.length > 0) throw new Error(dataFaults(faults))
  readAllWords()
}

/** Refuses to build from lists and words that cannot be used, before any page is drawn. */
export function checkData(): AstroIntegration {
  return {
    name: 'check-data',
    hooks: {
      'astro:build:start': async () => {
        readData()
        await checkLook(clinic)
      },
    },
  }
}
