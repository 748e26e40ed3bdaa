import type { Words } from './words.en.ts'

export const es: Words = {
  waters: { bay: 'Bahía de San Francisco', estuary: 'Estuario' },
  outlines: 'Contornos: Ciudad de Oakland, distritos de 2022, simplificados.',
  deathsSource: 'Muertes en {year}: The Oaklandside, mayo de 2023.',
}
