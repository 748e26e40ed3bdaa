import type { Words } from './words.en.ts'

export const es: Words = {
  fields: {
    page: { label: 'Página', faults: { unknown: 'No existe esa página.' } },
    useful: { label: '¿Le sirvió esta página?', faults: { missing: 'Presione Sí o No.' } },
    sentence: {
      label: 'Un comentario sobre la página (si quiere)',
      faults: { 'too-long': 'Escriba un comentario de 300 caracteres o menos.' },
    },
  },
}
