import type { Words } from '#screens/words.en.ts'

export const es: Words = {
  breadcrumb: 'Dónde está usted',
  whatToDoNow: 'Qué hacer ahora',
  callOffice: 'Oficina: {number}',
  onThisPage: 'En esta página',
  relatedLinks: 'Más páginas que pueden ayudar',
  sources: 'Fuentes',
  openOffline: 'Estas abren sin internet',
  review: {
    heading: 'Sobre esta página',
    checked: 'La revisó {name}, el {date}.',
    checkedWithLicense: 'La revisó {name} ({license}), el {date}.',
    due: {
      chiropractor: 'Primera revisión de un quiropráctico: a más tardar el {date}.',
      'medical-doctor': 'Primera revisión de un médico: a más tardar el {date}.',
      attorney: 'Primera revisión de un abogado: a más tardar el {date}.',
    },
    updated: 'Última actualización:',
    next: 'Próxima revisión:',
    notice: 'Esta es información general. No es consejo médico ni asesoría legal.',
  },
  contact: {
    visit: 'Visítenos',
    hoursHeading: 'Cuándo abrimos',
    callOrText: 'Llame o mande un mensaje',
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
  claims: {
    counts: 'Qué cuentan estas cifras',
  },
  home: {
    heroStart: '¿Tuvo un choque? Atención',
    heroEnd: 'en {city}.',
    heroWords: ['inmediata', 'experta', 'confiable', 'completa', 'personal'],
    heroFirst: 'En los próximos dos minutos',
    callBackLink: 'Deje su número,',
    callBackPromise: 'y le llamamos en unas {hours} horas hábiles.',
    pauseMotion: 'Pausar las palabras en movimiento',
    lineOpen: 'La línea de teléfono atiende las 24 horas.',
    spanishSpoken: 'Hablamos español.',
    statsLabel: 'La clínica en cifras',
    testimonialsHeading: 'Lo que dicen los pacientes',
    sampleTestimonialsHeading: 'Lo que podrían decir los pacientes: muestras',
    pauseMarquee: 'Pausar los comentarios en movimiento',
    documentationHeading: 'Lo que medimos, para que su expediente hable por usted',
    documentationIntro:
      'En cada examen tomamos las mismas medidas. Guían su atención y muestran cómo va usted.',
    documentation: [
      {
        drawing: 'range-of-motion',
        heading: 'Medición del rango de movimiento',
        text: 'Cuánto puede girar, doblarse y levantar, en grados.',
      },
      {
        drawing: 'pain-scale',
        heading: 'Escala visual del dolor',
        text: 'Qué tan fuerte es el dolor, de 0 a 10, según usted.',
      },
      {
        drawing: 'disability-index',
        heading: 'Índice de discapacidad del cuello',
        text: 'Lo que el cuello no le deja hacer: manejar, leer, dormir, trabajar.',
      },
      {
        drawing: 'orthopedic-tests',
        heading: 'Pruebas ortopédicas y neurológicas',
        text: 'Articulaciones, fuerza, reflejos y sensibilidad, en los dos lados.',
      },
      {
        drawing: 'posture',
        heading: 'Análisis de la postura',
        text: 'Cómo se para y se mueve, antes y durante la atención.',
      },
      {
        drawing: 'legal-records',
        heading: 'Documentación legal',
        text: 'Un expediente claro y con fechas, que usted o su abogado pueden pedir.',
      },
    ],
    documentationLink: 'Qué contiene su expediente',
    storiesHeading: 'Historias de recuperación',
    sampleStoriesHeading: 'Historias de recuperación de muestra',
    storiesIntro: 'Cada persona se recupera a su propio ritmo.',
    storiesLink: 'Todas las historias',
  },
}
