import type { Words } from '#reports/community-pain/words.en.ts'

export const es: Words = {
  heading: 'La gente lastimada que anotó la policía',
  window:
    'Personas lesionadas en las calles de la ciudad de {city}, de {from} a {to}. Aquí no se cuentan las muertes.',
  people: 'Personas',
  share: 'Graves, de cada 100',
  recordsSource: 'Fuente: registros de choques de California (CCRS),',
  records: {
    hurts: {
      caption: 'Qué tan grave',
      sentence: 'En {count} de {total} personas, el policía marcó la más leve de tres casillas.',
      note: 'Los registros no dicen dónde duele ni por cuánto tiempo.',
      rows: {
        possible: 'Posible lesión, queja de dolor',
        minor: 'Lesión leve',
        serious: 'Lesión grave',
      },
    },
    roles: {
      caption: 'Cómo viajaban',
      sentence:
        'De cada 100 personas lesionadas a pie, la lesión se anotó como grave en {walking}. De cada 100 que manejaban, en {driving}.',
      rows: {
        driver: 'Manejando',
        passenger: 'De pasajeros',
        pedestrian: 'A pie',
        bicyclist: 'En bicicleta',
        other: 'Otros',
      },
    },
    years: {
      caption: 'En qué año',
      sentence:
        'En {last} hubo {lastCount} personas lesionadas. En {first} fueron {firstCount}. {chance}',
      withinChance: 'La diferencia cabe en el azar.',
      beyondChance: 'La diferencia es más de lo que mueve el azar.',
      note: 'Parte de cualquier cambio viene de cómo se reportan los choques, y el último año todavía puede subir con reportes tardíos.',
    },
    districts: {
      caption: 'En qué distrito',
      sentence:
        'El {answer} tiene más personas lesionadas que los demás: {count} de las {total} que se pudieron ubicar.',
      row: 'Distrito {district}',
      map: 'Mapa de los {districts} distritos de {city} con las personas lesionadas en cada uno. La tabla dice lo mismo.',
      key: 'Cuanto más grande el círculo, más personas lesionadas',
      note: 'En cada distrito vive más o menos la misma cantidad de gente, pero no hay el mismo tráfico. Los totales pueden variar en un pequeño porcentaje.',
    },
  },
  missing: {
    heading: 'Lo que no se cuenta',
    age: 'La edad: la edición de los registros que usamos no da la edad de ninguna de estas {all} personas. Por eso no hay grupos de edad.',
    items: [
      'El dolor mismo: qué tan fuerte, dónde y por cuánto tiempo. Nadie lo registra.',
      'Las personas cuyo choque nunca se reportó.',
      'A usted: esta página no recoge nada. Lo que anote arriba no se envía ni se guarda.',
    ],
  },
}
