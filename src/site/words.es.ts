import type { Words } from '#site/words.en.ts'

export const es: Words = {
  hours: {
    range: '{from} a {to}',
    rangeInSentence: 'de {from} a {to}',
    closed: 'Cerrado',
    closedFor: 'Cerrado: {name}',
    openOn: 'Abierto: {days}',
  },
  answerTime: {
    sentence: 'Una persona de la clínica le llamará o le escribirá {when}.',
    today: 'hoy ({time} a más tardar)',
    tomorrow: 'mañana, {date} ({time} a más tardar)',
    later: 'a más tardar el {date}, {time}',
    whenOpen: 'en cuanto volvamos a abrir',
  },
  menus: {
    labels: {
      services: 'Servicios',
      conditions: 'Lesiones',
      tools: 'Herramientas',
      process: 'Tratamiento',
      resources: 'Recursos',
      about: 'Nosotros',
      spanish: 'Español',
    },
    toolsIntro: 'Cada herramienta toma de 2 a 3 minutos.',
    /** One short line under the name of a page, where the name does not say what it is. */
    lines: {
      conditions: 'Todas las lesiones',
      tools: 'Todas las herramientas',
      'phase-1': 'Alivio del dolor',
      'phase-2': 'Movimiento',
      'phase-3': 'Fuerza',
      'your-situation': 'A pie, en el trabajo, sin seguro',
      'immediate-help': '¿Acaba de chocar?',
    },
    plainLinks: {
      'phase-1': 'Blog',
      'same-day-care': 'Pedir atención',
      'attorney-referrals': 'Para abogados',
      contact: 'Contacto',
    },
  },
  /** Headings of the groups of links, in the footer and at the foot of a page. */
  linkGroups: {
    services: 'Servicios',
    conditions: 'Lesiones',
    resources: 'Recursos',
    care: 'Atención',
    specialized: 'Especial',
    legal: 'Legal',
    tools: 'Herramientas',
    blog: 'Blog',
    spanish: 'Español',
    about: 'Nosotros',
    firstHelp: 'Ayuda ahora',
    commonInjuries: 'Lesiones comunes',
    moneyAndRights: 'Dinero y derechos',
    recoveryTools: 'Herramientas',
    phases: 'El plan de 12 semanas',
    crashKinds: 'Su tipo de choque',
    forCases: 'Para su caso',
    clinicItself: 'La clínica',
    specialCare: 'Atención especial',
    inSpanish: 'En español',
  },
  /** Parts of addresses that have no page of their own. */
  addressParts: {
    resources: 'Recursos',
    legal: 'Legal',
    blog: 'Blog',
    district: 'Distritos',
    newsletter: 'Boletín',
  },
  payment: {
    'auto-insurance': 'Seguro de carro',
    medpay: 'Pagos médicos (MedPay)',
    'medical-lien': 'Gravamen médico',
    'health-insurance': 'Seguro de salud',
    'self-pay': 'Pagar por su cuenta',
  },
}
