import type { Words } from '#directories/hospitals/words.en.ts'

export const es: Words = {
  trauma: 'Centro de trauma',
  district: 'Distrito del Concejo Municipal',
}
