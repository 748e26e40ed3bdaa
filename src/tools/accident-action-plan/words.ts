import type { Locale } from '#i18n/locales.ts'
import type {
  Circumstance,
  CrashFault,
  CrashField,
  Hurt,
  Role,
} from '#tools/accident-action-plan/crash.ts'
import type { LimitId } from '#tools/accident-action-plan/limits.ts'
import type { Stage, TaskId } from '#tools/accident-action-plan/plan.ts'
import type { Listener } from '#tools/accident-action-plan/say-words.ts'

const rolesEn: Record<Role, string> = {
  driver: 'I drove',
  passenger: 'I was a passenger',
  bicycle: 'I was on a bicycle',
  'on-foot': 'I was on foot',
}
const rolesEs: typeof rolesEn = {
  driver: 'Yo manejaba',
  passenger: 'Yo iba con alguien que manejaba',
  bicycle: 'Yo iba en bicicleta',
  'on-foot': 'Yo iba a pie',
}

const hurtEn: Record<Hurt, string> = {
  yes: 'Yes, even a little',
  'not-sure': 'Not sure',
  no: 'No',
}
const hurtEs: typeof hurtEn = { yes: 'Sí, aunque sea poco', 'not-sure': 'No sé', no: 'No' }

const circumstancesEn: Record<Circumstance, string> = {
  'hit-and-run': 'The other driver left (hit-and-run)',
  'public-vehicle': 'A city bus, another public vehicle, a bad road or a school was part of it',
  'at-work': 'I was working',
  'ride-share': 'It was a ride ordered by app, such as Uber or Lyft',
  minor: 'The person who was hurt is under 18',
}
const circumstancesEs: typeof circumstancesEn = {
  'hit-and-run': 'La otra persona se fue (choque con fuga, hit-and-run)',
  'public-vehicle':
    'Hubo un autobús u otro vehículo público, una calle en mal estado o una escuela',
  'at-work': 'Yo estaba trabajando',
  'ride-share': 'Era un viaje pedido por aplicación, como Uber o Lyft',
  minor: 'La persona lesionada es menor de 18 años',
}

const faultsEn: Record<CrashField, Record<CrashFault, string>> = {
  date: {
    missing: 'Enter the date of the crash',
    'not-real': 'Enter a real date, such as March 4, 2026',
    'in-the-future': 'Enter a date in the past',
  },
  time: {
    missing: 'Enter the time of the crash',
    'not-real': 'Enter a time such as 3:30 pm, or leave it empty',
    'in-the-future': 'Enter a time in the past',
  },
  role: {
    missing: 'Choose how you were part of the crash',
    'not-real': 'Choose how you were part of the crash',
    'in-the-future': 'Choose how you were part of the crash',
  },
  hurt: {
    missing: 'Choose if anyone was hurt',
    'not-real': 'Choose if anyone was hurt',
    'in-the-future': 'Choose if anyone was hurt',
  },
}
const faultsEs: typeof faultsEn = {
  date: {
    missing: 'Escriba la fecha del choque',
    'not-real': 'Escriba una fecha real, como 4 de marzo de 2026',
    'in-the-future': 'Escriba una fecha pasada',
  },
  time: {
    missing: 'Escriba la hora del choque',
    'not-real': 'Escriba una hora como 3:30 p. m., o deje el espacio vacío',
    'in-the-future': 'Escriba una hora pasada',
  },
  role: {
    missing: 'Elija cómo estuvo usted en el choque',
    'not-real': 'Elija cómo estuvo usted en el choque',
    'in-the-future': 'Elija cómo estuvo usted en el choque',
  },
  hurt: {
    missing: 'Elija si alguien se lastimó',
    'not-real': 'Elija si alguien se lastimó',
    'in-the-future': 'Elija si alguien se lastimó',
  },
}

const stagesEn: Record<Stage, string> = {
  now: 'Now',
  'first-day': 'The first day',
  '72-hours': 'Within 72 hours',
  'two-weeks': 'Within 2 weeks',
}
const stagesEs: typeof stagesEn = {
  now: 'Ahora',
  'first-day': 'El primer día',
  '72-hours': 'En 72 horas',
  'two-weeks': 'En 2 semanas',
}

