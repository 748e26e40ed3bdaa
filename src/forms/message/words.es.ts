import type { Words } from '#forms/message/words.en.ts'
import { es as contract } from './contract/words.es.ts'

const { fields } = contract

export const es: Words = {
  fields,
  heading: 'Escríbanos, o pida que le llamemos',
  intro: 'Necesitamos su nombre, y un teléfono o un correo electrónico.',
  urgent: 'No vemos los mensajes al momento. En una emergencia,',
  urgentLink: 'llame al 911',
  language: '¿En qué idioma le contestamos?',
  languages: { en: 'Inglés', es: 'Español' },
  call: '¿A qué hora le podemos llamar?',
  calls: {
    any: 'Cuando la clínica esté abierta',
    morning: 'En la mañana',
    afternoon: 'En la tarde',
  },
  topic: '¿De qué se trata?',
  topics: {
    appointment: 'Una cita',
    cost: 'Costo y seguro',
    records: 'Expediente y papeles',
    other: 'Otra cosa',
  },
  texts: 'También me pueden mandar mensajes de texto sobre esto, al número de arriba.',
  trap: 'Deje este campo vacío',
  stored:
    'Con esto le contestamos, y lo borramos 90 días después de contestarle. No guardamos en qué página estaba.',
  callBack: { heading: 'Pida que le llamemos', submit: 'Llámenme' },
  submit: 'Enviar',
  sending: 'Enviando…',
  notTaken: 'Todavía no se envió.',
  notSent: 'No hubo conexión. Lo que escribió sigue aquí. Por favor, intente de nuevo o llámenos.',
  taken: 'Ya tenemos su mensaje.',
}
