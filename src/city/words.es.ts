import type { Words } from './words.en.ts'

export const es: Words = {
  miles: { one: '{n} milla', other: '{n} millas' },
  block: 'Cuadra {number} de {street}',
  directions: 'Cómo llegar',
  waysTo: '{way}: a {name}',
  ways: { google: 'Google Maps', apple: 'Apple Maps', program: 'Mi app de mapas' },
}
