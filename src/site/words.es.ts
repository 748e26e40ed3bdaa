import type { Words } from '#site/words.en.ts'

export const es: Words = {
  hours: {
    range: '{from} a {to}',
    closed: 'Cerrado',
    closedFor: 'Cerrado: {name}',
    openOn: 'Abierto {days}.',
    openDays: 'de {from} a {to}',
    openDay: 'el {day}',
  },
}
