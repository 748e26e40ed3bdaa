import type { Words } from '#words/words.en.ts'

export const es: Words = {
  careLevels: {
    crisis: { label: 'Emergencia', heading: 'Llame al 988 y oprima 2, o mande AYUDA al 988, si' },
    clinic: { label: 'No urgente', heading: 'Pregúntenos a nosotros o a su doctor si' },
  },
  doHeading: 'Haga esto',
  dontHeading: 'No haga esto',
  known: 'Lo que se sabe',
  notKnown: 'Lo que no se sabe',
  sayHeading: 'Qué decir',
  letterHeading: 'Una carta para adaptar',
  sourceNumber: 'Fuente {number}',
  callBlockHeading: 'Hable con nosotros hoy',
  callOrText: 'Llame o mande un mensaje, en español o en inglés. La llamada de consulta es gratis.',
  callOnly: 'Llámenos, en español o en inglés. La llamada de consulta es gratis.',
  ratingOf: '{rating} de 5 estrellas',
  noUpfrontCost:
    'Por lo general no paga nada el día de la visita si tiene seguro de carro, pagos médicos (*MedPay*, una cobertura extra del carro) o un gravamen médico (*lien*, un contrato para que la cuenta espere hasta que termine su caso). Un plan de salud puede cobrar el copago (una cantidad fija por visita) o el deducible (lo que usted paga antes que el plan).',
  sameDay: 'Llame en nuestro horario y tratamos de atenderle el mismo día.',
  miles: { one: '{n} milla', other: '{n} millas' },
}
