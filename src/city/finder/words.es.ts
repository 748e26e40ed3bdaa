import type { Words } from './words.en.ts'

export const es: Words = {
  label: '¿Dónde está?',
  hint: 'Un vecindario, dos calles, un código postal, un hospital o una estación de BART.',
  find: 'Buscar',
  usePhone: 'Usar mi ubicación',
  phonePromise: 'Su ubicación se queda en este dispositivo. No la vemos ni la guardamos.',
  phoneWaiting: 'Buscando su ubicación…',
  phonePlace: 'su ubicación',
  phoneProblems: {
    refused: 'Su dispositivo no compartió su ubicación. Mejor escriba un lugar.',
    unknown: 'Su dispositivo no encuentra su ubicación en este momento. Mejor escriba un lugar.',
    outside: 'Parece que usted está lejos de {city}. Mejor escriba un lugar de {city}.',
  },
  zip: 'Código postal {zip}',
  district: 'Distrito {district}',
  districts: 'O por distrito del Concejo Municipal',
  kinds: {
    neighborhood: 'Vecindario',
    zip: 'Código postal',
    district: 'Distrito del Concejo Municipal',
    crossing: 'Cruce de calles',
    block: 'Cuadra',
    landmark: 'Lugar conocido',
    transit: 'Estación o parada',
    hospital: 'Hospital',
  },
  suggestions: 'Lugares',
  found: { one: '1 lugar encontrado', other: '{n} lugares encontrados' },
  more: {
    one: 'Hay 1 lugar más. Siga escribiendo para verlo.',
    other: 'Hay {n} lugares más. Siga escribiendo para ver el suyo.',
  },
  choose: '¿A cuál de estos lugares se refiere?',
  doubtful:
    'Nuestra tabla de calles no sabe con seguridad dónde queda esta esquina. Elija otra esquina cercana.',
  nothing:
    'No encontramos ese lugar. Pruebe con un vecindario como {neighborhood}, un código postal como {zip}, «distrito 3» o dos calles como «{streets}».',
  streetsMissing:
    'No se cargó la lista de calles. Los vecindarios, los códigos postales y los distritos sí funcionan.',
  outside: '{area} no es parte de {city}, y nuestras listas no pueden medir desde ahí.',
  road: '{area} es muy larga. Escriba un lugar al lado, o dos calles cerca de la salida.',
  unplaced:
    'No tenemos una fuente que diga dónde está {area}. Escriba un vecindario, o dos calles que estén cerca.',
  outsideNearest: 'Lugares de {city} que quedan al lado:',
  outsidePage: 'Nuestra página sobre {area}',
  near: 'Cerca de {place}',
  remove: 'Quitar',
  straight: 'Las distancias son aproximadas y en línea recta. Por la calle el camino es más largo.',
}
