import type { Words } from '#reports/crash-data/words.en.ts'

export const es: Words = {
  heading: 'Los números en archivos',
  text: 'Use los números publicados para su propio trabajo: de {period}, registros hasta el {date}. Los registros del estado son de dominio público. Por favor nombre la fuente (CCRS) y los años, y diga «choques reportados».',
  files: {
    countsCsv: 'Números por zona, causa y año (CSV)',
    streetsCsv: 'Esquinas y calles (CSV)',
    json: 'Todo, con lo que significa cada columna (JSON)',
  },
  note: 'Un espacio en blanco es un número de 1 a 10. Las direcciones de los archivos no cambian; los archivos se hacen de nuevo cuando se agrega un año. Las columnas están en inglés.',
  name: 'Choques reportados en {city}, California',
  description:
    'Números de choques reportados en {city} por distrito, causa, forma de viajar y año, y de choques con lesiones por esquina y calle. Calles y autopistas aparte. Contados del registro de choques del estado de California (CCRS); no salen los números de 1 a 10.',
}
