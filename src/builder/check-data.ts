import type { AstroIntegration } from 'astro'
import { dataFaults } from '#clinic/reading/register-file.ts'
import { registerFaults } from '#words/check-registers.ts'
import { readAllWords } from '#words/read-pages.ts'

/**
 * Reads the lists and the words that people write.
 * @throws Error that says of all lists, or of the first page, what cannot be used.
 */
export function readData() {
  const faults = registerFaults()
  if (faults.length > 0) throw new Error(dataFaults(faults))
  readAllWords()
}

/** Refuses to build from lists and words that cannot be used, before any page is drawn. */
export function checkData(): AstroIntegration {
  return {
    name: 'check-data',
    hooks: {
      'astro:build:start': readData,
    },
  }
}
