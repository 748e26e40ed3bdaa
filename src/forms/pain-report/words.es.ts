import type { Words } from '#forms/pain-report/words.en.ts'
import { es as names } from '#i18n/pain-report/words.es.ts'

export const es: Words = {
  heading: 'Sume su dolor a los datos',
  intro: '¿Se lastimó en un choque? Responda 5 preguntas. Nadie puede ver quién es usted.',
  urgent: 'Este formulario no es atención y nadie lo lee hoy. Si tiene una señal de peligro,',
  urgentLink: 'llame al 911',
  kept: 'Sus respuestas van a nuestro propio servidor. Guardamos las respuestas y la semana, nada más.',
  notKept:
    'No guardamos nombre, contacto ni dirección de internet. Por eso no podemos buscar ni borrar un reporte después.',
  limits:
    'Contra reportes falsos en masa, el servidor cuenta los envíos en su memoria, por 1 día como máximo y con nombres cifrados.',
  names,
  questions: {
    regions: {
      label: '¿Dónde le duele?',
      hint: 'Marque todas las partes que le duelen.',
      missing: 'Marque por lo menos 1 parte del cuerpo',
    },
    worst: {
      label: '¿Qué tan fuerte fue su peor dolor en los últimos 7 días?',
      hint: '0 es sin dolor. 10 es el peor dolor que se pueda imaginar.',
      missing: 'Elija un número de 0 a 10',
    },
    since: {
      label: '¿Hace cuánto fue el choque?',
      hint: 'Si hubo más de 1 choque, piense en el último.',
      missing: 'Elija hace cuánto fue el choque',
    },
    mode: {
      label: '¿Cómo viajaba?',
      hint: 'Si manejaba o si iba de pasajero o pasajera.',
      missing: 'Elija cómo viajaba',
    },
    district: {
      label: '¿En qué distrito del Concejo Municipal vive?',
      hint: 'Si no lo sabe, elija la última respuesta.',
      missing: 'Elija un distrito, o la última respuesta',
    },
  },
  trap: 'Deje este campo vacío',
  submit: 'Enviar mi reporte',
  sending: 'Enviando…',
  errorHeading: 'Su reporte todavía no se envió. Por favor, revise:',
  answers: {
    thanks: 'Gracias. Su reporte se contará en una de las próximas publicaciones semanales.',
    missing: 'Su reporte no se envió. Por favor, responda las 5 preguntas y envíelo otra vez.',
    later: 'Llegaron demasiados reportes desde su red. Por favor, intente de nuevo en 1 hora.',
    retry: 'Su reporte no se guardó. Por favor, intente de nuevo en unos minutos.',
  },
}
