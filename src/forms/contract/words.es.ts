import type { Words } from './words.en.ts'

export const es: Words = {
  'malformed-request': 'No pudimos leer esa solicitud.',
  'cross-site': 'Por favor, envíe el formulario otra vez desde esta página.',
  'unknown-function': 'No hay nada en esta dirección.',
  'wrong-method': 'Esta dirección no acepta ese tipo de solicitud.',
  'too-large': 'El texto es demasiado largo para leerlo.',
  'unsupported-type': 'No pudimos leer el formato de esa solicitud.',
  'too-fast': 'Eso fue muy rápido. Por favor, espere unos segundos y envíelo otra vez.',
  'too-many': {
    one: 'Llegaron demasiadas solicitudes desde su red. Por favor, intente de nuevo en 1 minuto.',
    other:
      'Llegaron demasiadas solicitudes desde su red. Por favor, intente de nuevo en {n} minutos.',
  },
  internal: 'Algo falló de nuestro lado. Por favor, intente de nuevo en unos minutos.',
  'not-stored': 'No pudimos guardar su solicitud. Por favor, intente de nuevo en unos minutos.',
}
