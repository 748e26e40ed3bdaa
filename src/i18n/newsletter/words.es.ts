import type { Words } from '#i18n/newsletter/words.en.ts'

export const es: Words = {
  refusal: {
    missing: 'Escriba su correo electrónico.',
    'too-long': 'Escriba un correo electrónico de 254 caracteres o menos.',
    malformed: 'Escriba un correo electrónico como nombre@ejemplo.com.',
    'malformed-request': 'No pudimos leer esa solicitud.',
    'cross-site': 'Por favor, envíe el formulario otra vez desde esta página.',
    'unknown-function': 'No hay nada en esta dirección.',
    'wrong-method': 'Esta dirección no acepta ese tipo de solicitud.',
    'too-large': 'El texto es demasiado largo. Por favor, envíe solo su correo electrónico.',
    'unsupported-type': 'No pudimos leer el formato de esa solicitud.',
    'too-many': {
      one: 'Llegaron demasiadas suscripciones desde su red. Por favor, intente de nuevo en 1 minuto.',
      other:
        'Llegaron demasiadas suscripciones desde su red. Por favor, intente de nuevo en {n} minutos.',
    },
    internal: 'Algo falló de nuestro lado. Por favor, intente de nuevo en unos minutos.',
    'not-stored': 'No pudimos guardar su solicitud. Por favor, intente de nuevo en unos minutos.',
  },
}
