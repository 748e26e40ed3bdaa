import { es as contract } from '#contracts/pain-report/words.es.ts'
import type { Words } from '#forms/pain-report/words.en.ts'
import { es as names } from '#i18n/pain-report/words.es.ts'

const { fields, refusal } = contract

export const es: Words = {
  heading: 'Sume su dolor a los datos',
  intro: '¿Se lastimó en un choque? Responda 5 preguntas. Nadie puede ver quién es usted.',
  urgent: 'Este formulario no es atención y nadie lo lee hoy. Si tiene una señal de peligro,',
  urgentLink: 'llame al 911',
  kept: 'Sus respuestas van a nuestro propio servidor. Guardamos las respuestas y la semana, nada más.',
  notKept:
    'No guardamos nombre, contacto ni dirección de internet. Por eso no podemos buscar ni borrar un reporte después.',
  limits:
    'Para frenar los reportes falsos en masa, el servidor cuenta los envíos en su memoria, por 1 día como máximo y con nombres cifrados.',
  names,
  fields,
  refusal,
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
