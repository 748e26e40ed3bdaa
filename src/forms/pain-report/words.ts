import type { PainField } from '#contracts/pain-report.ts'
import type { Locale } from '#i18n/locales.ts'

interface QuestionWords {
  label: string
  hint: string
  /** Said when the question is not answered. */
  missing: string
}

const questionsEn: Record<PainField, QuestionWords> = {
  regions: {
    label: 'Where does it hurt?',
    hint: 'Choose every part that hurts.',
    missing: 'Choose at least 1 part of the body',
  },
  worst: {
    label: 'How strong was your worst pain in the past 7 days?',
    hint: '0 is no pain. 10 is the worst pain you can imagine.',
    missing: 'Choose a number from 0 to 10',
  },
  since: {
    label: 'How long ago was the crash?',
    hint: 'After more than 1 crash, think of the last one.',
    missing: 'Choose how long ago the crash was',
  },
  mode: {
    label: 'How were you traveling?',
    hint: 'As a driver or a passenger.',
    missing: 'Choose how you were traveling',
  },
  district: {
    label: 'In which council district do you live?',
    hint: 'If you are not sure, choose the last answer.',
    missing: 'Choose a district, or the last answer',
  },
}

const questionsEs: Record<PainField, QuestionWords> = {
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
}

const en = {
  heading: 'Add your pain to the picture',
  intro: 'Were you hurt in a crash? Answer 5 questions. Nobody can see who you are.',
  urgent: 'This form is not care, and nobody reads it today. With a danger sign,',
  urgentLink: 'call 911',
  kept: 'Your answers go to our own server. We keep them with the week, and nothing else.',
  notKept:
    'We keep no name, no contact and no internet address. So we cannot find or erase one report later.',
  limits:
    'Against floods of false reports, the server counts senders in its memory for 1 day at most, under scrambled names.',
  questions: questionsEn,
  trap: 'Leave this field empty',
  submit: 'Send my report',
  sending: 'Sending…',
  errorHeading: 'Your report was not sent yet. Please check:',
  answers: {
    thanks: 'Thank you. Your report is counted in one of the next weekly figures.',
    missing: 'Your report was not sent. Please answer all 5 questions and send it again.',
    later: 'Too many reports came from your network. Please try again in 1 hour.',
    retry: 'Your report was not saved. Please try again in a few minutes.',
  },
}

export type PainReportWords = typeof en

const es: PainReportWords = {
  heading: 'Sume su dolor a los datos',
  intro: '¿Se lastimó en un choque? Responda 5 preguntas. Nadie puede ver quién es usted.',
  urgent: 'Este formulario no es atención y nadie lo lee hoy. Si tiene una señal de peligro,',
  urgentLink: 'llame al 911',
  kept: 'Sus respuestas van a nuestro propio servidor. Guardamos las respuestas y la semana, nada más.',
  notKept:
    'No guardamos nombre, contacto ni dirección de internet. Por eso no podemos buscar ni borrar un reporte después.',
  limits:
    'Contra reportes falsos en masa, el servidor cuenta los envíos en su memoria, por 1 día como máximo y con nombres cifrados.',
  questions: questionsEs,
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

export const painReportWords: Record<Locale, PainReportWords> = { en, es }
