import { es as finder } from '#city/finder/words.es.ts'
import type { Words } from './words.en.ts'

export const es: Words = {
  finder,
  nearest: {
    emergency: 'Las salas de emergencias más cercanas a usted, en línea recta:',
    neighborhoods: 'Los vecindarios más cercanos a usted:',
  },
  notCounted: 'No se cuentan los hospitales para niñas y niños, ni los que no pudimos confirmar.',
  listHeading: 'Lista y mapa',
  mapLabel: 'Mapa de hospitales con sala de emergencias',
  sign: 'En el mapa: {sign}',
  trauma: 'Centro de trauma: {level}',
  births: 'Partos',
  birthsUnconfirmed: 'Partos: llame antes',
  level: 'Nivel de trauma',
  dayAndNight: 'Abierto las 24 horas, según el hospital',
  unconfirmed: 'Sin confirmar',
  noPhone: 'Teléfono: sin confirmar',
  distance: 'Distancia',
  about: 'cerca de {miles} en línea recta',
  overWater: 'cerca de {miles} por aire. El camino pasa por un puente o un túnel y es más largo',
  show: {
    legend: '¿Qué hospitales?',
    nearest: 'Los tres más cercanos',
    all: 'Todos',
    worst: 'Para las lesiones más graves',
    children: 'Para niñas y niños',
    births: 'Para partos',
  },
  worstNote:
    'Estos son los centros de trauma. No tiene que elegir usted: llame al 911 y que decida el personal de la ambulancia.',
  childrenNote: 'Este es un hospital para niñas y niños, y su centro de trauma.',
  birthsNote: 'Según nuestras fuentes, en estos hospitales se atienden partos. Llame antes.',
  order: {
    middle: 'Primero va el hospital más cercano al centro geográfico de {city}.',
    from: 'Primero va el hospital más cercano a {place}.',
    caution: 'Se mide en línea recta: por las calles y el tráfico, quizá llegue antes a otro.',
  },
  nearby: {
    heading: 'Salas de emergencias cerca de {place}',
    mapLabel: 'Mapa de hospitales cerca de {place}',
    from: 'a cerca de {miles} de {place}',
    measured:
      'Las distancias son líneas rectas en el mapa, desde {place}, y por las calles es más lejos.',
    clinic: 'Nuestra clínica queda a cerca de {miles} de ahí.',
    all: 'Todos los hospitales, con filtros',
  },
  card: {
    heading: 'Una tarjeta para su cartera',
    how: 'Imprima esta página: primero sale una tarjeta con el 911 y estos hospitales. Recórtela.',
    first: 'Primero llame al 911. No maneje.',
    adults: 'Lesiones muy graves, personas adultas',
    children: 'Lesiones muy graves, niñas y niños',
    near: 'Otros cercanos, desde {place}',
    middle: 'el centro geográfico de {city}',
    clinic: 'Nuestra clínica, para el dolor de después',
  },
}
