import type { Words } from './words.en.ts'

export const es: Words = {
  fields: {
    page: { label: 'Página', faults: { unknown: 'No existe esa página.' } },
    useful: { label: '¿Le sirvió esta página?', faults: { missing: 'Presione Sí o No.' } },
    sentence: {
      label: 'Una frase sobre ella (puede dejarla vacía)',
      faults: { 'too-long': 'Escriba una frase de 300 caracteres o menos.' },
    },
  },
}
