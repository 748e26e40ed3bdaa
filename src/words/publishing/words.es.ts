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
}
