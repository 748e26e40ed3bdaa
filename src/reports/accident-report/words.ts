import type { Locale } from '#i18n/locales.ts'
import { weekdayNames } from '#i18n/weekdays.ts'
import type { Circumstance, Factor, Mode } from '#reports/crash-figures/figures.ts'

const factorsEn: Record<Factor, string> = {
  improperTurning: 'Improper turning',
  signals: 'Traffic signals and signs',
  unsafeSpeed: 'Unsafe speed',
  autoRightOfWay: 'Right of way between vehicles',
  underInfluence: 'Driving under the influence',
  startingOrBacking: 'Unsafe starting or backing',
  followingTooClosely: 'Following too closely',
  otherThanDriver: 'Something other than a driver',
  hazardousParking: 'Hazardous parking',
  pedestrianRightOfWay: 'Right of way of people on foot',
  wrongSide: 'Wrong side of the road',
  otherHazardous: 'Other hazardous violation',
  otherImproperDriving: 'Other improper driving',
  pedestrianViolation: 'Violation by a person on foot',
  improperPassing: 'Improper passing',
  laneChange: 'Unsafe lane change',
  lights: 'Lights of the vehicle',
  impeding: 'Blocking traffic',
  unknown: 'Not known',
}

const factorsEs: typeof factorsEn = {
  improperTurning: 'Vuelta mal hecha',
  signals: 'Semáforos y señales',
  unsafeSpeed: 'Velocidad peligrosa',
  autoRightOfWay: 'Derecho de paso entre vehículos',
  underInfluence: 'Manejar bajo la influencia de alcohol o drogas',
  startingOrBacking: 'Arrancar o dar reversa sin cuidado',
  followingTooClosely: 'Seguir muy de cerca',
  otherThanDriver: 'Algo ajeno a quien manejaba',
  hazardousParking: 'Estacionarse de forma peligrosa',
  pedestrianRightOfWay: 'Derecho de paso de las personas a pie',
  wrongSide: 'Lado contrario de la calle',
  otherHazardous: 'Otra infracción peligrosa',
  otherImproperDriving: 'Otra forma indebida de manejar',
  pedestrianViolation: 'Infracción de una persona a pie',
  improperPassing: 'Rebasar mal',
  laneChange: 'Cambio de carril peligroso',
  lights: 'Luces del vehículo',
  impeding: 'Estorbar el tránsito',
  unknown: 'No se sabe',
}

const modesEn: Record<Mode, string> = {
  pedestrian: 'Someone on foot',
  bicycle: 'Someone on a bicycle',
  motorcycle: 'A motorcycle (about)',
  motorVehiclesOnly: 'None of these: cars, trucks, buses',
}

const modesEs: typeof modesEn = {
  pedestrian: 'Una persona a pie',
  bicycle: 'Una persona en bicicleta',
  motorcycle: 'Una motocicleta (aproximado)',
  motorVehiclesOnly: 'Nada de esto: carros, camiones, autobuses',
}

const circumstancesEn: Record<Circumstance, string> = {
  hitAndRun: 'Hit-and-run',
  drinking: 'A driver, rider or walker had been drinking',
  inattention: 'Inattention, such as a telephone',
}

const circumstancesEs: typeof circumstancesEn = {
  hitAndRun: 'Choque con fuga',
  drinking: 'Alguien de los que chocaron había bebido',
  inattention: 'Distracción, como un teléfono',
}