/** Tasks with a count set by law, named briefly for the table. */
export type Duty = Extract<
  TaskId,
  'police-report' | 'police-hit-and-run' | 'sr1' | 'insurer-statement'
>

const dutiesEn: Record<Duty, { name: string; time: string }> = {
  'police-report': { name: 'Written report to the police or CHP', time: '24 hours' },
  'police-hit-and-run': { name: 'Hit-and-run: police', time: 'usually 24 hours' },
  sr1: { name: 'Form SR-1 to the DMV', time: '10 days' },
  'insurer-statement': {
    name: 'Hit-and-run: statement to your own insurer',
    time: 'usually 30 days',
  },
}
const dutiesEs: typeof dutiesEn = {
  'police-report': { name: 'Reporte por escrito a la policía o al CHP', time: '24 horas' },
  'police-hit-and-run': { name: 'Choque con fuga: policía', time: 'por lo general, 24 horas' },
  sr1: { name: 'Formulario SR-1 al DMV', time: '10 días' },
  'insurer-statement': {
    name: 'Choque con fuga: declarar a su propia aseguradora',
    time: 'por lo general, 30 días',
  },
}

const limitsEn: Record<LimitId, { name: string; time: string }> = {
  injury: { name: 'Lawsuit for an injury or a death', time: 'usually 2 years' },
  property: { name: 'Lawsuit for damage to a car or other things', time: 'usually 3 years' },
  government: {
    name: 'Claim against a public body, such as a city bus, a road or a school',
    time: 'usually within 6 months',
  },
  'government-late': {
    name: 'Asking to make that claim late',
    time: 'usually within 1 year; after that, a court',
  },
  child: { name: 'A child was hurt', time: 'the time to sue is usually paused until age 18' },
  'child-government': {
    name: 'A child was hurt by a public body',
    time: 'no pause: the time runs at once',
  },
  'insurer-decides': {
    name: 'The insurer decides on your claim',
    time: '40 calendar days after it has your proof; it warns you 60 days before a time limit it relies on',
  },
  records: {
    name: 'Copies of your medical records',
    time: '15 days after you ask; 5 working days to look at them',
  },
}
const limitsEs: typeof limitsEn = {
  injury: { name: 'Demanda por una lesión o una muerte', time: 'por lo general, 2 años' },
  property: { name: 'Demanda por daños a un carro u otras cosas', time: 'por lo general, 3 años' },
  government: {
    name: 'Reclamo contra una entidad pública, como un autobús, una calle o una escuela',
    time: 'por lo general, en 6 meses',
  },
  'government-late': {
    name: 'Pedir permiso para reclamar tarde',
    time: 'por lo general, en 1 año; después, ante un juez',
  },
  child: {
    name: 'Se lastimó un menor',
    time: 'por lo general, el plazo para demandar se detiene hasta los 18 años',
  },
  'child-government': {
    name: 'A un menor lo lastimó una entidad pública',
    time: 'sin pausa: el plazo corre desde el principio',
  },
  'insurer-decides': {
    name: 'La aseguradora decide sobre su reclamo',
    time: '40 días de calendario después de recibir sus pruebas; le avisa 60 días antes de un plazo que quiera usar',
  },
  records: {
    name: 'Copias de su expediente médico',
    time: '15 días después de pedirlas; 5 días hábiles para verlo',
  },
}

const listenersEn: Record<Listener, string> = {
  police: 'To the police',
  insurer: 'To an insurer',
}
const listenersEs: typeof listenersEn = { police: 'A la policía', insurer: 'A una aseguradora' }

