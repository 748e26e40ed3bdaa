import type { Words } from './words.en.ts'

/** What `npm run publish:check -- es` says. */
export const es: Words = {
  madeUp: 'parece inventado ({found}): escriba lo de su clínica: {line}',
  openRule:
    'falta decidir {name}: si {rule}, escriba {decision} con el nombre del dueño y el día; si no, borre la línea',
  rules: {
    asksNoStatus: 'aquí nadie pregunta por el estatus migratorio',
    agentsNeedOrder: 'ningún agente de inmigración entra a donde se atiende sin orden de un juez',
  },
  closedDays:
    'faltan días cerrados hasta el {day}: agregue los que faltan y después escriba ese día en closedListedUntil',
  report: {
    stops: 'Por esto el sitio todavía no se puede publicar:',
    open: 'El sitio se puede publicar.',
    soon: 'Esto hay que hacerlo pronto:',
    daysLeft: '(quedan {count} días)',
    overdue: '(ya venció)',
  },
  steps: {
    facts: {
      heading: 'Escriba los datos de la clínica en sus archivos',
      next: 'Ejecute npm run setup -- es; el horario, los precios y los teléfonos también están en la recepción: Textos, Listas.',
    },
    lists: {
      heading: 'Cambie o borre lo inventado de las listas',
      next: 'En la recepción, Textos, Listas: cambie o quite cada entrada.',
    },
    inventions: {
      heading: 'Quite de las páginas lo que nadie les dio',
      next: 'En la recepción, Textos, Páginas: abra la página y corrija la línea.',
    },
    claims: {
      heading: 'Compruebe cada afirmación, o quítela',
      next: 'En la recepción, Textos, Listas, Afirmaciones: escriba quién la comprueba, dónde y cuándo, o quite la entrada.',
    },
    notes: {
      heading: 'Cierre las notas abiertas',
      next: 'Pregunte a quien pueda contestar y escriba answer, who y date debajo de cada nota en su archivo.',
    },
    guarded: {
      heading: 'Haga firmar la ayuda inmediata, la revisión de señales de peligro y las señales',
      next: 'Déselas a un médico, y las señales también a un quiropráctico; docs/for-the-owner.md dice cómo se firma.',
    },
    births: {
      heading: 'Pregunte a los hospitales si ahí se atienden partos',
      next: 'Llame a cada uno y escriba en el archivo quién preguntó.',
    },
    rules: {
      heading: 'Decida las reglas de la clínica sobre papeles',
      next: 'Decide quien es dueño; la línea del archivo dice qué escribir.',
    },
    help: {
      heading: 'Revise quién ayuda sin cobrar',
      next: 'Llame a cada lugar y escriba el día en la recepción: Textos, Listas, Ayuda gratuita.',
    },
    exercises: {
      heading: 'Haga confirmar los ejercicios',
      next: 'Déselos a un quiropráctico; su nombre se escribe en la recepción: Textos, Listas, Ejercicios.',
    },
    pages: {
      heading: 'Haga revisar las páginas',
      next: 'Dé cada página a la persona que dice su línea; docs/for-the-owner.md dice cómo se firma.',
    },
    legal: {
      heading: 'Haga revisar las páginas legales por un abogado',
      next: 'Déselas a un abogado; docs/for-the-owner.md dice cómo se firma.',
    },
    calendar: {
      heading: 'Ponga eventos en el calendario',
      next: 'En la recepción, Textos, Listas, Eventos: agregue uno.',
    },
    confirmations: {
      heading: 'Confirme los eventos que se repiten',
      next: 'Pregunte a cada organizador y escriba el día en la recepción: Textos, Listas, Eventos.',
    },
    closedDays: {
      heading: 'Anote los días en que la clínica cierra',
      next: 'En la recepción, Textos, Listas, La clínica: agregue los días y después hasta qué día están completos.',
    },
    overdue: {
      heading: 'Vuelva a leer lo que ya venció',
      next: 'Lea cada cosa, corríjala y cambie sus fechas.',
    },
    words: {
      heading: 'Corrija los textos',
      next: 'En la recepción, Textos, Páginas: abra la página y corrija la línea.',
    },
  },
  sample: '{name} es un ejemplo',
  inventions: {
    photograph:
      'es una fotografía que no es de la clínica: quítela, o ponga una propia en la carpeta photos; de un paciente, solo con su autorización',
    examplePhone: 'es un teléfono de ejemplo: quítelo, o escriba {office-phone}',
    exampleDomain:
      'es un dominio de ejemplo: escriba {email}, o la dirección verdadera con su fuente',
    shipped: 'venía con el sitio: escriba {clinic}, {short-clinic} o {chiropractor}',
    praise:
      'es un elogio sin pruebas: quítelo, o hágalo una afirmación con pruebas en content/data/claims.yaml',
    sample: 'dice que es un ejemplo: escriba el texto verdadero',
    address: 'es una dirección sin fuente: escriba {address}, o ponga una nota al lado',
    price:
      'es un precio sin fuente: escriba {first-visit-price} o {follow-up-price}, o ponga una nota al lado',
    count:
      'es una cantidad sin fuente: hágala una afirmación en content/data/claims.yaml y escriba {claim:…}',
    foreignPhone:
      'no es un teléfono de la clínica: escriba {office-phone}, o ponga la fuente al lado',
    foreignEmail: 'no es el correo de la clínica: escriba {email}, o ponga la fuente al lado',
  },
  quotes: {
    unauthorized:
      'no tiene autorización del paciente: escriba date, until y paper, que dice dónde está el papel firmado',
    laterAuthorization: 'tiene una autorización con fecha futura, {day}',
    authorizationEnded: 'tuvo autorización hasta el {day}: pídala otra vez, o quite la entrada',
    promise: '{what} («{words}»): elija otras palabras de la persona, o deje fuera la entrada',
    promises: {
      outcome: 'promete un resultado',
      money: 'habla de dinero',
      comparison: 'elogia comparando',
    },
  },
  providers: {
    lawOffice:
      'es un bufete de abogados o lo menciona, y esta lista no los lleva: quite la entrada',
    unfit: '{what} («{words}»): ponga en la nota lo que le sirve a un paciente',
    sending: 'habla de mandar pacientes o de pagar por ellos',
    praise: 'elogia',
  },
  reviewers: {
    fictional: '{name} no es nadie: escriba quién leyó las páginas',
    license: 'la licencia {license} no es de California: {such}, como está en el registro oficial',
    licenses: {
      chiropractor: '{letters} y de 4 a 6 dígitos',
      'medical-doctor': 'A, C, G o 20A y sus dígitos',
      attorney: 'los 4 a 6 dígitos del Colegio de Abogados',
    },
  },
  claims: {
    line: 'la afirmación {id} {fault}',
    sample: 'es un ejemplo: escriba quién la comprueba, dónde y cuándo',
    byNobody: 'la comprueba «{who}»: escriba el nombre o el puesto de la persona',
    nowhere:
      'se comprueba en «{where}»: diga qué papel es, con su fecha o página, para poder abrirlo',
    laterEvidence: 'tiene una prueba con fecha futura',
    laterCheck: 'tiene fecha futura, {day}',
    reviews: 'cuenta reseñas, y clinic.config.ts no dice dónde están: links.review',
    stale:
      'se revisó por última vez el {day}, hace más de un año: vea su prueba y después cambie checked',
  },
  notes: {
    open: '{id} está abierta: {question} Escriba answer, who y date debajo',
    lost: 'falta {id}, que alguien quitó: póngala otra vez con answer, who y date; una nota se cierra con su respuesta',
  },
  roles: {
    chiropractor: 'un quiropráctico',
    'medical-doctor': 'un médico',
    attorney: 'un abogado',
    manager: 'la gerencia de la clínica',
  },
  pages: {
    sample: 'es un ejemplo',
    unchecked: 'falta que {who} revise esta página tal como está: {sign}',
    sign: 'cuando se haya revisado y sus notas estén cerradas, escriba {id}: {seal} en pages de la persona, en content/data/reviewers.yaml',
    overdue:
      'había que volver a leerla a más tardar el {day}: léala y después cambie reviewed y nextReview',
  },
  dangerCheck:
    'falta que {who} lea y apruebe la revisión de señales de peligro tal como está: {sign}',
  signs: {
    none: 'no tiene señales de peligro: vuelva a ponerlas',
    unsigned:
      'a la señal de peligro {id}, tal como está, le falta la firma de {who}: cuando la tenga, escriba {signature} en signedBy',
    and: ' y de ',
  },
  births:
    'nadie ha confirmado que en {id} se atienden partos: llame y escriba en confirmedBy quién preguntó',
  help: 'nadie ha revisado {id} en el último año: llame o lea su página, y escriba el día en checked',
  exercise:
    'ningún quiropráctico ha confirmado el ejercicio {id}: pida a uno que lo lea, y escriba su nombre en confirmedBy',
  limitationDates:
    'limitationDates está activado, y ningún abogado ha revisado el plan de acción tal como está: desactívelo, o {sign}',
  calendar: 'no hay ningún evento hasta el {day}: agregue uno, o haga que uno se repita',
  confirmation:
    '{id} se confirmó por última vez el {confirmed} y se anuncia hasta el {lapses}: pregunte a quien lo organiza y escriba el día en confirmed',
}
