import type { Locale } from '#i18n/locales.ts'

const en = {
  heading: 'What people reported',
  recordsHeading: 'What the records say',
  recordsValue: 'About 8 in 10',
  // 15,941 of 19,823, facts of the state's crash records (CCRS), city streets, 2016 to 2024.
  records:
    'recorded injuries on Oakland city streets are "complaint of pain": 15,941 of 19,823 people, 2016 to 2024.',
  recordsLimit: 'An officer wrote this at the scene. It is not a diagnosis.',
  recordsSource: 'Source: California crash records (CCRS),',
  notEnough: 'There are not enough reports yet.',
  whenPublished:
    'We publish figures once a week, when at least 20 reports have come in. Small numbers stay hidden.',
  data: 'Published figures as data (JSON)',
  failed: 'The newest figures could not be read. Please try again later.',
  total: (count: string, date: string) =>
    `About ${count} people sent a report before the week of ${date}.`,
  median: (pain: number) =>
    `At least half of them gave ${pain} or less for their worst pain, from 0 to 10.`,
  limit:
    'These are people who chose to answer here. They do not stand for all of Oakland, or for a district.',
  hiddenNote:
    'Numbers are rounded to 5. "Hidden" is a number that is small, or that would give a small one away.',
  hidden: 'Hidden',
  heldBack: 'Held back: this table would give small numbers away.',
  reports: 'Reports',
  medianColumn: 'Middle value of worst pain',
  tables: {
    region: { caption: 'Where it hurts', name: 'Part of the body' },
    worst: { caption: 'Worst pain in the past 7 days', name: 'From 0 to 10' },
    since: { caption: 'Time since the crash', name: 'Time' },
    mode: { caption: 'How people were traveling', name: 'Traveling' },
    district: { caption: 'Where people live', name: 'Council district' },
  },
  regionNote: 'One report can name several parts.',
  worst: { '0-3': '0 to 3', '4-6': '4 to 6', '7-10': '7 to 10' },
}

export type CommunityPainWords = typeof en

const es: CommunityPainWords = {
  heading: 'Lo que reportó la gente',
  recordsHeading: 'Lo que dicen los registros',
  recordsValue: 'Unas 8 de cada 10',
  records:
    'lesiones anotadas en las calles de Oakland son "queja de dolor": 15,941 de 19,823 personas, de 2016 a 2024.',
  recordsLimit: 'Un agente lo anotó en el lugar. No es un diagnóstico.',
  recordsSource: 'Fuente: registros de choques de California (CCRS),',
  notEnough: 'Todavía no hay suficientes reportes.',
  whenPublished:
    'Publicamos los números una vez por semana, a partir de 20 reportes. Los números pequeños no se muestran.',
  data: 'Los números publicados como datos (JSON)',
  failed: 'No se pudieron leer los números más nuevos. Por favor, intente más tarde.',
  total: (count: string, date: string) =>
    `Unas ${count} personas enviaron un reporte antes de la semana del ${date}.`,
  median: (pain: number) => `Por lo menos la mitad dio ${pain} o menos a su peor dolor, de 0 a 10.`,
  limit:
    'Son personas que quisieron responder aquí. No representan a todo Oakland ni a un distrito.',
  hiddenNote:
    'Los números se redondean a 5. "Oculto" es un número pequeño, o uno que dejaría ver un número pequeño.',
  hidden: 'Oculto',
  heldBack: 'No se muestra: esta tabla dejaría ver números pequeños.',
  reports: 'Reportes',
  medianColumn: 'Valor de en medio del peor dolor',
  tables: {
    region: { caption: 'Dónde duele', name: 'Parte del cuerpo' },
    worst: { caption: 'Peor dolor en los últimos 7 días', name: 'De 0 a 10' },
    since: { caption: 'Tiempo desde el choque', name: 'Tiempo' },
    mode: { caption: 'Cómo viajaba la gente', name: 'Cómo viajaba' },
    district: { caption: 'Dónde vive la gente', name: 'Distrito del Concejo Municipal' },
  },
  regionNote: 'Un reporte puede nombrar varias partes.',
  worst: { '0-3': 'De 0 a 3', '4-6': 'De 4 a 6', '7-10': 'De 7 a 10' },
}

export const communityPainWords: Record<Locale, CommunityPainWords> = { en, es }
