import type { Words } from '#directories/events/words.en.ts'

export const es: Words = {
  when: 'Cuándo',
  where: 'Dónde',
  by: 'Organiza',
  freeToAttend: 'Entrada gratis',
}
