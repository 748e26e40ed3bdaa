import type { Looks } from './looks.ts'
import type { Clothes } from './person.tsx'

/** The chiropractor of the pictures is the same person in each. */
export const chiropractor = {
  skin: 3,
  hair: 'short',
  hairColor: 'hair-1',
  glasses: true,
  top: 'white',
  collar: 'coat',
} as const satisfies Looks & Clothes
