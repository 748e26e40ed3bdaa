import { es as finder } from '#city/finder/words.es.ts'
import type { Words } from '#reports/crash-streets/words.en.ts'

export const es: Words = {
  heading: 'Esquinas con más choques en el {district}',
  sentence: 'La mayor cantidad de choques con lesiones fue en {corners}: {count}.',
  none: 'Ninguna esquina de aquí pasa de 10 choques con lesiones.',
  mapLabel: 'Mapa de las esquinas con más choques. La lista de al lado tiene los mismos números.',
  show: { one: 'Mostrar esta esquina', other: 'Mostrar las {n} esquinas en una tabla' },
  note: 'Todos los años juntos, de {period}, solo calles de la ciudad. Una esquina cuenta los choques con lesiones que la policía ubicó ahí o a menos de 50 pies. La policía escribe dos nombres de calles, no un punto en el mapa, así que un choque puede quedar en la esquina equivocada. En las esquinas con mucho tránsito hay más choques.',
  rank: 'Puesto',
  corner: 'Esquina',
  injury: 'Con lesiones',
  near: {
    finder,
    heading: 'Choques cerca de usted',
    own: 'Esta esquina: {count} choques con lesiones. Puesto {rank} de {all} esquinas de la lista.',
    more: 'Sus años, sus horas y cómo se compara',
    notRanked: 'Esta esquina tiene 10 choques con lesiones o menos, por eso no está en la lista.',
    nearest: 'Las esquinas de la lista más cercanas, con sus choques con lesiones:',
    away: 'A cerca de {miles}. Puesto {rank} de {all}.',
    road: ', en toda su extensión: {count} choques con lesiones. Puesto {rank} de {all} calles.',
    district: '{count} choques con lesiones en sus calles',
    placement:
      'Calles de la ciudad, de {from} a {to}, todos los años juntos. En la lista están solo las esquinas con 11 choques o más, y un choque puede quedar en la esquina equivocada. No se muestra ningún choque por separado.',
    missing: 'No se cargó la lista de esquinas. Intente más tarde, o vea su distrito.',
  },
}
