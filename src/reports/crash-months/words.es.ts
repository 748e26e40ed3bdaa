import type { Words } from '#reports/crash-months/words.en.ts'

export const es: Words = {
  heading: 'Mes por mes',
  sentence:
    'En {year}, {fewer} de los 12 meses tuvieron menos choques con lesiones que su promedio de {period}. El mes con más fue {month}: {count}.',
  bar: '{year}',
  mean: 'Promedio de {period}',
  range: 'El menor y el mayor número de {period}',
  note: 'Solo calles de la ciudad.',
  asTable: 'Los mismos números en una tabla: mes por mes',
  month: 'Mes',
  least: 'El menor',
  most: 'El mayor',
}
