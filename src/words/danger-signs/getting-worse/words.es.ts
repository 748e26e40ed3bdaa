import type { Words } from './words.en.ts'

export const es: Words = {
  urgent: 'Dolor de pecho, o dolor de cabeza o barriga que empeora',
  call: 'llame al 911',
  rest: 'Otra señal nueva: la lista de señales dice qué hacer y cuándo. Dolor que no está ahí y empeora, o no mejora en 2 semanas: médico en los próximos 2 o 3 días.',
  list: 'lista de señales',
}
