import type { Locale } from '#i18n/locales.ts'
import type {
  AgeBand,
  Area,
  Band,
  Expectation,
  Phase,
  SlowSign,
  StudiedArea,
} from '#tools/recovery-calculator/calculator.ts'
import type { DateFault, DraftField } from '#tools/recovery-calculator/draft.ts'
import type { ShoulderTime, WhiplashCourse } from '#tools/recovery-calculator/studies.ts'

interface FieldWords {
  label: string
  hint?: string
  /** Said when the question is not answered. */
  missing: string
}

/** A place on the timeline: one of our phases, or what comes after them. */
export type TimelinePlace = Phase | 'later'

const questionsEn: Record<DraftField, FieldWords> = {
  area: { label: 'Where does it hurt most?', missing: 'Choose where it hurts most' },
  age: {
    label: 'How old are you?',
    hint: 'The studies are about adults. Age does not change the figures.',
    missing: 'Choose your age group',
  },
  crashDate: {
    label: 'On which date was the crash?',
    missing: 'Enter the date of the crash',
  },
  worstPain: {
    label: 'What was your worst pain in the past 24 hours?',
    hint: '0 is no pain. 10 is the worst pain you can imagine.',
    missing: 'Choose a number for your worst pain',
  },
  headache: {
    label: 'Have you had a headache since the crash?',
    missing: 'Choose yes or no for headache',
  },
  lowBackPain: {
    label: 'Does your low back hurt too?',
    missing: 'Choose yes or no for low back pain',
  },
  earlierNeckPain: {
    label: 'Did you have neck pain before the crash?',
    missing: 'Choose yes or no for earlier neck pain',
  },
  expectation: {
    label: 'How do you expect to recover?',
    missing: 'Choose how you expect to recover',
  },
  onEdge: {
    label: 'Do you feel on edge, or sleep poorly?',
    missing: 'Choose yes or no for feeling on edge or sleeping poorly',
  },
}

const questionsEs: typeof questionsEn = {
  area: { label: '¿Dónde le duele más?', missing: 'Elija dónde le duele más' },
  age: {
    label: '¿Qué edad tiene?',
    hint: 'Los estudios son de personas adultas. La edad no cambia las cifras.',
    missing: 'Elija su grupo de edad',
  },
  crashDate: {
    label: '¿En qué fecha fue el choque?',
    missing: 'Escriba la fecha del choque',
  },
  worstPain: {
    label: '¿Cuál fue su peor dolor en las últimas 24 horas?',
    hint: '0 es sin dolor. 10 es el peor dolor que pueda imaginar.',
    missing: 'Elija un número para su peor dolor',
  },
  headache: {
    label: '¿Ha tenido dolor de cabeza desde el choque?',
    missing: 'Elija sí o no para el dolor de cabeza',
  },
  lowBackPain: {
    label: '¿Le duele también la espalda baja?',
    missing: 'Elija sí o no para el dolor de espalda baja',
  },
  earlierNeckPain: {
    label: '¿Ya le dolía el cuello antes del choque?',
    missing: 'Elija sí o no para el dolor de cuello de antes',
  },
  expectation: {
    label: '¿Cómo espera recuperarse?',
    missing: 'Elija cómo espera recuperarse',
  },
  onEdge: {
    label: '¿Siente los nervios de punta o duerme mal?',
    missing: 'Elija sí o no para los nervios de punta o el mal sueño',
  },
}

const areasEn: Record<Area, string> = {
  neck: 'Neck',
  'low-back': 'Low back',
  shoulder: 'Shoulder',
  head: 'Only my head',
}
const areasEs: typeof areasEn = {
  neck: 'Cuello',
  'low-back': 'Espalda baja',
  shoulder: 'Hombro',
  head: 'Solo la cabeza',
}

const agesEn: Record<AgeBand, string> = {
  'under-18': 'Under 18',
  '18-34': '18 to 34',
  '35-49': '35 to 49',
  '50-plus': '50 or older',
}
const agesEs: typeof agesEn = {
  'under-18': 'Menos de 18',
  '18-34': 'De 18 a 34',
  '35-49': 'De 35 a 49',
  '50-plus': '50 o más',
}

