import type { Words } from '#reports/accident-report/around/words.en.ts'

export const es: Words = {
  deaths:
    'La ciudad contó {deaths} muertes de tránsito en {year}. No mostramos muertes de los registros: no coinciden.',
  notes: {
    heading: 'Cómo contamos, y qué no pueden decir los números',
    items: {
      reported: 'Son choques que se reportaron. Algunos choques nunca se reportan.',
      layers:
        'Los choques en las calles los anotó la policía de {city}, y los de autopista, la patrulla de caminos (CHP). Nunca se suman.',
      kinds:
        '«Choques con personas lesionadas» quiere decir que alguien se lastimó o falleció. «Mortales o graves» quiere decir una muerte, o una lesión que el policía llamó grave.',
      officer:
        '«Grave», «leve» y «posible lesión» son palabras del policía en el lugar, no un diagnóstico.',
      few: 'Los registros son públicos: cualquiera puede leerlos en data.ca.gov. No mostramos números de 1 a 10 porque engañan, no para guardar un secreto: un choque de más o de menos los cambia mucho.',
      notYours:
        'Un número de choques no predice qué le va a pasar a usted, ni qué va a pasar en una calle.',
    },
    possibleItem:
      'Unas {possible} de cada 10 lesiones anotadas son «posible lesión» o «queja de dolor». Eso no dice cómo siguió la persona.',
    chanceItem: 'Los números se comparan con la prueba de Poisson (95 de cada 100).',
    districtItem:
      'Los registros de la policía casi no traen coordenadas, así que ubicamos un choque por los nombres de las calles o por la zona de patrulla. Quedaron sin ubicar {notPlaced} de {crashes} choques de {period}. El total de un distrito puede variar un poco.',
    sourceLine:
      'Todos los números: registro de choques del estado de California (CCRS), {period}, contados para este sitio. Datos hasta el {date}.',
  },
  place: {
    corridorsHeading: 'Calles principales del {district}',
    neighborhoodsHeading: 'Vecindarios del {district}',
    neighborhoodsNote:
      'Nombres del plan de la ciudad de 2002, distritos de 2022. No publicamos choques por vecindario: los registros no alcanzan para eso.',
    partly: 'en parte',
    hospitalsHeading: 'Salas de emergencias más cercanas al {district}',
    hospitalsNote:
      'En una emergencia, llame al 911 y no maneje: el personal de la ambulancia sabe qué hospital conviene. «Más cercana» quiere decir en línea recta desde el centro del distrito.',
    hospitalsSource: 'Fuente: CMS Hospital General Information, 2026.',
  },
}