const en = {
  form: {
    heading: 'When and how did the crash happen?',
    intro: 'Your plan is made from these answers. They stay on this device. We do not see them.',
    date: 'Date of the crash',
    time: 'Time of the crash, if you know it',
    timeHint: 'About is enough. Some reports are due within hours.',
    role: 'How were you part of it?',
    hurt: 'Was anyone hurt?',
    hurtHint: 'Pain counts, also if it came later.',
    circumstances: 'Which of these are true?',
    circumstancesHint: 'Mark all that fit, or none.',
    submit: 'Show my plan',
    errorHeading: 'Please answer these questions first',
    faults: faultsEn,
  },
  roles: rolesEn,
  hurt: hurtEn,
  circumstances: circumstancesEn,

  without: {
    heading: 'Your own plan needs JavaScript',
    text: 'Without it, the general plan on this page holds the same steps and the same legal times. You can print it.',
  },

  plan: {
    heading: 'Your plan after the crash',
    crashLine: 'Crash on {date}',
    crashLineWithTime: 'Crash on {date}, {time}',
    progress: '{done} of {all} done',
    change: 'Change these answers',
    stages: stagesEn,
    until: 'until {date}',
    dueMoment: 'Due by {time} on {date}',
    dueDay: 'Due by {date}',
    dueDayAtHour: 'Due by {date}, at the hour of the crash',
    overdue: 'The usual time ended on {date}. Do it today.',
    source: 'Source',
  },

  law: {
    heading: 'What California law sets',
    intro: 'These are usual times. Yours may be shorter or longer, so talk to a lawyer early.',
    what: 'What',
    time: 'Time',
    by: '{time}: by {date}',
    governmentDate: 'The date is the earlier of 6 months and 182 days.',
    noMove: 'The dates count calendar days. They do not move for weekends or holidays.',
    lawyer:
      'We cannot refer you to a lawyer. You can find a certified lawyer referral service at the State Bar of California.',
    stateBar: 'State Bar of California',
    notAdvice: 'This is general information. It is not legal advice.',
    known: 'Rules known up to August 2026.',
    rights: 'Know your rights: all the limits explained',
    duties: dutiesEn,
    limits: limitsEn,
  },

  own: {
    heading: 'Your own list and notes',
    label: 'Add something of your own',
    add: 'Add',
    remove: 'Remove {text}',
    notes: 'Notes',
    notesHint: 'For example: report number, claim number, names.',
  },

  say: {
    heading: 'What to say',
    intro: 'Fill in the words in brackets. Give facts, and say "I don’t know" when you don’t.',
    listeners: listenersEn,
    leaveOut: 'Leave out: guesses about speed, who was at fault, and "I’m fine" before an exam.',
    inLanguage: { en: 'In English', es: 'In Spanish' },
  },
  photos: { heading: 'Photo checklist' },

  actions: {
    label: 'Keep, print or erase this plan',
    calendar: 'Save what is left to my calendar',
    calendarHint:
      'A file for your calendar, with reminders. Your calendar may copy it to the internet.',
    print: 'Print',
    erase: 'Erase this plan',
    undo: 'Undo',
  },
  told: {
    removed: 'Removed: {text}',
    erased: 'The plan is erased from this device.',
    calendar: 'The calendar file is saved. Open it to add the dates.',
    nothingLeft: 'Nothing is left to put into a calendar.',
    undone: 'Undone.',
  },
  kept: {
    saved: 'Your plan is kept on this device.',
    'not-saved':
      'This browser does not let us keep your plan. Print it, or save the calendar file.',
    partly: 'Part of your saved plan was damaged. What we could read is here.',
    unreadable: 'Your saved plan was damaged and could not be read. Please start again.',
    newer: 'Your saved plan comes from a newer version of this page. Reload the page to open it.',
  },

  calendar: {
    name: 'Action plan after the crash',
    stageTitle: 'Action plan: {stage}',
    stillToDo: 'Still to do:',
    limitTitle: 'Usual last day: {name}',
    overdue: 'The usual time ended on {date}.',
    ownList: 'Action plan: your own list',
  },
  fileName: 'action-plan.ics',
}

export type PlanWords = typeof en