const expectationsEn: Record<Expectation, string> = {
  soon: 'Soon',
  slowly: 'Slowly',
  'do-not-know': 'I do not know',
  never: 'I think I never will',
}
const expectationsEs: typeof expectationsEn = {
  soon: 'Pronto',
  slowly: 'Despacio',
  'do-not-know': 'No sé',
  never: 'Creo que nunca',
}

const dateFaultsEn: Record<DateFault, string> = {
  'not-a-date': 'Enter a real date, such as March 4, 2026',
  'in-the-future': 'Enter a date in the past',
}
const dateFaultsEs: typeof dateFaultsEn = {
  'not-a-date': 'Escriba una fecha real, como 4 de marzo de 2026',
  'in-the-future': 'Escriba una fecha pasada',
}

const headingsEn: Record<StudiedArea | 'beyond-12-weeks', string> = {
  neck: 'What happened to groups of people with neck pain after a crash',
  'low-back': 'What happened to groups of people with new low back pain',
  shoulder: 'What happened to groups of people with shoulder pain',
  'beyond-12-weeks': 'When pain lasts longer than 12 weeks',
}
const headingsEs: typeof headingsEn = {
  neck: 'Qué les pasó a grupos de personas con dolor de cuello después de un choque',
  'low-back': 'Qué les pasó a grupos de personas con dolor nuevo de espalda baja',
  shoulder: 'Qué les pasó a grupos de personas con dolor de hombro',
  'beyond-12-weeks': 'Cuando el dolor dura más de 12 semanas',
}

const placesEn: Record<TimelinePlace, string> = {
  'days-1-14': 'Days 1 to 14',
  'weeks-2-6': 'Weeks 2 to 6',
  'weeks-6-12': 'Weeks 6 to 12',
  later: 'After 12 weeks',
}
const placesEs: typeof placesEn = {
  'days-1-14': 'Días 1 a 14',
  'weeks-2-6': 'Semanas 2 a 6',
  'weeks-6-12': 'Semanas 6 a 12',
  later: 'Después de 12 semanas',
}

const careEn: Record<TimelinePlace, string> = {
  'days-1-14': 'An exam, gentle movement, and exercises to do at home.',
  'weeks-2-6': 'The first measurements again. If nothing has changed, the plan changes.',
  'weeks-6-12': 'Practice for lifting, turning, driving and the tasks of your work.',
  later: 'If pain goes on, the next step is planned together with your doctor.',
}
const careEs: typeof careEn = {
  'days-1-14': 'Un examen, movimiento suave y ejercicios para su casa.',
  'weeks-2-6': 'Otra vez las primeras medidas. Si nada cambió, cambia el plan.',
  'weeks-6-12': 'Práctica para cargar, girar, manejar y las tareas de su trabajo.',
  later: 'Si el dolor sigue, el siguiente paso se planea junto con su doctor.',
}

const noFigureEn = 'The studies give no figure for this time.'
const noFigureEs = 'Los estudios no dan una cifra para este tiempo.'

