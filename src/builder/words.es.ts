import type { Words } from './words.en.ts'

export const es: Words = {
  shareTagline: '¿Tuvo un choque? Ayuda en {city}.',
  moved: 'Esta página cambió de dirección',
}
