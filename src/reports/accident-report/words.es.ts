import { es as crashWords } from '#city/crash-figures/words.es.ts'
import type { Words } from '#reports/accident-report/words.en.ts'

export const es: Words = {
  dataThrough: 'Datos hasta el {date}. Años completos que se muestran: {period}.',
  yearsLeftOut: 'Aún no se cuenta, porque nuestros archivos terminan antes: {years}.',
  periods: {
    one: '{from}',
    several: crashWords.years,
    inOne: 'En {from}',
    inSeveral: 'De {from} a {to}',
  },
  source: 'Fuente: CCRS, los registros de choques del estado.',
  sourceLink: 'data.ca.gov/dataset/ccrs',
  places: {
    cityStreets: 'Calles de la ciudad',
    freeways: 'Autopistas',
    district: 'Calles de la ciudad en el {district}',
  },
  headline: {
    cityStreets: {
      injury:
        '{period}, la policía registró {count} choques con personas lesionadas en las calles de {city}.',
      severe:
        '{period}, la policía registró {count} choques con una persona fallecida o con lesión grave en las calles de {city}.',
    },
    freeways: {
      injury:
        '{period}, la patrulla de caminos registró {count} choques con personas lesionadas en las autopistas dentro de {city}.',
      severe:
        '{period}, la patrulla de caminos registró {count} choques con una persona fallecida o con lesión grave en las autopistas dentro de {city}.',
    },
    district: {
      injury:
        '{period}, la policía registró {count} choques con personas lesionadas en las calles del {district}.',
      severe:
        '{period}, la policía registró {count} choques con una persona fallecida o con lesión grave en las calles del {district}.',
    },
  },
  countPain: 'Estos números vienen de reportes de la policía. Cuentan choques, no dolor.',

  filters: {
    label: 'Elija qué contar',
    severity: 'Choques',
    injury: 'Con personas lesionadas',
    severe: 'Mortales o graves',
    layer: 'Dónde',
    streets: 'Calles',
    freeways: 'Autopistas',
    years: 'Años',
    from: 'Desde',
    to: 'Hasta',
    show: 'Mostrar',
    reset: 'Volver a la primera vista',
    download: 'Descargar estos números (CSV)',
    unanswered: 'Sin JavaScript, esta página siempre muestra esta vista.',
    shareHint: 'La dirección de esta página guarda lo que eligió, así que puede compartirla.',
    spans:
      'En un distrito, los choques mortales o graves, y cada forma de viajar, se cuentan de 3 en 3 años: en un solo año son muy pocos para comparar.',
  },

  travel: {
    label: 'Cómo viajaban',
    everyone: 'Todas las personas',
    names: {
      pedestrian: 'A pie',
      bicycle: 'En bicicleta',
      motorcycle: 'En motocicleta (aproximado)',
      motorVehiclesOnly: 'Solo carros, camiones de carga, autobuses',
    },
    with: {
      pedestrian: 'alguien a pie',
      bicycle: 'alguien en bicicleta',
      motorcycle: 'una motocicleta (aproximado)',
      motorVehiclesOnly: 'carros, camiones de carga o autobuses solamente',
    },
    counted: 'Aquí se cuentan choques con {mode}.',
  },
  unusual: 'Poco común en los registros, y revisado a mano:',
  asked: {
    wrong:
      'La dirección pide algo que este reporte no tiene: {names}. Se muestra la vista más parecida. Los años van de {from} a {to}.',
    names: {
      severity: 'qué tan grave (severity)',
      layer: 'dónde (layer)',
      travel: 'cómo viajaban (travel)',
      from: 'el primer año (from)',
      to: 'el último año (to)',
    },
    years: 'Usted pidió {asked}; estos números son de {shown}.',
    yearsOfChart: 'Usted pidió {asked}; esta gráfica es de {shown}.',
    yearsMarked:
      'Usted pidió {asked}; esta gráfica es de {shown}, y los años que pidió están más oscuros.',
    travel:
      'Usted pidió choques con {mode}; aquí los registros no lo muestran, así que esta gráfica cuenta todos los choques.',
    freeways: 'Usted pidió autopistas; un distrito se cuenta solo en las calles de la ciudad.',
    freewaysLink: 'Autopistas en todo {city}',
  },

  tiles: {
    heading: 'En resumen',
    crashes: 'choques reportados',
    injury: 'choques con personas lesionadas',
    injured: 'personas lesionadas',
    severe: 'choques mortales o graves',
    more: '{period}: {count}. Son {difference} más que en {before}, {chance}.',
    fewer: '{period}: {count}. Son {difference} menos que en {before}, {chance}.',
    withinChance: 'dentro de lo que mueve el azar',
    beyondChance: 'más de lo que mueve el azar',
    same: '{period}: {count}, igual que en {before}.',
    first: 'No hay un número anterior para comparar.',
    tooFew: 'Son muy pocos para comparar con los años anteriores.',
  },
  measure: {
    injury: 'choques con personas lesionadas',
    severe: 'choques mortales o graves',
  },
  columns: {
    years: 'Años',
    injury: 'Con personas lesionadas',
    severe: 'Mortales o graves',
    mean: 'Promedio de los {districts} distritos',
    count: 'Choques',
    total: 'Choques o personas',
    share: 'De cada 100',
    cityShare: 'De cada 100 en la ciudad',
    district: 'Distrito',
    road: 'Calle o autopista',
    figure: 'Número',
    change: 'Lo más reciente',
    changeBefore: 'Antes',
  },
  under: '10 o menos',
  underShort: '≤10',
  asTable: 'Mostrar estos números en una tabla',
  noPattern: 'Hay muy pocos choques en esta vista para mostrar un patrón.',

  trend: {
    heading: 'Año por año',
    sentence: 'En {last} hubo {count} {measure}, y en {first}, {firstCount}.',
    withinChance: 'La diferencia cabe en el azar.',
    beyondChance: 'La diferencia es más de lo que mueve el azar.',
    district: 'La línea que cruza cada barra es el promedio de los {districts} distritos.',
    mayRise: 'todavía puede subir',
    late: 'Parte de la baja es un cambio en cómo se reportan los choques, y los reportes tardíos todavía pueden subir el último año.',
  },
  week: {
    heading: 'Hora y día',
    sentence: 'La mayor cantidad de {measure} fue el {day} de {start} a {end}: {count}.',
    allYears: 'Siempre todos los años: en un solo año los números son muy pequeños.',
    note: 'Un cuadro claro no quiere decir una hora segura: tal vez solo había menos gente en la calle.',
    fewest: 'Menos',
    most: 'Más: hasta {count}',
    hour: 'Hora',
    hours: 'de {start} a {end}',
  },
  factors: {
    heading: 'Causa principal que anotó la policía',
    sentence: 'Lo más anotado: {first} ({firstCount}). Después: {second} ({secondCount}).',
    note: 'La tabla tiene todas las causas: una por choque, como la vio el policía en el lugar. No decide quién tuvo la culpa.',
    few: 'Otras causas juntas',
    column: 'Causa principal',
    names: crashWords.factors,
  },
  modes: {
    heading: 'Cómo viajaban las personas',
    sentence:
      'De cada 100 {measure}, en {walking} había una persona a pie y en {cycling} una persona en bicicleta.',
    sentenceFew: 'Parte de los {measure} en esta vista.',
    note: 'Un choque puede estar en más de una línea. Las motocicletas se deducen de las notas sobre el casco.',
    few: 'Otros juntos',
    column: 'En el choque',
    names: {
      pedestrian: 'Una persona a pie',
      bicycle: 'Una persona en bicicleta',
      motorcycle: 'Una motocicleta (aproximado)',
      motorVehiclesOnly: 'Nada de esto: carros, camiones de carga, autobuses',
    },
  },
  circumstances: {
    heading: 'Qué más anotó la policía',
    sentence: 'En {share} de cada 100 {measure}, alguien se fue del lugar.',
    sentenceFew: 'Parte de los {measure} en esta vista.',
    note: 'Anotado no quiere decir medido. También aquí un choque puede contar dos veces.',
    link: '¿Alguien le chocó y se fue?',
    few: 'Otros juntos',
    column: 'Lo anotado',
    names: {
      hitAndRun: 'Choque con fuga',
      drinking: 'Alguien de los que chocaron había bebido',
      inattention: 'Distracción, como un teléfono',
    },
  },
  cityMark: 'La marca delgada es la parte en todas las calles de la ciudad.',
  districts: {
    heading: 'Los {districts} distritos del Concejo Municipal',
    sentence:
      'De cada 100 {measure}, {share} ocurrieron en tres distritos: el {first}, el {second} y el {third}.',
    sentenceFew: 'Estos {measure} son muy pocos para comparar distritos.',
    notPlaced: '{count} de los {crashes} quedaron sin ubicar en un distrito.',
    population:
      'Los distritos se trazan para tener más o menos la misma cantidad de gente, no el mismo tránsito.',
    streetsOnly: 'Los distritos se muestran solo para las calles de la ciudad.',
    unplaced: 'Sin ubicar en un distrito',
    whole: 'Todo {city}',
  },
  corridors: {
    heading: 'Calles con más choques en los datos del estado',
    headingFreeways: 'Autopistas con más choques en los datos del estado',
    sentence: '{road} tuvo la mayor cantidad de {measure}: {count}.',
    none: 'Ninguna calle de aquí tiene más de 10 {measure}.',
    note: 'En las calles, un choque cuenta para las dos vías que nombra el reporte. Las calles largas y con mucho tránsito tienen más choques. Todos los años juntos.',
  },

  csv: {
    file: 'choques-{city}',
    columns: [
      'Tabla',
      'Lugar',
      'Fila',
      'Columna',
      'Valor',
      'Primer año',
      'Último año',
      'Fuente',
      'Cómo viajaban',
    ],
  },
  weekdaysShort: ['lun.', 'mar.', 'mié.', 'jue.', 'vie.', 'sáb.', 'dom.'],
}
