import type { Words } from './words.en.ts'

export const es: Words = {
  fields: {
    name: {
      label: 'Su nombre',
      faults: {
        missing: 'Escriba su nombre.',
        'too-long': 'Escriba un nombre de 100 caracteres o menos.',
      },
    },
    phone: {
      label: 'Teléfono',
      faults: {
        missing: 'Escriba un teléfono o un correo electrónico, para poder contestarle.',
        malformed: 'Escriba un teléfono con su código de área, como (510) 555-0123.',
      },
    },
    email: {
      label: 'Correo electrónico',
      faults: {
        malformed: 'Escriba un correo electrónico como nombre@example.com.',
        'too-long': 'Escriba un correo electrónico de 254 caracteres o menos.',
      },
    },
    note: {
      label: 'Nota corta (puede dejarla vacía)',
      hint: 'Sin información médica, por favor. Eso díganoslo por teléfono.',
      faults: { 'too-long': 'Escriba una nota de 500 caracteres o menos.' },
    },
  },
  refusal: {
    'too-large': 'El texto es demasiado largo. Por favor, escriba una nota más corta o llámenos.',
    'too-many': {
      one: 'Llegaron demasiados mensajes desde su red. Llámenos, o intente de nuevo en 1 minuto.',
      other:
        'Llegaron demasiados mensajes desde su red. Llámenos, o intente de nuevo en {n} minutos.',
    },
    'not-stored': 'No pudimos guardar su mensaje. Llámenos, o intente de nuevo en unos minutos.',
  },
}
