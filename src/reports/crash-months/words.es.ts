import type { Words } from '#reports/crash-months/words.en.ts'

export const es: Words = {
  heading: 'Mes por mes',
  sentence: 'En {year} el mes con más choques con lesiones fue {month}: {count}.',
  chance: 'El azar solo mueve un mes hasta en {margin}.',
  bar: '{year}',
  mean: 'Promedio de {period}',
  range: 'El menor y el mayor número de {period}',
  note: 'Solo calles de la ciudad.',
  leftOut: 'Los meses de {years} todavía no se cuentan.',
  asTable: 'Los mismos números en una tabla: mes por mes',
  month: 'Mes',
  least: 'El menor',
  most: 'El mayor',
}
