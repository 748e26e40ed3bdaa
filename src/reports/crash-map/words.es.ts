import type { Words } from '#reports/crash-map/words.en.ts'

export const es: Words = {
  heading: 'El mapa de los choques',
  choose: 'El mapa muestra',
  measures: {
    injury: 'Todos con lesiones',
    severe: 'Mortales o graves',
    pedestrian: 'Alguien a pie',
    bicycle: 'Alguien en bicicleta',
  },
  size: 'Tamaño del mapa',
  whole: 'Toda la ciudad',
  counted: {
    injury: 'choques con lesiones',
    severe: 'choques mortales o graves',
    pedestrian: 'choques con lesiones y alguien a pie',
    bicycle: 'choques con lesiones y alguien en bicicleta',
  },
  most: 'La mayor cantidad de {counted}: {districts}, {count}.',
  fewest: 'La menor: {districts}, {count}.',
  close: 'de {least} a {most}, sin un orden claro',
  mapLabel:
    'Mapa de los {districts} distritos del Concejo Municipal de {city} con sus choques. La tabla dice lo mismo.',
  quarters: {
    fewest: 'Los que menos tienen',
    fewer: 'Más bien pocos',
    more: 'Más bien muchos',
    most: 'Los que más tienen',
  },
  quarter: '{quarter}: de {least} a {most}',
  quarterOfOne: '{quarter}: {count}',
  few: '10 o menos',
  note: 'Calles de la ciudad, de {period}, todos los años juntos. Comparten tono los que el azar puede cambiar de orden.',
  asTable: 'El mapa como tabla',
  district: 'Distrito',
  compare: 'Comparar dos distritos',
  compared: ['Comparar', 'con'],
  compareNote:
    'Solo calles, de {period}. ± es lo que mueven el azar y los choques contados en otro distrito.',
  changed: {
    fewer:
      'El {district} tuvo {now} choques con lesiones en {year}, {difference} menos que el año anterior: más de lo que mueve el azar.',
    more: 'El {district} tuvo {now} choques con lesiones en {year}, {difference} más que el año anterior: más de lo que mueve el azar.',
    none: 'En ningún distrito cambiaron los choques con lesiones más de lo que mueve el azar.',
    others: 'Lo demás cabe en el azar.',
  },
  hitAndRun: 'Con lesiones, y alguien se fue del lugar',
  eachBar: 'Cada barra es un año, de {period}, en la misma escala.',
  inYear: '{year}: {count}',
}
