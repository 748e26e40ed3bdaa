import { es as names } from '#i18n/pain-report/words.es.ts'
import type { Words } from '#reports/community-pain/words.en.ts'

export const es: Words = {
  names,
  heading: 'Registros de la policía y reportes, lado a lado',
  windows: {
    records: 'Registros de la policía: calles de la ciudad de Oakland, de {from} a {to}.',
    reports: 'Reportes de la gente en esta página: de {from} a {to},',
    quarters: { one: '1 trimestre.', other: '{n} trimestres.' },
  },
  sources: { records: 'De los registros de la policía', reports: 'De los reportes de esta página' },
  empty: {
    'not-enough': 'Todavía no hay suficientes reportes.',
    unknown: 'Esta copia de la página se hizo sin los reportes. Lo publicado está en:',
  },
  whenPublished:
    'Una persona revisa los totales de cada trimestre cuando termina, y entonces los publica. Los números aparecen aquí cuando hay unos 100 reportes.',
  limit:
    'Unos {total} reportes. Son personas que quisieron responder. No representan a todo Oakland ni a un distrito.',
  noise:
    'A cada número le sumamos algo al azar antes de publicarlo, para que no se reconozca a nadie, y lo redondeamos de 5 en 5. Un número puede variar en {margin} para arriba o para abajo, 1 de cada 20 en más, y las tablas no suman igual. «Menos de» quiere decir que el número también podría ser 0.',
  data: 'Los números publicados como datos (JSON)',
  columns: { people: 'Personas', crashes: 'Choques', reports: 'Reportes' },
  counts: { about: 'unos {count}', fewer: 'menos de {count}' },
  none: 'Todavía ninguna respuesta se distingue del azar.',
  most: 'Lo más frecuente: {answer}, {count} de unos {total} reportes.',
  recordsSource: 'Fuente: registros de choques de California (CCRS),',
  topics: {
    body: 'Cuerpo y dolor',
    time: 'Tiempo',
    travel: 'Formas de viajar',
    place: 'Distritos',
  },
  records: {
    hurts: {
      caption: 'Cómo anotaron los agentes las lesiones',
      sentence:
        'Los registros no dicen dónde duele, solo cómo llamó un agente a cada lesión: en {count} de {total} personas marcó la más leve de tres casillas.',
      rows: {
        possible: 'Posible lesión, queja de dolor',
        minor: 'Lesión leve',
        serious: 'Lesión grave',
      },
    },
    times: {
      caption: 'A qué hora ocurren los choques con lesiones',
      sentence:
        'De las seis partes del día de esta tabla, la de {from} a {to} tuvo más choques con lesiones: {count} de {total}.',
      row: 'De {from} a {to}',
    },
    roles: {
      caption: 'Cómo viajaba la gente lesionada',
      sentence: 'De {total} personas lesionadas, {count} iban manejando.',
      rows: {
        driver: 'Manejando',
        passenger: 'De pasajeros',
        pedestrian: 'A pie',
        bicyclist: 'En bicicleta',
        other: 'Otros',
      },
    },
    districts: {
      caption: 'Dónde ocurren los choques con lesiones',
      sentence:
        'En el {answer} hubo más choques con lesiones que en cualquier otro distrito: {count} de {total}.',
    },
  },
  tables: {
    region: 'Dónde duele',
    worst: 'Peor dolor en los últimos 7 días, de 0 a 10',
    since: 'Tiempo desde el choque',
    mode: 'Cómo viajaba la gente',
    district: 'Dónde vive la gente',
  },
  regionNote: 'Un reporte puede nombrar varias partes.',
  worst: { '0-3': 'De 0 a 3', '4-6': 'De 4 a 6', '7-8': '7 u 8', '9-10': '9 o 10' },
}
