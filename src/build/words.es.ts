import type { Words } from '#build/words.en.ts'

export const es: Words = {
  shareTagline: '¿Tuvo un choque? Ayuda en Oakland.',
}
