import { es as crashWords } from '#city/crash-figures/words.es.ts'
import type { Words } from '#reports/crash-places/words.en.ts'

export const es: Words = {
  counted: {
    corner: 'choques con lesiones en esta esquina, de {period}',
    street: 'choques con lesiones en esta calle, de {period}',
  },
  rank: {
    corner:
      'Lugar {rank} entre las {of} esquinas con 11 choques o más. El azar solo mueve una cuenta así entre {low} y {high}, por eso las esquinas con cuentas parecidas no tienen un orden.',
    street:
      'Lugar {rank} entre las {of} calles con 11 choques o más. El azar solo mueve una cuenta así entre {low} y {high}. Las calles largas y con mucho tráfico tienen más choques.',
  },
  period: crashWords.years,
  years: 'Por año',
  hours: 'Por hora',
  few: '10 o menos',
  trend: {
    fewer:
      'De {last} hubo {lastCount}, menos que los {firstCount} de {first}, y por más de lo que mueve el azar.',
    more: 'De {last} hubo {lastCount}, más que los {firstCount} de {first}, y por más de lo que mueve el azar.',
    chance:
      'De {last} hubo {lastCount} y de {first} hubo {firstCount}: una diferencia que puede ser solo azar.',
    none: 'Hay muy pocos choques para distinguir unos años de otros.',
  },
  whisker: 'La línea delgada de cada barra es lo que permite el azar, 95 veces de cada 100.',
  gap: 'Los años entre dos partes no están en ninguna, para que todas duren lo mismo.',
  late: 'Parte de una baja viene de cómo se reportan los choques, y el último año todavía puede subir con reportes tardíos.',
  clock: 'De {from} a {to}',
  table: 'Las cifras',
  figure: 'Cifra',
  crashes: 'Choques con lesiones',
  all: 'Todos, de {period}',
  severity: {
    severe: 'Mortales o graves',
    minor: 'La peor lesión, leve',
    possible: 'La peor lesión, posible: una queja de dolor',
  },
  with: { pedestrian: 'Alguien a pie', bicycle: 'Alguien en bicicleta' },
  city: {
    heading: 'Junto a la ciudad',
    share: '{name}: {here} de 100 aquí, {city} de 100 en todas las calles de la ciudad.',
    beyond: 'Es más de lo que mueve el azar.',
    within: 'El azar solo lo mueve entre {low} y {high}.',
    none: 'Ninguna parte de estos choques es tan grande como para compararla.',
  },
  take: {
    heading: 'Para llevar',
    svg: 'Gráfica (SVG)',
    png: 'Gráfica (PNG)',
    csv: 'Cifras (CSV)',
    json: 'Cifras (JSON)',
    failed: 'No se pudo hacer la imagen. Use el SVG.',
  },
  cite: {
    heading: 'Cómo citar esta página',
    text: '{site}: «{place}, {city}: choques con lesiones, de {period}». Contado de los registros de choques de California (CCRS), hasta el {through}. {address} (consultado el {today}).',
  },
  more: 'Choques en el {district}',
  source: 'Fuente: registros de California (CCRS), de {period}',
  reported: 'Solo choques reportados',
  asked: {
    unknown:
      'No tenemos cifras de ese lugar. No está entre los que conocemos, o tiene 10 choques con lesiones o menos.',
    choose: '¿A cuál de estos lugares se refiere?',
    label: 'Dos calles, o una calle',
    hint: 'Por ejemplo «High Street e International Boulevard».',
    find: 'Buscar',
    corners: 'Las esquinas con más choques',
    streets: 'Las calles con más choques',
  },
}
