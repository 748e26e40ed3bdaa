import type { Words } from '#screens/words.en.ts'

export const es: Words = {
  breadcrumb: 'Dónde está usted',
  whatToDoNow: 'Qué hacer ahora',
  callOffice: 'Oficina: {number}',
  onThisPage: 'En esta página',
  relatedLinks: 'Más páginas que pueden ayudar',
  sources: 'Fuentes',
  openOffline: 'Estas se abren sin internet',
  review: {
    heading: 'Sobre esta página',
    checked: 'La revisó {name}, el {date}.',
    checkedWithLicense: 'La revisó {name} ({license}), el {date}.',
    due: {
      chiropractor:
        'Ningún quiropráctico ha revisado todavía esta página. La revisión se debe hacer a más tardar el {date}.',
      'medical-doctor':
        'Ningún médico ha revisado todavía esta página. La revisión se debe hacer a más tardar el {date}.',
      attorney:
        'Ningún abogado ha revisado todavía esta página. La revisión se debe hacer a más tardar el {date}.',
    },
    updated: 'Última actualización:',
    next: 'Próxima revisión:',
    wasDue: 'La próxima revisión debía hacerse:',
    notice: 'Esta es información general. No es consejo médico ni asesoría legal.',
  },
  contact: {
    visit: 'Visítenos',
    directions: 'Cómo llegar',
    hoursHeading: 'Cuándo abrimos',
    callOrText: 'Llame o mande un mensaje de texto',
    callOnly: 'Llámenos',
    fax: 'Fax',
    upload: 'Mándenos archivos',
    noMedicalByTextOrMail: 'No mande información médica por mensaje ni por correo.',
    noMedicalByMail: 'No mande información médica por correo.',
  },
  painFigure: {
    value: '{count} de cada 10',
    counted:
      'personas lesionadas en choques en {city} quedaron anotadas con «posible lesión» o «queja de dolor».',
  },
  newsletterIssues: 'Números publicados',
  messageAnswered: 'Ya lo contestamos',
  messageWaits: 'No, todavía espera',
  claims: {
    caution: 'Estas cifras no dicen cómo le irá a usted.',
    counts: 'Qué cuentan estas cifras',
  },
  /** The name of the scene that the page of the services opens with. */
  servicesScene: 'porch',
  stops: {
    heading: 'Un movimiento para cada tramo del camino',
    note: 'Si tiene una señal de peligro, no haga ninguno. Si no sabe cuáles son para usted, pregúntenos.',
  },
  prices: {
    caption: 'Si paga por su cuenta',
    call: 'Primera llamada',
    free: 'gratis',
    firstVisit: 'Primera visita, con el examen',
    laterVisit: 'Cada visita siguiente',
  },
  colleagues: {
    heading: 'Quién más trabaja aquí',
    license: 'Licencia {number}.',
    finished: 'Terminó {school} en {year}.',
    speaks: 'Habla {languages}.',
  },
  home: {
    heroStart: '¿Tuvo un choque? Atención',
    heroEnd: 'en {city}.',
    heroWords: ['inmediata', 'experta', 'confiable', 'completa', 'personal'],
    heroFirst: 'Qué hacer ahora mismo',
    doorsLabel: 'Por dónde empezar',
    doors: {
      'immediate-help': { name: 'Acaba de pasar', what: 'Señales de peligro y la primera hora.' },
      conditions: {
        name: 'Me sigue doliendo',
        what: 'Cuello, espalda, hombro, cabeza: qué ayuda.',
      },
      'money-matters': { name: 'Trámites y dinero', what: 'Cuánto cuesta y quién paga.' },
    },
    peopleHeading: 'Quién le va a atender',
    license: 'Licencia {number}.',
    firstVisit: 'Primera visita: {price} si paga por su cuenta.',
    callBackSoon: 'Le llamamos en unas {hours} horas, en nuestro horario',
    priceHeading: 'Cuánto cuesta',
    priceOf: 'la primera visita con su examen, si paga por su cuenta',
    callBackLink: 'Deje su número,',
    callBackPromise: 'y le llamamos en unas {hours} horas, en nuestro horario.',
    pauseMotion: 'Pausar las palabras en movimiento',
    lineOpen: 'La línea de teléfono atiende las 24 horas.',
    spanishSpoken: 'Hablamos español.',
    statsLabel: 'La clínica en cifras',
    testimonialsHeading: 'Lo que dicen los pacientes',
    sampleTestimonialsHeading: 'Lo que podrían decir los pacientes: ejemplos',
    pauseMarquee: 'Pausar los comentarios en movimiento',
    documentationHeading: 'Qué medimos en cada examen',
    documentation: [
      {
        drawing: 'range-of-motion',
        heading: 'Cuánto puede moverse',
        text: 'Cuánto gira, se dobla y levanta, en grados.',
      },
      {
        drawing: 'pain-scale',
        heading: 'Cuánto le duele',
        text: 'Qué tan fuerte es el dolor, de 0 a 10, según usted.',
      },
      {
        drawing: 'disability-index',
        heading: 'Cuánto le limita el cuello',
        text: 'Lo que no le deja hacer: manejar, leer, dormir, trabajar.',
      },
      {
        drawing: 'orthopedic-tests',
        heading: 'Articulaciones, fuerza y reflejos',
        text: 'También la sensibilidad, y siempre en los dos lados.',
      },
      {
        drawing: 'posture',
        heading: 'Su postura',
        text: 'Cómo se para y se mueve, antes y durante la atención.',
      },
      {
        drawing: 'legal-records',
        heading: 'Su expediente',
        text: 'Claro y con fechas; usted o su abogado lo pueden pedir.',
      },
    ],
    documentationLink: 'Qué contiene su expediente',
    storiesHeading: 'Historias de recuperación',
    sampleStoriesHeading: 'Historias de recuperación de ejemplo',
    storiesLink: 'Todas las historias',
  },
}