const es: PlanWords = {
  form: {
    heading: '¿Cuándo y cómo fue el choque?',
    intro:
      'Con estas respuestas se hace su plan. Se quedan en este dispositivo. Nosotros no las vemos.',
    date: 'Fecha del choque',
    time: 'Hora del choque, si la sabe',
    timeHint: 'Basta la hora aproximada. Algunos reportes se hacen en horas.',
    role: '¿Cómo estuvo usted en el choque?',
    hurt: '¿Se lastimó alguien?',
    hurtHint: 'El dolor cuenta, también si llegó después.',
    circumstances: '¿Cuáles de estas cosas son ciertas?',
    circumstancesHint: 'Marque todas las que sean ciertas, o ninguna.',
    submit: 'Ver mi plan',
    errorHeading: 'Conteste primero estas preguntas',
    faults: faultsEs,
  },
  roles: rolesEs,
  hurt: hurtEs,
  circumstances: circumstancesEs,

  without: {
    heading: 'Su plan personal necesita JavaScript',
    text: 'Sin él, el plan general de esta página tiene los mismos pasos y los mismos plazos de la ley. Lo puede imprimir.',
  },

  plan: {
    heading: 'Su plan después del choque',
    crashLine: 'Choque del {date}',
    crashLineWithTime: 'Choque del {date}, {time}',
    progress: '{done} de {all} listos',
    change: 'Cambiar estas respuestas',
    stages: stagesEs,
    until: 'hasta el {date}',
    dueMoment: 'A más tardar a las {time} del {date}',
    dueDay: 'A más tardar el {date}',
    dueDayAtHour: 'A más tardar el {date}, a la hora del choque',
    overdue: 'El plazo usual terminó el {date}. Hágalo hoy.',
    source: 'Fuente',
  },

  law: {
    heading: 'Lo que fija la ley de California',
    intro:
      'Estos son los plazos usuales. El suyo puede ser más corto o más largo: busque pronto asesoría legal.',
    what: 'Qué',
    time: 'Plazo',
    by: '{time}: a más tardar el {date}',
    governmentDate: 'La fecha es la primera entre 6 meses y 182 días.',
    noMove:
      'Las fechas cuentan días de calendario. No se mueven por fines de semana ni días feriados.',
    lawyer:
      'No podemos enviarle con un abogado. Puede buscar un servicio certificado en el Colegio de Abogados de California (State Bar).',
    stateBar: 'Colegio de Abogados de California (State Bar)',
    notAdvice: 'Esta es información general. No es asesoría legal.',
    known: 'Reglas conocidas hasta agosto de 2026.',
    rights: 'Conozca sus derechos: todos los plazos explicados',
    duties: dutiesEs,
    limits: limitsEs,
  },

  own: {
    heading: 'Su propia lista y sus notas',
    label: 'Agregue algo suyo',
    add: 'Agregar',
    remove: 'Quitar {text}',
    notes: 'Notas',
    notesHint: 'Por ejemplo: número de reporte, número de reclamo, nombres.',
  },

  say: {
    heading: 'Qué decir',
    intro: 'Complete las palabras entre paréntesis. Dé los hechos, y diga "no sé" cuando no sepa.',
    listeners: listenersEs,
    leaveOut:
      'No diga: velocidades que adivina, de quién fue la culpa, ni "estoy bien" antes de un examen.',
    inLanguage: { en: 'En inglés', es: 'En español' },
  },
  photos: { heading: 'Lista de fotos' },

  actions: {
    label: 'Guardar, imprimir o borrar este plan',
    calendar: 'Guardar lo que falta en mi calendario',
    calendarHint:
      'Un archivo para su calendario, con recordatorios. Su calendario puede copiarlo a internet.',
    print: 'Imprimir',
    erase: 'Borrar este plan',
    undo: 'Deshacer',
  },
  told: {
    removed: 'Quitado: {text}',
    erased: 'El plan se borró de este dispositivo.',
    calendar: 'El archivo del calendario está guardado. Ábralo para agregar las fechas.',
    nothingLeft: 'No queda nada para poner en un calendario.',
    undone: 'Deshecho.',
  },
  kept: {
    saved: 'Su plan está guardado en este dispositivo.',
    'not-saved':
      'Este navegador no nos deja guardar su plan. Imprímalo o guarde el archivo del calendario.',
    partly: 'Una parte de su plan guardado estaba dañada. Aquí está lo que se pudo leer.',
    unreadable: 'Su plan guardado estaba dañado y no se pudo leer. Empiece de nuevo, por favor.',
    newer:
      'Su plan guardado viene de una versión más nueva de esta página. Cargue otra vez la página para abrirlo.',
  },

  calendar: {
    name: 'Plan de acción después del choque',
    stageTitle: 'Plan de acción: {stage}',
    stillToDo: 'Falta por hacer:',
    limitTitle: 'Último día usual: {name}',
    overdue: 'El plazo usual terminó el {date}.',
    ownList: 'Plan de acción: su propia lista',
  },
  fileName: 'plan-de-accion.ics',
}

/** Words of the action plan; those of its tasks are in `task-words.ts`. */
export const planWords: Record<Locale, PlanWords> = { en, es }