const en = {
  dataThrough: 'Data through {date}. Full years shown: {period}.',
  yearsLeftOut: 'Not counted yet, because late reports are still coming in: {years}.',
  periods: {
    one: '{from}',
    several: '{from} to {to}',
    inOne: 'In {from}',
    inSeveral: 'From {from} to {to}',
  },
  source: 'Source: CCRS, the state’s crash records.',
  sourceLink: 'data.ca.gov/dataset/ccrs',
  places: {
    cityStreets: 'City streets',
    freeways: 'Freeways',
    district: 'City streets in {district}',
  },
  headline: {
    cityStreets: {
      injury: '{period}, police recorded {count} crashes with injuries on Oakland city streets.',
      severe:
        '{period}, police recorded {count} crashes on Oakland city streets in which someone was killed or seriously hurt.',
    },
    freeways: {
      injury:
        '{period}, the highway patrol recorded {count} crashes with injuries on freeways in Oakland.',
      severe:
        '{period}, the highway patrol recorded {count} crashes on freeways in Oakland in which someone was killed or seriously hurt.',
    },
    district: {
      injury:
        '{period}, police recorded {count} crashes with injuries on city streets in {district}.',
      severe:
        '{period}, police recorded {count} crashes on city streets in {district} in which someone was killed or seriously hurt.',
    },
  },
  countPain: 'These numbers come from police reports. They count crashes, not pain.',

  filters: {
    label: 'Choose what to count',
    severity: 'Crashes',
    injury: 'With injuries',
    severe: 'Fatal or serious',
    layer: 'Where',
    streets: 'City streets',
    freeways: 'Freeways',
    years: 'Years',
    from: 'From',
    to: 'To',
    show: 'Show',
    reset: 'Back to the first view',
    download: 'Download these figures (CSV)',
    shareHint: 'The address of this page keeps your choice. You can share it.',
    spans:
      'For a district, fatal or serious crashes are counted 3 years at a time. Single years are too few to compare.',
  },

  tiles: {
    heading: 'In short',
    crashes: 'reported crashes',
    injury: 'crashes with injuries',
    injured: 'people injured',
    severe: 'fatal or serious crashes',
    more: '{period}: {count}. That is {difference} more than in {before}.',
    fewer: '{period}: {count}. That is {difference} fewer than in {before}.',
    same: '{period}: {count}, the same as in {before}.',
    first: 'No earlier figure to compare with.',
  },
  measure: { injury: 'crashes with injuries', severe: 'fatal or serious crashes' },
  columns: {
    years: 'Years',
    injury: 'With injuries',
    severe: 'Fatal or serious',
    mean: 'Average of the 7 districts',
    count: 'Crashes',
    total: 'Crashes or people',
    share: 'Out of 100',
    cityShare: 'Out of 100 in the city',
    district: 'District',
    road: 'Road',
    figure: 'Figure',
    change: 'Latest',
    changeBefore: 'Before',
  },
  under: '10 or fewer',
  asTable: 'Show these numbers as a table',
  noPattern: 'There are too few crashes in this view to show a pattern.',

  trend: {
    heading: 'Year by year',
    sentence: '{last} had {count} {measure}. {first} had {firstCount}.',
    district: 'The line across each bar is the average of the 7 districts.',
    late: 'Part of the fall is a change in how crashes are reported. Late reports may still raise the last year.',
  },
  week: {
    heading: 'Hour and day',
    sentence: 'Most {measure} fell on {day} from {start} to {end}: {count}.',
    allYears: 'Always all years: in single years the numbers are too small.',
    note: 'A pale hour is not a safe hour. There may only be fewer people on the road.',
    fewest: 'Fewer',
    most: 'More: up to {count}',
    hour: 'Hour',
    hours: '{start} to {end}',
  },
  factors: {
    heading: 'Main cause the officer wrote down',
    sentence: 'Written down most often: {first} ({firstCount}). Next: {second} ({secondCount}).',
    note: 'The table has all causes: one for each crash, as the officer saw it at the scene. It does not decide who was at fault.',
    few: 'Other causes together',
    column: 'Main cause',
    names: factorsEn,
  },
  modes: {
    heading: 'How people were traveling',
    sentence:
      'Someone on foot was in {walking} out of 100 {measure}, someone on a bicycle in {cycling}.',
    sentenceFew: 'Shares of the {measure} in this view.',
    note: 'A crash can be in more than one line. Motorcycles are inferred from helmet notes.',
    few: 'Others together',
    column: 'In the crash',
    names: modesEn,
  },
  circumstances: {
    heading: 'What else the officer wrote down',
    sentence: 'Someone left the scene in {share} out of 100 {measure}.',
    sentenceFew: 'Shares of the {measure} in this view.',
    note: 'Written down means noted, not measured. A crash can be in more than one line.',
    link: 'Did someone drive away after hitting you?',
    few: 'Others together',
    column: 'Written down',
    names: circumstancesEn,
  },
  cityMark: 'The thin mark is the share on all city streets.',
  districts: {
    heading: 'The 7 council districts',
    sentence: '{most} had the most {measure}: {mostCount}. {fewest} had the fewest: {fewestCount}.',
    notPlaced:
      '{count} of the {city} could not be placed in a district. District totals may be off by a few percent.',
    population:
      'Districts are drawn to hold about the same number of people, not the same traffic.',
    streetsOnly: 'Districts are shown for city streets only.',
    unplaced: 'Not placed in a district',
    whole: 'All of Oakland',
    outlines: 'Outlines: City of Oakland, districts of 2022, simplified.',
  },
  corridors: {
    heading: 'Streets with the most crashes in state data',
    headingFreeways: 'Freeways with the most crashes in state data',
    sentence: '{road} had the most {measure}: {count}.',
    none: 'No road here has more than 10 {measure}.',
    note: 'Long and busy roads have more crashes. All years together.',
  },

  // About 8 in 10: 15,941 of 19,823 people, CCRS 2016 to 2024, city streets; a test keeps it true.
  // 36 deaths in 2022: the City's count, as The Oaklandside of May 2023 gives it.
  notes: {
    heading: 'How we count, and what the numbers cannot say',
    items: [
      'These are crashes that were reported. Some crashes are never reported.',
      'City streets are what Oakland police wrote down. Freeways are what the highway patrol (CHP) wrote down. They are never added up.',
      '“Crashes with injuries” means that anyone was hurt or killed. “Fatal or serious” means a death or an injury that the officer called serious.',
      '“Serious”, “minor” and “possible injury” are the officer’s words at the scene. They are not a diagnosis.',
      'About 8 in 10 recorded injuries are “possible injury” or “complaint of pain”. That says nothing about how the person did later.',
      'We show no deaths from these records, because they differ from the City’s own count. The City counted 36 traffic deaths in 2022.',
      'Counts from 1 to 10 are not shown one by one. They say little, and come close to single crashes.',
      'A count of crashes does not predict what will happen to you, or on a street.',
    ],
    districtItem:
      'Police records hold almost no coordinates. We place a crash by its street names or its police beat. {notPlaced} of {crashes} crashes from {period} could not be placed. District totals may be off by a few percent.',
    deathsSource: 'Deaths in 2022: The Oaklandside, May 2023.',
    sourceLine:
      'All figures: California Crash Reporting System (CCRS), {period}, counted for this site. Data through {date}.',
  },
  place: {
    corridorsHeading: 'Main roads in {district}',
    neighborhoodsHeading: 'Neighborhoods in {district}',
    neighborhoodsNote:
      'Names from the City’s planning set of 2002. We publish no crash counts for a neighborhood: the records are too weak for that.',
    partly: 'in part',
    hospitalsHeading: 'Emergency rooms nearest to {district}',
    hospitalsNote:
      'In an emergency, call 911. Do not drive yourself. The ambulance crew knows which hospital fits. Nearest means in a straight line from the middle of the district.',
    hospitalsSource: 'Source: CMS Hospital General Information, 2026.',
    trauma: 'Trauma center',
  },
  help: {
    heading: 'If you were in one of these crashes',
    text: 'You do not need a number to ask for help. Start with the danger signs. If there are none, an exam can tell you more than a chart.',
    immediate: 'What to do first',
    hospitals: 'Find an emergency room',
    contact: 'Talk to the clinic',
  },
  csv: {
    file: 'oakland-crashes',
    columns: ['Table', 'Place', 'Row', 'Column', 'Value', 'First year', 'Last year', 'Source'],
  },
  weekdays: weekdayNames.en,
  weekdaysShort: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
}

