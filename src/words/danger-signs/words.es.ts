import type { Words } from './words.en.ts'

export const es: Words = {
  headings: {
    1: 'Llame al 911 ahora',
    2: 'Vaya hoy a una sala de emergencias. Que maneje otra persona.',
    3: 'Vaya con un médico (no un quiropráctico) en los próximos 2 o 3 días',
  },
  levelLabels: { 1: 'Emergencia', 2: 'Urgente', 3: 'Pronto' },
  at: 'Ahora o en cualquier momento desde el choque, aunque ya no lo tenga:',
  meaning:
    'Una señal puede ser por un sangrado, un hueso roto en el cuello o la espalda, o una arteria del cuello rota. Esas lesiones necesitan un hospital.',
  call: 'Llame al 911 ahora.',
  doNotDrive: 'No maneje.',
  noDriver: '¿Nadie puede llevarle? Llame al 911.',
  noDoctor:
    '¿No tiene médico? Vaya a una clínica comunitaria o a un centro de atención inmediata (urgent care).',
  say: 'Spanish, please',
  sayThis: 'Diga:',
  ownHeading: 'Hoy a emergencias',
  card: {
    hours: 'primeras {hours} horas: 911',
    day: 'primeros {day} días: 911',
    until: 'primeros {day} días tras el choque',
    after:
      'Si ya pasaron {day} días desde el choque o la caída: médico, en los próximos 2 o 3 días.',
    later: 'Después: médico, en los próximos 2 o 3 días.',
  },
  check: '¿Dudas? Revise todas las señales (2 minutos)',
  list: {
    heading: 'Todas las señales de peligro, según qué hacer',
    link: 'Mejor leer toda la lista',
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
        'Para las señales de arriba de esta nota: si un médico se lo trató en un hospital, le dio de alta, y se quitó o está igual o mejor, siga lo que le dijeron. Si vuelve o empeora: 911.',
      examined:
        'Para las señales de arriba que no tienen nota: si después ya le examinó en persona un médico, un asociado médico (PA), o una enfermera o un enfermero con especialidad (NP), y está igual o mejor, siga lo que le dijeron.',
    },
  },
  ifExamined: '¿Ya lo examinó un médico y sigue igual o mejor? Siga sus indicaciones.',
  windows: {
    hours: 'en las primeras {hours} horas después del choque o la caída: {what}',
    day: 'en los primeros {day} días después del choque o la caída: {what}',
    later: 'después: {what}',
    laterForOthers: 'las demás personas, después: {what}',
    noEnd: 'y aunque hayan pasado más días, si tiene algo de esto: {names}',
    what: {
      1: '911',
      2: 'hoy a una sala de emergencias',
      3: 'con un médico, en los próximos 2 o 3 días',
    },
  },
  noEndWith: {
    'age-65': '65 años o más',
    bones: 'huesos débiles',
    'spine-disease': 'enfermedad de la columna, columna fija u operada',
    worse: 'un dolor que empeora cada día',
  },
  sources: 'Fuentes:',
  unsigned: 'Ni un médico ni un quiropráctico ha revisado todavía esta lista.',
  line: '¿Tiene una lesión? Lea primero las señales de peligro.',
  lineCall: 'En una emergencia, llame al 911.',
}
