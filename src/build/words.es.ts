import type { Words } from '#build/words.en.ts'

export const es: Words = {
  shareTagline: '¿Le chocaron? Ayuda en Oakland hoy.',
}
