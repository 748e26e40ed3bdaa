import type { Words } from './words.en.ts'

export const es: Words = {
  years: '{from} a {to}',
  factors: {
    improperTurning: 'Vuelta mal hecha',
    signals: 'Semáforos y señales',
    unsafeSpeed: 'Velocidad peligrosa',
    autoRightOfWay: 'Derecho de paso entre vehículos',
    underInfluence: 'Manejar bajo los efectos de alcohol o drogas',
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
  },
}
