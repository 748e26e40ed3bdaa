import type { Words } from './words.en.ts'

export const es: Words = {
  toTheMap: 'Verlos en el mapa',
  here: 'Aquí está usted: {place}',
  legend: 'En este mapa',
  clinic: 'Nuestra clínica',
  trauma: 'Centro de trauma',
  hospital: 'Otra sala de emergencias',
  district: 'Distrito {district} del Concejo Municipal',
  streets: 'Calles principales, dibujo aproximado',
  outside: 'Fuera de este mapa:',
  outsideName: '{name}, fuera de este mapa, hacia el {wind}',
  winds: {
    north: 'norte',
    northeast: 'noreste',
    east: 'este',
    southeast: 'sureste',
    south: 'sur',
    southwest: 'suroeste',
    west: 'oeste',
    northwest: 'noroeste',
  },
}
