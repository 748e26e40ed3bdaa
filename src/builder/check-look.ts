import { readFileSync } from 'node:fs'
import type { ClinicFacts } from '#clinic/clinic-facts.ts'
import { brandHueFaults } from '#design/brand-hue.ts'
import { photoWordFaults, readPhotosInWords } from '#words/photos-in-words.ts'
import { photoFaults } from './photos.ts'

/**
 * Looks at what the clinic brings of its own: photographs, in settings and words, logo and hue.
 * @throws Error that names every setting and line that cannot be used, and says what to do.
 */
export async function checkLook(facts: Pick<ClinicFacts, 'brand' | 'people' | 'photos'>) {
  const inWords = readPhotosInWords()
  const unusable = photoWordFaults(inWords)
  const tokens = readFileSync('src/design/styles/tokens.css', 'utf8')
  const faults = [
    ...unusable,
    ...(unusable.length > 0 ? [] : await photoFaults({ ...facts, inWords })),
    ...brandHueFaults(tokens, facts.brand?.hue),
  ]
  if (faults.length > 0) throw new Error(faults.join('\n'))
}
