import { es as names } from '#i18n/pain-report/words.es.ts'
import type { Words } from '#reports/community-pain/words.en.ts'

export const es: Words = {
  names,
  heading: 'Lo que reportó la gente',
  recordsHeading: 'Lo que dicen los registros',
  recordsValue: 'Unas {inTen} de cada 10',
  records:
    'lesiones anotadas en las calles de Oakland son «queja de dolor»: {possible} de {hurt} personas, de {years}.',
  recordsLimit: 'Un agente lo anotó en el lugar. No es un diagnóstico.',
  recordsSource: 'Fuente: registros de choques de California (CCRS),',
  notEnough: 'Todavía no hay suficientes reportes.',
  whenPublished:
    'Publicamos los números una vez por semana, a partir de 20 reportes. Los números pequeños no se muestran.',
  data: 'Los números publicados como datos (JSON)',
  failed: 'No se pudieron leer los números más nuevos. Por favor, intente más tarde.',
  total: 'Unas {count} personas enviaron un reporte antes de la semana del {date}.',
  median: 'Por lo menos la mitad dio {pain} o menos a su peor dolor, de 0 a 10.',
  limit:
    'Son personas que quisieron responder aquí. No representan a todo Oakland ni a un distrito.',
  hiddenNote:
    'Los números se redondean a 5. «Oculto» es un número pequeño, o uno que dejaría ver un número pequeño.',
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