export type ReportWords = typeof en

const es: ReportWords = {
  dataThrough: 'Datos hasta el {date}. Años completos que se muestran: {period}.',
  yearsLeftOut: 'Todavía no se cuenta, porque siguen llegando reportes: {years}.',
  periods: {
    one: '{from}',
    several: '{from} a {to}',
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
        '{period}, la policía registró {count} choques con personas lesionadas en las calles de Oakland.',
      severe:
        '{period}, la policía registró {count} choques con una persona fallecida o con lesión grave en las calles de Oakland.',
    },
    freeways: {
      injury:
        '{period}, la patrulla de caminos registró {count} choques con personas lesionadas en las autopistas dentro de Oakland.',
      severe:
        '{period}, la patrulla de caminos registró {count} choques con una persona fallecida o con lesión grave en las autopistas dentro de Oakland.',
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
    shareHint: 'La dirección de esta página guarda lo que eligió. Puede compartirla.',
    spans:
      'En un distrito, los choques mortales o graves se cuentan de 3 en 3 años. En un solo año son muy pocos para comparar.',
  },

  tiles: {
    heading: 'En resumen',
    crashes: 'choques reportados',
    injury: 'choques con personas lesionadas',
    injured: 'personas lesionadas',
    severe: 'choques mortales o graves',
    more: '{period}: {count}. Son {difference} más que en {before}.',
    fewer: '{period}: {count}. Son {difference} menos que en {before}.',
    same: '{period}: {count}, igual que en {before}.',
    first: 'No hay un número anterior para comparar.',
  },
  measure: {
    injury: 'choques con personas lesionadas',
    severe: 'choques mortales o graves',
  },
  columns: {
    years: 'Años',
    injury: 'Con personas lesionadas',
    severe: 'Mortales o graves',
    mean: 'Promedio de los 7 distritos',
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
  asTable: 'Mostrar estos números en una tabla',
  noPattern: 'Hay muy pocos choques en esta vista para mostrar un patrón.',

  trend: {
    heading: 'Año por año',
    sentence: 'En {last} hubo {count} {measure}. En {first} hubo {firstCount}.',
    district: 'La línea que cruza cada barra es el promedio de los 7 distritos.',
    late: 'Parte de la baja es un cambio en cómo se reportan los choques. Reportes tardíos todavía pueden subir el último año.',
  },
  week: {
    heading: 'Hora y día',
    sentence: 'La mayor cantidad de {measure} fue el {day} de {start} a {end}: {count}.',
    allYears: 'Siempre todos los años: en un solo año los números son muy pequeños.',
    note: 'Una hora clara no es una hora segura. Tal vez solo había menos gente en la calle.',
    fewest: 'Menos',
    most: 'Más: hasta {count}',
    hour: 'Hora',
    hours: 'de {start} a {end}',
  },
  factors: {
    heading: 'Causa principal que anotó el agente',
    sentence: 'Lo más anotado: {first} ({firstCount}). Después: {second} ({secondCount}).',
    note: 'La tabla tiene todas las causas: una por choque, como la vio el agente en el lugar. No decide quién tuvo la culpa.',
    few: 'Otras causas juntas',
    column: 'Causa principal',
    names: factorsEs,
  },
  modes: {
    heading: 'Cómo viajaban las personas',
    sentence:
      'De cada 100 {measure}, en {walking} había una persona a pie y en {cycling} una persona en bicicleta.',
    sentenceFew: 'Parte de los {measure} en esta vista.',
    note: 'Un choque puede estar en más de una línea. Las motocicletas se deducen de las notas sobre el casco.',
    few: 'Otros juntos',
    column: 'En el choque',
    names: modesEs,
  },
  circumstances: {
    heading: 'Qué más anotó el agente',
    sentence: 'En {share} de cada 100 {measure}, alguien se fue del lugar.',
    sentenceFew: 'Parte de los {measure} en esta vista.',
    note: 'Anotado no quiere decir medido. Un choque puede estar en más de una línea.',
    link: '¿Alguien le chocó y se fue?',
    few: 'Otros juntos',
    column: 'Lo anotado',
    names: circumstancesEs,
  },
  cityMark: 'La marca delgada es la parte en todas las calles de la ciudad.',
  districts: {
    heading: 'Los 7 distritos del Concejo Municipal',
    sentence:
      'El {most} tuvo la mayor cantidad de {measure}: {mostCount}. El {fewest} tuvo la menor: {fewestCount}.',
    notPlaced:
      '{count} de los {city} quedaron sin ubicar en un distrito. El total de un distrito puede tener un error de un pequeño porcentaje.',
    population:
      'Los distritos se trazan para tener más o menos la misma cantidad de gente, no el mismo tránsito.',
    streetsOnly: 'Los distritos se muestran solo para las calles de la ciudad.',
    unplaced: 'Sin ubicar en un distrito',
    whole: 'Todo Oakland',
    outlines: 'Contornos: Ciudad de Oakland, distritos de 2022, simplificados.',
  },
  corridors: {
    heading: 'Calles con más choques en los datos del estado',
    headingFreeways: 'Autopistas con más choques en los datos del estado',
    sentence: '{road} tuvo la mayor cantidad de {measure}: {count}.',
    none: 'Ninguna calle de aquí tiene más de 10 {measure}.',
    note: 'Las calles largas y con mucho tránsito tienen más choques. Todos los años juntos.',
  },

  notes: {
    heading: 'Cómo contamos, y qué no pueden decir los números',
    items: [
      'Son choques que se reportaron. Algunos choques nunca se reportan.',
      'Las calles son lo que anotó la policía de Oakland. Las autopistas son lo que anotó la patrulla de caminos (CHP). Nunca se suman.',
      '“Choques con personas lesionadas” quiere decir que alguien se lastimó o falleció. “Mortales o graves” quiere decir una muerte, o una lesión que el agente llamó grave.',
      '“Grave”, “leve” y “posible lesión” son palabras del agente en el lugar. No son un diagnóstico.',
      'Unas 8 de cada 10 lesiones anotadas son “posible lesión” o “queja de dolor”. Eso no dice cómo siguió la persona.',
      'No mostramos muertes de estos registros, porque no coinciden con la cuenta de la ciudad. La ciudad contó 36 muertes de tránsito en 2022.',
      'Los números de 1 a 10 no se muestran uno por uno. Dicen poco y se acercan a un choque en particular.',
      'Un número de choques no predice qué le va a pasar a usted, ni qué va a pasar en una calle.',
    ],
    districtItem:
      'Los registros de la policía casi no traen coordenadas. Ubicamos un choque por los nombres de las calles o por la zona de patrulla. {notPlaced} de {crashes} choques de {period} quedaron sin ubicar. El total de un distrito puede tener un error de un pequeño porcentaje.',
    deathsSource: 'Muertes en 2022: The Oaklandside, mayo de 2023.',
    sourceLine:
      'Todos los números: registro de choques del estado de California (CCRS), {period}, contados para este sitio. Datos hasta el {date}.',
  },
  place: {
    corridorsHeading: 'Calles principales del {district}',
    neighborhoodsHeading: 'Vecindarios del {district}',
    neighborhoodsNote:
      'Nombres del plan de la ciudad de 2002. No publicamos choques por vecindario: los registros no alcanzan para eso.',
    partly: 'en parte',
    hospitalsHeading: 'Salas de emergencias más cercanas al {district}',
    hospitalsNote:
      'En una emergencia, llame al 911. No conduzca. El equipo de la ambulancia sabe qué hospital conviene. Más cercana quiere decir en línea recta desde el centro del distrito.',
    hospitalsSource: 'Fuente: CMS Hospital General Information, 2026.',
    trauma: 'Centro de trauma',
  },
  help: {
    heading: 'Si usted estuvo en uno de estos choques',
    text: 'No necesita un número para pedir ayuda. Empiece por las señales de peligro. Si no hay ninguna, un examen le dice más que una gráfica.',
    immediate: 'Qué hacer primero',
    hospitals: 'Buscar una sala de emergencias',
    contact: 'Hablar con la clínica',
  },
  csv: {
    file: 'choques-oakland',
    columns: ['Tabla', 'Lugar', 'Fila', 'Columna', 'Valor', 'Primer año', 'Último año', 'Fuente'],
  },
  weekdays: weekdayNames.es,
  weekdaysShort: ['lun.', 'mar.', 'mié.', 'jue.', 'vie.', 'sáb.', 'dom.'],
}

/** The words of the crash report; causes, days and modes by the names of the figures. */
export const reportWords: Record<Locale, ReportWords> = { en, es }
