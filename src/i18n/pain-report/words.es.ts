import type { Words } from '#i18n/pain-report/words.en.ts'

export const es: Words = {
  regions: {
    head: 'Cabeza',
    jaw: 'Cara o mandíbula',
    neck: 'Cuello',
    shoulder: 'Hombro',
    arm: 'Brazo o codo',
    hand: 'Muñeca o mano',
    chest: 'Pecho o barriga',
    'upper-back': 'Parte alta o media de la espalda',
    'low-back': 'Espalda baja',
    hip: 'Cadera o glúteos',
    leg: 'Pierna o rodilla',
    foot: 'Tobillo o pie',
  },
  since: {
    'under-week': 'Menos de 1 semana',
    'under-month': 'De 1 a 4 semanas',
    'under-quarter': 'De 1 a 3 meses',
    'under-year': 'De 3 a 12 meses',
    'over-year': 'Más de 1 año',
  },
  modes: {
    car: 'En carro o camioneta',
    motorcycle: 'En motocicleta',
    bicycle: 'En bicicleta',
    foot: 'A pie',
    other: 'En autobús o de otra forma',
  },
  districts: {
    '1': 'Distrito 1',
    '2': 'Distrito 2',
    '3': 'Distrito 3',
    '4': 'Distrito 4',
    '5': 'Distrito 5',
    '6': 'Distrito 6',
    '7': 'Distrito 7',
    other: 'Fuera de Oakland, o no sé',
  },
}
