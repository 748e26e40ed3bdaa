import type { Words } from '#places/finder/words.en.ts'

export const es: Words = {
  label: '¿Dónde está?',
  hint: 'Un vecindario, un código postal, «distrito 3» o dos calles que se cruzan.',
  find: 'Buscar',
  usePhone: 'Usar el lugar de este teléfono',
  phonePromise: 'Se calcula en este aparato. No se envía ni se guarda.',
  phoneWaiting: 'Preguntando a este aparato dónde está …',
  phonePlace: 'El lugar de este aparato',
  phoneProblems: {
    refused: 'Este aparato no dio su lugar. Puede escribir un lugar.',
    unknown: 'Este aparato no sabe ahora dónde está. Puede escribir un lugar.',
    outside: 'Este aparato parece estar lejos de Oakland. Puede escribir un lugar de Oakland.',
  },
  zip: 'Código postal {zip}',
  district: 'Distrito {district}',
  districts: 'O por distrito del Concejo Municipal',
  kinds: {
    neighborhood: 'Vecindario',
    zip: 'Código postal',
    district: 'Distrito del Concejo Municipal',
    crossing: 'Cruce de calles',
  },
  suggestions: 'Lugares',
  found: { one: '1 lugar encontrado', other: '{n} lugares encontrados' },
  more: {
    one: 'Hay 1 lugar más. Escriba más para verlo.',
    other: 'Hay {n} lugares más. Escriba más para ver el suyo.',
  },
  choose: '¿Cuál de estos es?',
  nothing:
    'No encontramos eso. Escriba un vecindario como Fruitvale, un código postal como 94601, «distrito 3» o dos calles como «High e International».',
  streetsMissing:
    'La lista de calles no llegó. Los vecindarios, códigos postales y distritos sí funcionan.',
  near: 'Cerca de {place}',
  remove: 'Quitar',
  straight: 'Las distancias son en línea recta y aproximadas: no cuentan las calles ni el tráfico.',
}
