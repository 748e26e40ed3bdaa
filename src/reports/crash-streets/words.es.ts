import type { Words } from '#reports/crash-streets/words.en.ts'

export const es: Words = {
  heading: 'Esquinas con más choques en los datos del estado',
  headingDistrict: 'Esquinas con más choques en el {district}',
  sentence: 'Donde hubo más choques con lesiones fue en {corners}: {count}.',
  none: 'Ninguna esquina de aquí pasa de 10 choques con lesiones.',
  show: { one: 'Mostrar esta esquina', other: 'Mostrar {n} esquinas en una tabla' },
  note: 'Todos los años juntos, de {period}, solo calles de la ciudad. Una esquina cuenta los choques con lesiones que la policía ubicó ahí o a menos de 50 pies. La policía escribe dos nombres de calles, no un punto en el mapa, así que un choque puede quedar en la esquina equivocada. En las esquinas con mucho tránsito hay más choques.',
  corner: 'Esquina',
  district: 'Distrito',
  injury: 'Con lesiones',
}