const foundEn: Record<StudiedArea, Record<TimelinePlace, string>> = {
  neck: {
    'days-1-14': noFigureEn,
    'weeks-2-6': noFigureEn,
    'weeks-6-12': 'By 3 months, about half of people with whiplash are much better.',
    later: 'At 1 year, about half still report some neck pain.',
  },
  'low-back': {
    'days-1-14': 'Average pain falls from 52 to about 42 out of 100.',
    'weeks-2-6': 'Average pain falls to 23 out of 100 by week 6.',
    'weeks-6-12': 'Average pain falls to about 20 out of 100 by week 12.',
    later: 'Average pain is 12 out of 100 at week 26, and 6 at 1 year.',
  },
  shoulder: {
    'days-1-14': noFigureEn,
    'weeks-2-6': 'At 1 month, 23 out of 100 people had recovered.',
    'weeks-6-12': noFigureEn,
    later: 'At 6 months to 1 year, about 60 out of 100 people had recovered.',
  },
}
const foundEs: typeof foundEn = {
  neck: {
    'days-1-14': noFigureEs,
    'weeks-2-6': noFigureEs,
    'weeks-6-12':
      'A los 3 meses, alrededor de la mitad de las personas con latigazo cervical está mucho mejor.',
    later: 'Al año, alrededor de la mitad todavía tiene algo de dolor de cuello.',
  },
  'low-back': {
    'days-1-14': 'El dolor promedio baja de 52 a unos 42 de 100.',
    'weeks-2-6': 'El dolor promedio baja a 23 de 100 en la semana 6.',
    'weeks-6-12': 'El dolor promedio baja a unos 20 de 100 en la semana 12.',
    later: 'El dolor promedio es de 12 de 100 en la semana 26, y de 6 al año.',
  },
  shoulder: {
    'days-1-14': noFigureEs,
    'weeks-2-6': 'Al mes, 23 de cada 100 personas se habían recuperado.',
    'weeks-6-12': noFigureEs,
    later: 'Entre los 6 meses y el año, unas 60 de cada 100 personas se habían recuperado.',
  },
}

const slowSignsEn: Record<SlowSign, string> = {
  pain: 'Worst pain of 6 or more out of 10',
  headache: 'Headache since the crash',
  'low-back-pain': 'Low back pain too',
  'earlier-neck-pain': 'Neck pain before the crash',
  expectation: 'Not expecting to recover soon',
  'on-edge': 'Feeling on edge, or sleeping poorly',
}
const slowSignsEs: typeof slowSignsEn = {
  pain: 'Peor dolor de 6 o más en la escala de 10',
  headache: 'Dolor de cabeza desde el choque',
  'low-back-pain': 'También dolor de espalda baja',
  'earlier-neck-pain': 'Dolor de cuello antes del choque',
  expectation: 'No esperar una recuperación pronta',
  'on-edge': 'Nervios de punta, o mal sueño',
}

const bandsEn: Record<Band, string> = {
  fewer: 'fewer slow-recovery signs',
  some: 'some slow-recovery signs',
  more: 'more slow-recovery signs',
}
const bandsEs: typeof bandsEn = {
  fewer: 'menos señales de recuperación lenta',
  some: 'algunas señales de recuperación lenta',
  more: 'más señales de recuperación lenta',
}

const coursesEn: Record<WhiplashCourse, string> = {
  mild: 'had mild problems all along',
  moderate: 'started with moderate problems that were mild by 3 months',
  severe: 'still had moderate to severe problems at 1 year',
}
const coursesEs: typeof coursesEn = {
  mild: 'tuvieron problemas leves todo el tiempo',
  moderate: 'empezaron con problemas moderados, ya leves a los 3 meses',
  severe: 'todavía tenían problemas de moderados a graves al año',
}

const shoulderTimesEn: Record<ShoulderTime, string> = {
  'month-1': 'had recovered at 1 month (study of 349 people)',
  'week-26': 'had recovered at 26 weeks (study of 389 people)',
  'year-1': 'had recovered at 1 year (study of 349 people)',
}
const shoulderTimesEs: typeof shoulderTimesEn = {
  'month-1': 'se habían recuperado al mes (estudio de 349 personas)',
  'week-26': 'se habían recuperado a las 26 semanas (estudio de 389 personas)',
  'year-1': 'se habían recuperado al año (estudio de 349 personas)',
}

