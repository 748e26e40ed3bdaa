import type { Locale } from '#i18n/locales.ts'

/** The names and refusals that the pain report, its server and its figures share. */
const en = {
  regions: {
    head: 'Head',
    jaw: 'Face or jaw',
    neck: 'Neck',
    shoulder: 'Shoulder',
    arm: 'Arm or elbow',
    hand: 'Wrist or hand',
    chest: 'Chest or belly',
    'upper-back': 'Upper or mid back',
    'low-back': 'Low back',
    hip: 'Hip or buttocks',
    leg: 'Leg or knee',
    foot: 'Ankle or foot',
  },
  since: {
    'under-week': 'Less than 1 week',
    'under-month': '1 to 4 weeks',
    'under-quarter': '1 to 3 months',
    'under-year': '3 to 12 months',
    'over-year': 'More than 1 year',
  },
  modes: {
    car: 'In a car or truck',
    motorcycle: 'On a motorcycle',
    bicycle: 'On a bicycle',
    foot: 'On foot',
    other: 'On a bus, or another way',
  },
  districts: {
    '1': 'District 1',
    '2': 'District 2',
    '3': 'District 3',
    '4': 'District 4',
    '5': 'District 5',
    '6': 'District 6',
    '7': 'District 7',
    other: 'Outside Oakland, or not sure',
  },
  refusal: {
    missing: 'Please check the questions that are not answered.',
    'stale-form': 'This form was open too long. Please send it again.',
    'malformed-request': 'We could not read that report.',
    'cross-site': 'Please send the form again from this page.',
    'too-large': 'That was too long for us to read.',
    'unsupported-type': 'We could not read the format of that report.',
    'too-fast': 'That was very fast. Please wait a few seconds and send it again.',
    'too-many': (minutes: number) =>
      minutes === 1
        ? 'Too many reports came from your network. Please try again in 1 minute.'
        : `Too many reports came from your network. Please try again in ${minutes} minutes.`,
    'not-stored': 'We could not save your report. Please try again in a few minutes.',
  },
}

export type PainWords = typeof en

const es: PainWords = {
  regions: {
    head: 'Cabeza',
    jaw: 'Cara o mandíbula',
    neck: 'Cuello',
    shoulder: 'Hombro',
    arm: 'Brazo o codo',
    hand: 'Muñeca o mano',
    chest: 'Pecho o barriga',
    'upper-back': 'Parte alta o media de la espalda',
    'low-back': 'Espalda baja',
    hip: 'Cadera o glúteos',
    leg: 'Pierna o rodilla',
    foot: 'Tobillo o pie',
  },
  since: {
    'under-week': 'Menos de 1 semana',
    'under-month': 'De 1 a 4 semanas',
    'under-quarter': 'De 1 a 3 meses',
    'under-year': 'De 3 a 12 meses',
    'over-year': 'Más de 1 año',
  },
  modes: {
    car: 'En carro o camioneta',
    motorcycle: 'En motocicleta',
    bicycle: 'En bicicleta',
    foot: 'A pie',
    other: 'En autobús o de otra forma',
  },
  districts: {
    '1': 'Distrito 1',
    '2': 'Distrito 2',
    '3': 'Distrito 3',
    '4': 'Distrito 4',
    '5': 'Distrito 5',
    '6': 'Distrito 6',
    '7': 'Distrito 7',
    other: 'Fuera de Oakland, o no sé',
  },
  refusal: {
    missing: 'Por favor, revise las preguntas sin respuesta.',
    'stale-form': 'Este formulario estuvo abierto demasiado tiempo. Por favor, envíelo otra vez.',
    'malformed-request': 'No pudimos leer ese reporte.',
    'cross-site': 'Por favor, envíe el formulario otra vez desde esta página.',
    'too-large': 'El texto es demasiado largo para leerlo.',
    'unsupported-type': 'No pudimos leer el formato de ese reporte.',
    'too-fast': 'Eso fue muy rápido. Por favor, espere unos segundos y envíelo otra vez.',
    'too-many': (minutes: number) =>
      minutes === 1
        ? 'Llegaron demasiados reportes desde su red. Por favor, intente de nuevo en 1 minuto.'
        : `Llegaron demasiados reportes desde su red. Por favor, intente de nuevo en ${minutes} minutos.`,
    'not-stored': 'No pudimos guardar su reporte. Por favor, intente de nuevo en unos minutos.',
  },
}

export const painWords: Record<Locale, PainWords> = { en, es }
