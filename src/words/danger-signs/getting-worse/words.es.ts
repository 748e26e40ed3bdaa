import type { Words } from './words.en.ts'

export const es: Words = {
  urgent: 'Si empeora el dolor de cabeza, pecho o barriga',
  call: 'llame al 911',
  rest: 'Otra señal nueva: haga lo que dice la lista. Si otro dolor empeora, o no mejora en 2 semanas: vaya con un médico dentro de 2 o 3 días.',
}
