import type { Words } from './words.en.ts'

export const es: Words = {
  fields: {
    email: {
      label: 'Correo electrónico',
      faults: {
        missing: 'Escriba su correo electrónico.',
        'too-long': 'Escriba un correo electrónico de 254 caracteres o menos.',
        malformed: 'Escriba un correo electrónico como nombre@example.com.',
      },
    },
  },
  refusal: {
    'too-large': 'El texto es demasiado largo. Por favor, envíe solo su correo electrónico.',
    'too-many': {
      one: 'Llegaron demasiadas suscripciones desde su red. Por favor, intente de nuevo en 1 minuto.',
      other:
        'Llegaron demasiadas suscripciones desde su red. Por favor, intente de nuevo en {n} minutos.',
    },
  },
}
