import type { Words } from './words.en.ts'

export const es: Words = {
  headings: {
    1: 'Llame al 911 ahora',
    2: 'Vaya hoy a una sala de emergencias. Que maneje otra persona.',
    3: 'Vaya con un médico (no con un quiropráctico) en los próximos 2 o 3 días',
  },
  levelLabels: { 1: 'Emergencia', 2: 'Urgente', 3: 'Pronto' },
  at: 'Si tiene una o la tuvo después del choque, aunque ya se quitó:',
  meaning:
    'Una señal puede venir de un sangrado, un hueso roto en el cuello o la espalda, o una arteria del cuello rota. Esas lesiones necesitan un hospital.',
  call: 'Llame al 911 ahora.',
  doNotDrive: 'No maneje.',
  noDriver: '¿Nadie puede llevarle? Llame al 911.',
  noDoctor:
    '¿No tiene médico? Vaya a una clínica comunitaria o a un centro de atención inmediata (urgent care).',
  say: 'Spanish, please',
  sayThis: 'Diga:',
  ownHeading: 'Hoy a emergencias: que le lleven, o 911',
  card: {
    afterHours: 'Pasadas {hours} horas: hoy a emergencias.',
    afterDay: 'Pasados {day} días del choque: hoy a emergencias.',
    after: 'Pasados {day} días del choque: médico antes de 3 días.',
  },
  check: 'Todas las señales, aunque ya se quitaron (2 minutos)',
  list: {
    heading: 'Las señales de peligro y qué hacer',
    link: 'Prefiero leer toda la lista',
    parts: {
      everywhere: 'Si sigue en el lugar',
      head: 'Cabeza',
      chest: 'Pecho, respiración, sangrado',
      back: 'Cuello, espalda, brazos y piernas',
      belly: 'Barriga y embarazo',
      child: 'Niñas y niños',
    },
    answers: {
      treated:
        'Solo si un médico ya le trató esa señal en un hospital y le dio de alta, y se quitó o está igual o mejor, siga lo que le dijeron. Si vuelve o empeora, 911.',
      examined:
        'Solo si, después de que empezó, ya le examinó en persona por ella un médico, un asistente médico (PA), o una enfermera o un enfermero con especialidad (NP), y está igual o mejor, siga lo que le dijeron.',
    },
  },
  ifExamined: '¿Un médico ya examinó eso y no empeora? Siga lo que dijo.',
  windows: {
    always: 'Cualquier día, {what}.',
    hours: 'En las primeras {hours} horas después del choque o la caída, {what}.',
    day: 'En los primeros {day} días después del choque o la caída, {what}.',
    later: 'Si ya pasaron, {what}.',
    noEnd: 'Si tiene {names}, {what}, aunque hayan pasado muchos días.',
    dayForOthers:
      'Si no tiene nada de eso, en los primeros {day} días después del choque o la caída, {what}.',
    what: {
      1: 'llame al 911',
      2: 'vaya hoy a una sala de emergencias',
      3: 'vaya con un médico en los próximos 2 o 3 días',
    },
  },
  noEndWith: {
    'age-65': '65 años o más',
    bones: 'huesos débiles',
    'spine-disease': 'una enfermedad de la columna, la columna fija u operada',
    worse: 'un dolor que empeora cada día',
  },
  sources: 'Fuentes:',
  unsigned: 'Ni un médico ni un quiropráctico ha revisado todavía esta lista.',
  line: '¿Tiene una lesión? Lea primero las señales de peligro.',
  lineCall: 'En una emergencia, llame al 911.',
}
