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
  allAnswers: 'Todas las respuestas',
  ratingOf: '{rating} de 5 estrellas',
  noUpfrontCost:
    'Con seguro de carro o pagos médicos (*MedPay*, una cobertura extra del carro), por lo general no paga nada el día de la visita. Con un gravamen médico (*lien*), un contrato con nosotros, la cuenta espera hasta que termine su caso, y usted puede quedar a deberla aunque el caso no pague nada. Un plan de salud puede cobrar una cantidad fija por visita (copago) o una cantidad que usted paga antes que el plan (deducible).',
  sameDay: 'Llame en nuestro horario y tratamos de atenderle el mismo día.',
  miles: { one: '{n} milla', other: '{n} millas' },
}
