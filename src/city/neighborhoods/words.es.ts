import type { Words } from './words.en.ts'

export const es: Words = {
  mapLabel: 'Mapa de los distritos de {city} con vecindarios',
  districtMapLabel: 'Mapa del {district} con sus vecindarios',
  search: 'Busque en esta lista por nombre o código postal',
  found: 'Resultados:',
  none: 'Ningún vecindario de aquí tiene ese nombre o código postal. Elija un distrito o llámenos.',
  neighborhoods: { one: '{n} vecindario', other: '{n} vecindarios' },
  zips: 'Códigos postales',
  corridors: 'Calles principales',
  report: 'Reporte de choques del {district}',
  alsoCalled: 'Mucha gente lo llama {name}.',
  alsoIn: 'En parte en el {district}.',
  nearest: 'Sala de emergencias más cercana: {hospital}, a cerca de {miles}.',
  next: 'Luego {hospital}, a cerca de {miles}.',
  directionsTo: 'Cómo llegar a {hospital}',
  toClinic: 'A nuestra clínica: cerca de {miles}.',
}
