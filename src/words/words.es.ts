import type { Words } from '#words/words.en.ts'

export const es: Words = {
  careLevels: {
    crisis: { label: 'Emergencia', heading: 'Llame al 988 y oprima 2, o mande AYUDA al 988, si' },
    clinic: { label: 'No urgente', heading: 'Pregúntenos a nosotros o a su doctor si' },
    today: { label: 'Hoy', heading: 'Llame a su doctor si' },
  },
  doHeading: 'Haga esto',
  dontHeading: 'No haga esto',
  known: 'Lo que se sabe',
  notKnown: 'Lo que no se sabe',
  sayHeading: 'Qué decir',
  letterHeading: 'Una carta para adaptar',
  sourceNumber: 'Fuente {number}',
  callBlockHeading: 'Hable con nosotros hoy',
  callOrText:
    'Llame o mande un mensaje de texto, en español o en inglés. La llamada para preguntar es gratis.',
  callOnly: 'Llámenos, en español o en inglés. La llamada para preguntar es gratis.',
  whatsapp: 'WhatsApp (sin información médica)',
  allAnswers: 'Todas las respuestas',
  ratingOf: '{rating} de 5 estrellas',
  chiropractors: {
    one: 'quiropráctico',
    oneWomen: 'quiropráctica',
    several: 'quiroprácticos',
    severalWomen: 'quiroprácticas',
  },
  theChiropractor: {
    one: 'el quiropráctico',
    oneWomen: 'la quiropráctica',
    several: 'uno de nuestros quiroprácticos',
    severalWomen: 'una de nuestras quiroprácticas',
  },
  payment: {
    medpay:
      'Con MedPay (una cobertura extra de la póliza del carro), por lo general no paga en la visita.',
    lien: 'Con un gravamen médico (*lien*: cobramos después, del dinero que le paguen por el choque), por lo general no paga en la visita, pero puede quedar debiendo.',
    medpayOrLien:
      'Con MedPay (cobertura extra de la póliza del carro) o un gravamen médico (*lien*: cobramos después, del dinero que le paguen por el choque), por lo general no paga en la visita; con el gravamen puede quedar debiendo.',
    healthPlan:
      'Con un plan de salud, paga un copago (una cantidad fija) o el deducible (lo que usted paga antes que el plan).',
    otherwise: {
      none: 'La primera visita, con el examen, cuesta {price}.',
      one: 'Si no lo tiene, la primera visita cuesta {price}.',
      several: 'Si no tiene nada de eso, la primera visita cuesta {price}.',
    },
  },
  plans: {
    taken: 'Aceptamos {names}',
    refused: 'No aceptamos {names}',
    none: 'No aceptamos planes de salud, Medi-Cal ni Medicare.',
    ask: 'Llame con su tarjeta a la mano. Antes de que venga le decimos si aceptamos su plan, Medi-Cal o Medicare, y cuánto le puede tocar pagar.',
    askForAnother:
      'Para otro plan, llame con su tarjeta a la mano. Antes de que venga le decimos si lo aceptamos y cuánto le puede tocar pagar.',
  },
  sameDay: 'Llame y tratamos de verle el mismo día.',
  exercise: {
    drawn: '{title}, en tres dibujos.',
    play: 'Ver el movimiento',
    howOften: 'Cuántas veces:',
    limit: 'Límite:',
    advised: 'Las guías aconsejan este tipo de movimiento, pero no dicen cuántas veces hacerlo.',
    taught: 'Esto es lo que enseñamos; no conocemos ningún estudio que lo pruebe.',
  },
  freeHelp: {
    source: 'Fuente: {source}.',
    checked: 'Una persona lo revisó el {date}.',
    notChecked:
      'Todavía no hemos comprobado estos datos: pregunte con quién habla antes de dar su nombre.',
  },
  miles: { one: '{n} milla', other: '{n} millas' },
}
