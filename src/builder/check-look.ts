import { readFileSync } from 'node:fs'
import type { ClinicFacts } from '#clinic/clinic-facts.ts'
import { brandHueFaults } from '#design/brand-hue.ts'
import { photoFaults } from './photos.ts'

/**
 * Looks at what the clinic brings of its own: photographs, logo and hue.
 * @throws Error that names every setting that cannot be used, and says what to do.
 */
export async function checkLook({ photos, brand }: Pick<ClinicFacts, 'brand' | 'photos'>) {
  const tokens = readFileSync('src/design/styles/tokens.css', 'utf8')
  const faults = [...(await photoFaults(photos, brand)), ...brandHueFaults(tokens, brand?.hue)]
  if (faults.length > 0) throw new Error(faults.join('\n'))
}