const en = {
  yes: 'Yes',
  no: 'No',
  // Beside the words of the interface, so that the browser need not fetch all of those.
  call: 'Call {number}',
  careLevels: { today: 'Urgent', clinic: 'Not urgent' },
  questions: questionsEn,
  areas: areasEn,
  ages: agesEn,
  expectations: expectationsEn,
  dateFaults: dateFaultsEn,

  form: {
    heading: 'Your pain and your crash',
    intro:
      'A few short questions. Your answers stay in this tab and on this device. We do not see them.',
    examFirst: 'Get an exam first',
    shoulderFirst:
      'Can you suddenly not lift the arm? Has its shape changed, or is it numb? Get an exam before you read any figure.',
    submit: 'Show what studies found',
    errorHeading: 'Please answer these questions first',
    crashNotAsked:
      'We do not ask about your car. In studies, facts about the crash did not predict how neck pain goes on.',
  },

  without: {
    heading: 'This part needs JavaScript',
    text: 'Without it, this page still tells you what the studies found. These are the questions the tool asks after the danger signs:',
    call: 'You can also call us and go through them with a person.',
  },

  refusals: {
    'adults-only': {
      heading: 'This tool is for adults',
      paragraphs: [
        'The studies behind it are about adults. They say nothing about children and teens.',
        'A doctor can examine a child or teen after a crash. For danger signs, call 911 at once.',
      ],
    },
    concussion: {
      heading: 'For the head we give no estimate',
      paragraphs: [
        'Most people with a concussion feel better within a few weeks. About 15 to 20 in 100 still have symptoms after 1 month. Tell your doctor if yours last longer than that.',
        'A doctor or nurse practitioner makes the diagnosis. We do not treat concussion: we explain it and send you to a doctor.',
      ],
    },
  },
  refusalSource:
    'Sources: Ontario concussion guideline, patient version; ONF guideline, 3rd edition (2018).',
  links: {
    danger: 'All danger signs',
    concussion: 'What to know about concussion',
    neck: 'More about whiplash',
    'low-back': 'More about back pain',
    shoulder: 'More about shoulder pain',
    exam: 'How to be examined the same day',
    anxiety: 'Feeling on edge after a crash',
    tracker: 'Open the symptom tracker',
  },

  result: {
    headings: headingsEn,
    cannotTell: 'We cannot tell how fast you will heal. No tool can.',
    notCrashes: 'These studies were not about crashes.',

    timeline: {
      heading: 'How the studies fit the 3 phases of our care plan',
      promise:
        'This is our 12-week care plan. It is not a promise that you will recover in 12 weeks.',
      places: placesEn,
      now: 'You are here now',
      foundLabel: 'In studies',
      careLabel: 'In our care plan',
      found: foundEn,
      care: careEn,
      readOff: 'Weeks 2 and 12 are read off straight lines between the published points.',
    },
    ago: { one: 'Your crash was 1 day ago.', other: 'Your crash was {days} days ago.' },
    today: 'Your crash was today.',

    figures: {
      heading: 'What the studies found',
      neck: [
        'About half of people with whiplash get much better within 3 months. About half still report some neck pain at 1 year.',
        'Both are true together. Pain at 1 year may be mild, and some people had neck pain before. Studies also define recovery in different ways.',
      ],
      'low-back': [
        'In studies of new low back pain, average pain fell from 52 to 23 out of 100 in 6 weeks. At 1 year it was 6. These studies were not about crashes.',
        'One study followed 973 people with new low back pain. At 1 year, 72 out of 100 had fully recovered. The study was not about crashes.',
      ],
      shoulder: [
        'In studies of shoulder pain, about 60 out of 100 people had recovered by 6 months to 1 year. These studies were not about crashes.',
        'The other way round: about 40 out of 100 people still had shoulder pain at 1 year.',
      ],
      beyond: [
        'Other studies followed low back pain that had already lasted 12 weeks to 12 months. Average pain fell from 51 to 33 out of 100 in 6 weeks. At 1 year it was 23. These studies were not about crashes.',
      ],
      noOtherCurve: 'We know of no such curve for the neck or the shoulder.',
    },

    charts: {
      neck: 'Out of 100 people with whiplash in one study of 155 people',
      shoulder: 'Out of 100 people with shoulder pain, not from crashes',
      'low-back': 'Average low back pain in studies, not from crashes',
      beyond: 'Average of low back pain that had lasted 12 weeks to 12 months, not from crashes',
      eachLine: 'Each line is 1 person out of 100.',
      outOf100: '{count} out of 100',
      pain: 'Pain, 0 to 100',
      weeks: 'Weeks since the start of the study',
      curve:
        'A line that falls from {start} out of 100 at the start to {week6} at week 6. At week 26 it is at {week26}, at week 52 at {week52}.',
      range: 'The shaded area is the 95% range of the average, not of people.',
      phases: 'The bands 1, 2 and 3 are the phases of our care plan.',
      asTable: 'The same figures as a table',
      group: 'Group',
      people: 'People',
      week: 'Week',
      average: 'Average pain out of 100',
      rangeColumn: '95% range',
      rangeOf: '{low} to {high}',
    },
    courses: coursesEn,
    shoulderTimes: shoulderTimesEn,

    signs: {
      heading: 'Signs that went with slower recovery in groups',
      none: 'You marked none of the 6 signs: {band}.',
      some: 'You marked {count} of the 6 signs: {band}.',
      bands: bandsEn,
      notChance:
        'This is a count, not a chance in percent. The figures above stay the same with any count.',
      names: slowSignsEn,
      marked: 'marked',
      notMarked: 'not marked',
      'low-back': [
        'More pain at the start',
        'Pain that had already lasted longer',
        'More days without activity',
        'Low mood',
        'Expecting the pain to last',
      ],
      shoulder: [
        'More pain at the start',
        'Neck pain as well',
        'Pain that had already lasted longer',
      ],
      groupsOnly:
        'In groups of people, these went with slower recovery. They do not decide how it goes for you.',
      crash: 'The force of the crash did not predict how neck pain goes on.',
    },

    helps: {
      heading: 'What helps',
      neck: [
        'Keep active. A guideline for neck pain after a crash advises it.',
        'Do movement exercises, together with clear information about your neck.',
        'Hands-on care together with movement is a choice in the first 3 months.',
        'Do not put on a neck collar unless a doctor tells you to. The guideline says not to offer one.',
      ],
      'low-back': [
        'Most people with new low back pain get better over time, whatever treatment they choose.',
        'Heat helped in studies of moderate quality.',
        'For massage, acupuncture and spinal manipulation, the studies are of low quality.',
      ],
      shoulder: [
        'Little is known about what helps a shoulder after a crash.',
        'An exam shows how far it moves, how strong it is, and what to try first.',
      ],
      beyond: {
        neck: [
          'Learn about the pain, together with movement and strength exercise.',
          'Yoga or qigong.',
          'Clinical massage.',
          'Movement together with hands-on care.',
        ],
        'low-back': [
          'Exercise and rehabilitation come first in a guideline for lasting low back pain.',
          'For spinal manipulation, the studies are of low quality.',
          'Opioid medicine comes last in that guideline.',
        ],
        shoulder: [
          'Little is known about what helps a shoulder after a crash.',
          'An exam shows how far it moves, how strong it is, and what to try next.',
        ],
      },
      evidence:
        'Manual therapy may help some people with neck or back pain. The research behind it is low quality. Exercise and staying active are at least as important.',
    },

    unknown: {
      heading: 'What is not known',
      person: 'Tests built from studies do little better than guessing for one person.',
      differ: 'Recovery rates differ a lot from study to study.',
      crashes: 'We do not know how well these studies fit pain after a crash.',
    },

    seen: {
      heading: 'When to be seen',
      danger: 'Any danger sign, now or later: call 911.',
      worse: 'New or worse symptoms, in body or mood: see a doctor.',
      exam: 'Nobody has examined you since the crash: get an exam, even if the pain is mild.',
      review: 'You marked 4 or more signs: ask for a review at 2 to 4 weeks.',
      reviewNow: 'Pain for longer than 12 weeks: ask us or your doctor for a review.',
      headache:
        'A headache that is still there after 3 months: ask your doctor, also about your pain medicine.',
      onEdge:
        'Feeling on edge after a crash is common. Talk to your doctor if it does not go away. If you are thinking about suicide, call or text 988 now.',
    },

    answers: {
      heading: 'Your answers',
      onDate: 'Answered on {date}',
      pain: '{pain} out of 10',
    },
    sources: 'Sources',
    general: 'This is general information. It is not a diagnosis.',
  },

  actions: {
    label: 'Keep or change this result',
    print: 'Print',
    copy: 'Copy as text',
    copied: 'Copied. You can paste it into a message or a note.',
    copyByHand: 'This browser does not let us copy. Select the text below and copy it.',
    copyBox: 'The result as text',
    keep: 'Keep in the tracker',
    kept: 'Kept on this device. You will find it in the symptom tracker.',
    unkeep: 'Take it out of the tracker',
    notKept: 'This browser does not let us keep anything. Print the result or copy it.',
    change: 'Change my answers',
    startOver: 'Erase and start over',
    erased: 'Your answers are erased.',
    undo: 'Undo',
  },
}

