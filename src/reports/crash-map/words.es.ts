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
  counted: {
    injury: 'choques con lesiones',
    severe: 'choques mortales o graves',
    pedestrian: 'choques con lesiones y alguien a pie',
    bicycle: 'choques con lesiones y alguien en bicicleta',
  },
  sentence:
    'Donde hubo más {counted} fue en el {most}: {mostCount}. Donde hubo menos fue en el {fewest}: {fewestCount}.',
  mapLabel:
    'Mapa de los 7 distritos del concejo de Oakland con sus choques. La tabla dice lo mismo.',
  quarters: {
    fewest: 'Los que menos',
    fewer: 'Más bien pocos',
    more: 'Más bien muchos',
    most: 'Los que más',
  },
  quarter: '{quarter}: de {least} a {most}',
  quarterOfOne: '{quarter}: {count}',
  few: '10 o menos',
  note: 'Calles de la ciudad, de {period}, todos los años juntos. Cada tono es más o menos una cuarta parte de los distritos. Los distritos se trazan para tener más o menos la misma población, no el mismo tránsito. El total de un distrito puede tener un error de un pequeño porcentaje.',
  outlines: 'Contornos: Ciudad de Oakland, distritos de 2022, simplificados.',
  asTable: 'El mapa como tabla',
  district: 'Distrito',
}
