import type { Words } from '#reports/community-pain/words.en.ts'

export const es: Words = {
  heading: 'Lo que cuentan los registros de la policía',
  window: 'Calles de la ciudad de {city}, de {from} a {to}.',
  columns: { people: 'Personas', crashes: 'Choques' },
  recordsSource: 'Fuente: registros de choques de California (CCRS),',
  topics: {
    injuries: 'Lesiones',
    time: 'Tiempo',
    travel: 'Formas de viajar',
    place: 'Distritos',
  },
  records: {
    hurts: {
      caption: 'Cómo anotó la policía las lesiones',
      sentence:
        'Los registros no dicen dónde duele, solo cómo llamó un policía a cada lesión: en {count} de {total} personas marcó la más leve de tres casillas.',
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
      row: 'Distrito {district}',
    },
  },
}