export type CalculatorWords = typeof en

const es: CalculatorWords = {
  yes: 'Sí',
  no: 'No',
  call: 'Llame al {number}',
  careLevels: { today: 'Urgente', clinic: 'No urgente' },
  questions: questionsEs,
  areas: areasEs,
  ages: agesEs,
  expectations: expectationsEs,
  dateFaults: dateFaultsEs,

  form: {
    heading: 'Su dolor y su choque',
    intro:
      'Son unas preguntas cortas. Sus respuestas se quedan en esta pestaña y en este dispositivo. Nosotros no las vemos.',
    examFirst: 'Pida primero un examen',
    shoulderFirst:
      '¿De repente no puede levantar el brazo? ¿Cambió de forma, o no lo siente? Pida un examen antes de leer cualquier cifra.',
    submit: 'Ver lo que hallaron los estudios',
    errorHeading: 'Conteste primero estas preguntas',
    crashNotAsked:
      'No preguntamos por su carro. En los estudios, los datos del choque no predijeron cómo sigue el dolor de cuello.',
  },

  without: {
    heading: 'Esta parte necesita JavaScript',
    text: 'Sin él, esta página igual le dice lo que hallaron los estudios. Estas son las preguntas que hace la herramienta después de las señales de peligro:',
    call: 'También puede llamarnos y contestarlas con una persona.',
  },

  refusals: {
    'adults-only': {
      heading: 'Esta herramienta es para personas adultas',
      paragraphs: [
        'Los estudios que usa son de personas adultas. No dicen nada sobre menores de edad.',
        'Un doctor puede examinar a un menor después de un choque. Si hay señales de peligro, llame al 911 de inmediato.',
      ],
    },
    concussion: {
      heading: 'Para la cabeza no damos ningún estimado',
      paragraphs: [
        'La mayoría de las personas con una conmoción cerebral se siente mejor en unas semanas. De 15 a 20 de cada 100 todavía tienen síntomas después de 1 mes. Hable con su doctor si los suyos duran más.',
        'El diagnóstico lo hace un doctor o personal de enfermería especializado (nurse practitioner). Nosotros no tratamos la conmoción cerebral: la explicamos y le enviamos con un doctor.',
      ],
    },
  },
  refusalSource:
    'Fuentes: guía de Ontario sobre conmoción cerebral, versión para pacientes; guía ONF, 3.ª edición (2018).',
  links: {
    danger: 'Todas las señales de peligro',
    concussion: 'Qué saber sobre la conmoción cerebral',
    neck: 'Más sobre el latigazo cervical',
    'low-back': 'Más sobre el dolor de espalda',
    shoulder: 'Más sobre el dolor de hombro',
    exam: 'Cómo pedir un examen el mismo día',
    anxiety: 'Nervios de punta después de un choque',
    tracker: 'Abrir el diario de síntomas',
  },

  result: {
    headings: headingsEs,
    cannotTell: 'No podemos saber qué tan rápido se recuperará usted. Ninguna herramienta puede.',
    notCrashes: 'Estos estudios no eran sobre choques.',

    timeline: {
      heading: 'Cómo caben los estudios en las 3 fases de nuestro plan',
      promise:
        'Este es nuestro plan de atención de 12 semanas. No es una promesa de que se recuperará en 12 semanas.',
      places: placesEs,
      now: 'Usted está aquí',
      foundLabel: 'En los estudios',
      careLabel: 'En nuestro plan de atención',
      found: foundEs,
      care: careEs,
      readOff: 'Las semanas 2 y 12 se leen en líneas rectas entre los puntos publicados.',
    },
    ago: { one: 'Su choque fue hace 1 día.', other: 'Su choque fue hace {days} días.' },
    today: 'Su choque fue hoy.',

    figures: {
      heading: 'Lo que hallaron los estudios',
      neck: [
        'Alrededor de la mitad de las personas con latigazo cervical mejora mucho en 3 meses. Alrededor de la mitad todavía tiene algo de dolor de cuello al año.',
        'Las dos cosas son ciertas. El dolor al año puede ser leve, y a algunas personas ya les dolía el cuello antes. Además, cada estudio define la recuperación a su modo.',
      ],
      'low-back': [
        'En estudios de dolor nuevo de espalda baja, el dolor promedio bajó de 52 a 23 de 100. Eso tomó 6 semanas. Al año era de 6. Esos estudios no eran sobre choques.',
        'Un estudio siguió a 973 personas con dolor nuevo de espalda baja. Al año, 72 de cada 100 se habían recuperado por completo. El estudio no era sobre choques.',
      ],
      shoulder: [
        'En estudios del hombro, unas 60 de cada 100 personas se habían recuperado entre los 6 meses y el año. Esos estudios no eran sobre choques.',
        'Visto al revés: a unas 40 de cada 100 personas todavía les dolía el hombro al año.',
      ],
      beyond: [
        'Otros estudios siguieron dolor de espalda baja que ya llevaba de 12 semanas a 12 meses. El dolor promedio bajó de 51 a 33 de 100 en 6 semanas. Al año era de 23. Esos estudios no eran sobre choques.',
      ],
      noOtherCurve: 'No conocemos una curva así para el cuello o el hombro.',
    },

    charts: {
      neck: 'De cada 100 personas con latigazo cervical en un estudio de 155 personas',
      shoulder: 'De cada 100 personas con dolor de hombro, no por choques',
      'low-back': 'Dolor promedio de espalda baja en los estudios, no por choques',
      beyond:
        'Promedio del dolor de espalda baja que ya llevaba de 12 semanas a 12 meses, no por choques',
      eachLine: 'Cada línea es 1 persona de cada 100.',
      outOf100: '{count} de cada 100',
      pain: 'Dolor, de 0 a 100',
      weeks: 'Semanas desde que empezó el estudio',
      curve:
        'Una línea que baja de {start} de 100 al principio a {week6} en la semana 6. En la semana 26 está en {week26}; en la semana 52, en {week52}.',
      range: 'La zona sombreada es el rango del 95% del promedio, no de las personas.',
      phases: 'Las franjas 1, 2 y 3 son las fases de nuestro plan de atención.',
      asTable: 'Las mismas cifras en una tabla',
      group: 'Grupo',
      people: 'Personas',
      week: 'Semana',
      average: 'Dolor promedio de 100',
      rangeColumn: 'Rango del 95%',
      rangeOf: 'de {low} a {high}',
    },
    courses: coursesEs,
    shoulderTimes: shoulderTimesEs,

    signs: {
      heading: 'Señales que en los grupos fueron con una recuperación más lenta',
      none: 'No marcó ninguna de las 6 señales: {band}.',
      some: 'Marcó {count} de las 6 señales: {band}.',
      bands: bandsEs,
      notChance:
        'Es una cuenta, no una probabilidad en porcentaje. Las cifras de arriba son las mismas con cualquier cuenta.',
      names: slowSignsEs,
      marked: 'marcada',
      notMarked: 'sin marcar',
      'low-back': [
        'Más dolor al principio',
        'Un dolor que ya había durado más',
        'Más días sin actividad',
        'Ánimo bajo',
        'Esperar que el dolor dure',
      ],
      shoulder: [
        'Más dolor al principio',
        'También dolor de cuello',
        'Un dolor que ya había durado más',
      ],
      groupsOnly:
        'En grupos de personas, esto fue con una recuperación más lenta. No decide cómo le irá a usted.',
      crash: 'La fuerza del choque no predijo cómo sigue el dolor de cuello.',
    },

    helps: {
      heading: 'Lo que ayuda',
      neck: [
        'Manténgase en movimiento. Lo aconseja una guía para el dolor de cuello después de un choque.',
        'Haga ejercicios de movimiento, junto con información clara sobre su cuello.',
        'La terapia manual (con las manos) junto con movimiento es una opción en los primeros 3 meses.',
        'No se ponga un collarín por su cuenta. La guía dice que no se ofrezca.',
      ],
      'low-back': [
        'La mayoría de las personas con dolor nuevo de espalda baja mejora con el tiempo, con cualquier tratamiento.',
        'El calor ayudó en estudios de calidad moderada.',
        'Los estudios sobre masaje, acupuntura y manipulación de la columna son de baja calidad.',
      ],
      shoulder: [
        'Se sabe poco de lo que ayuda a un hombro después de un choque.',
        'Un examen muestra cuánto se mueve, qué fuerza tiene y qué probar primero.',
      ],
      beyond: {
        neck: [
          'Aprender sobre el dolor, con ejercicios de movimiento y fuerza.',
          'Yoga o qigong.',
          'Masaje clínico.',
          'Movimiento junto con terapia manual (con las manos).',
        ],
        'low-back': [
          'En una guía para el dolor de espalda baja que sigue, primero van el ejercicio y la rehabilitación.',
          'Los estudios sobre manipulación de la columna son de baja calidad.',
          'En esa guía, las medicinas opioides van al final.',
        ],
        shoulder: [
          'Se sabe poco de lo que ayuda a un hombro después de un choque.',
          'Un examen muestra cuánto se mueve, qué fuerza tiene y qué probar ahora.',
        ],
      },
      evidence:
        'La terapia manual puede ayudar a algunas personas con dolor de cuello o espalda. Los estudios que la apoyan son de baja calidad. El ejercicio y mantenerse en movimiento son por lo menos igual de importantes.',
    },

    unknown: {
      heading: 'Lo que no se sabe',
      person:
        'Para una sola persona, las pruebas hechas con estudios aciertan poco más que adivinar.',
      differ: 'Los resultados cambian mucho de un estudio a otro.',
      crashes: 'No sabemos qué tanto sirven estos estudios para el dolor de un choque.',
    },

    seen: {
      heading: 'Cuándo pedir que le vean',
      danger: 'Cualquier señal de peligro, ahora o después: llame al 911.',
      worse: 'Síntomas nuevos o peores, en el cuerpo o en el ánimo: vea a un doctor.',
      exam: 'Nadie le ha examinado desde el choque: pida un examen, aunque el dolor sea leve.',
      review: 'Marcó 4 señales o más: pida una revisión en 2 a 4 semanas.',
      reviewNow: 'Dolor por más de 12 semanas: pídanos una revisión, o pídala a su doctor.',
      headache:
        'Un dolor de cabeza que sigue después de 3 meses: hable con su doctor, también de sus medicinas para el dolor.',
      onEdge:
        'Sentirse en alerta después de un choque es común. Hable con su doctor si no se le pasa. Si piensa en el suicidio, llame o mande un mensaje de texto al 988 ahora.',
    },

    answers: {
      heading: 'Sus respuestas',
      onDate: 'Contestado el {date}',
      pain: '{pain} de 10',
    },
    sources: 'Fuentes',
    general: 'Esta es información general. No es un diagnóstico.',
  },

  actions: {
    label: 'Guardar o cambiar este resultado',
    print: 'Imprimir',
    copy: 'Copiar como texto',
    copied: 'Copiado. Puede pegarlo en un mensaje o en una nota.',
    copyByHand: 'Este navegador no nos deja copiar. Seleccione el texto de abajo y cópielo.',
    copyBox: 'El resultado como texto',
    keep: 'Guardar en el diario',
    kept: 'Guardado en este dispositivo. Lo encontrará en el diario de síntomas.',
    unkeep: 'Sacarlo del diario',
    notKept: 'Este navegador no nos deja guardar nada. Imprima el resultado o cópielo.',
    change: 'Cambiar mis respuestas',
    startOver: 'Borrar y empezar de nuevo',
    erased: 'Sus respuestas se borraron.',
    undo: 'Deshacer',
  },
}

/** Words of the recovery calculator. */
export const calculatorWords: Record<Locale, CalculatorWords> = { en, es }
