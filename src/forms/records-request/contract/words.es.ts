import { es as message } from '#forms/message/contract/words.es.ts'
import type { Words } from './words.en.ts'

const { email, name, phone } = message.fields

export const es: Words = {
  fields: {
    firm: {
      label: 'Su despacho',
      faults: {
        missing: 'Escriba el nombre de su despacho.',
        'too-long': 'Escriba el nombre del despacho en 100 caracteres o menos.',
      },
    },
    name,
    phone,
    email,
    needs: {
      label: '¿Qué necesita?',
      hint: 'Puede elegir más de una opción.',
      faults: { missing: 'Elija lo que necesita.' },
    },
  },
  refusal: message.refusal,
}
