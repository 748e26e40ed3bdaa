import { es as contract } from '#contracts/pain-report/words.es.ts'
import type { Words } from '#forms/pain-report/words.en.ts'
import { es as names } from '#i18n/pain-report/words.es.ts'

const { fields, refusal } = contract

export const es: Words = {
  heading: 'Sume su dolor a los datos',
  intro: '¿Se lastimó en un choque? Responda 5 preguntas. Nadie puede ver quién es usted.',
  urgent: 'Este formulario no es atención y nadie lo lee hoy. Si tiene una señal de peligro,',
  urgentLink: 'llame al 911',
  kept: 'Sus respuestas van a nuestro propio servidor. Las guardamos con la semana, y nada más, hasta que se publiquen los números del trimestre.',
  notKept:
    'No guardamos nombre, contacto ni dirección de internet. Por eso no podemos buscar ni borrar un reporte después.',
  limits:
    'Contra reportes falsos, cuentan como máximo 10 al mes desde una misma red. Los contamos con nombres cifrados y borramos esa cuenta al terminar el mes.',
  names,
  fields,
  refusal,
  trap: 'Deje este campo vacío',
  submit: 'Enviar mi reporte',
  sending: 'Enviando…',
  errorHeading: 'Su reporte todavía no se envió. Por favor, revise:',
  answers: {
    thanks: 'Gracias. Su reporte cuenta para los números de este trimestre.',
    missing: 'Su reporte no se envió. Por favor, responda las 5 preguntas y envíelo otra vez.',
    later: 'Llegaron demasiados reportes desde su red. Por favor, intente de nuevo en 1 hora.',
    full: 'Este mes ya llegaron 10 reportes desde su red. No contamos más, para que nadie invente los números. Por favor, vuelva el mes que viene.',
    retry: 'Su reporte no se guardó. Por favor, intente de nuevo en unos minutos.',
  },
}
