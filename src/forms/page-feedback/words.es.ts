import type { Words } from '#forms/page-feedback/words.en.ts'
import { es as contract } from './contract/words.es.ts'

const { fields } = contract

export const es: Words = {
  fields,
  more: 'Agregar un comentario',
  noMedical: 'Sin nombres ni información médica, por favor.',
  answers: { yes: 'Sí', no: 'No' },
  trap: 'Deje este campo vacío',
  taken: 'Gracias. Leemos lo que la gente dice de nuestras páginas.',
  notSent: 'No hubo conexión. Por favor, intente de nuevo.',
}
