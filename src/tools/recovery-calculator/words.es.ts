import type { Words } from '#tools/recovery-calculator/words.en.ts'
import { es as worse } from '#words/danger-signs/getting-worse/words.es.ts'

const noFigureEs = 'Los estudios no dan una cifra para este tiempo.'
export const es: Words = {
  yes: 'Sí',
  no: 'No',
  call: 'Llame al {number}',
  careLevels: { today: 'Urgente' },
  questions: {
    area: {
      label: '¿Dónde le duele?',
      hint: 'Marque todos los lugares.',
      missing: 'Elija dónde le duele',
    },
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
    severePlace: {
      label: '¿Dónde está ese dolor fuerte?',
      missing: 'Elija dónde está el dolor fuerte',
    },
    severeExamined: {
      label: '¿Le han examinado por este dolor fuerte?',
      missing: 'Elija sí o no para el examen',
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
      label: '¿Qué tan pronto cree que se va a recuperar?',
      missing: 'Elija qué tan pronto cree que se va a recuperar',
    },
    onEdge: {
      label: '¿Siente los nervios de punta o duerme mal?',
      missing: 'Elija sí o no para los nervios de punta o los problemas para dormir',
    },
  },
  areas: {
    neck: 'Cuello',
    'low-back': 'Espalda baja',
    shoulder: 'Hombro',
    head: 'Cabeza',
  },
  severePlaces: {
    chest: 'Pecho',
    belly: 'Barriga',
    head: 'Cabeza',
    'neck-or-back': 'Cuello o espalda',
    elsewhere: 'Otro lugar',
  },
  severe: 'Dolor de {pain} de 10. {place}.',
  ages: {
    'under-18': 'Menos de 18',
    '18-34': 'De 18 a 34',
    '35-49': 'De 35 a 49',
    '50-plus': '50 o más',
  },
  expectations: {
    soon: 'Pronto',
    slowly: 'Despacio',
    'do-not-know': 'No sé',
    never: 'Creo que nunca',
  },
  dateFaults: {
    'not-a-date': 'Escriba una fecha que exista, como el 4 de marzo de 2026',
    'in-the-future': 'Escriba una fecha pasada',
  },

  form: {
    heading: 'Su dolor y su choque',
    intro:
      'Son unas preguntas cortas. Sus respuestas se quedan en esta pestaña y en este dispositivo. Nosotros no las vemos.',
    examFirst: 'Pida primero un examen',
    shoulderFirst:
      '¿De pronto no puede levantar el brazo? Sin fuerza, o sin saber por qué: 911. Por dolor, o deforme: hoy a emergencias. ¿Dormido? Revise antes las señales.',
    known: {
      '50-plus': 'En la revisión de señales de peligro contestó: 65 años o más.',
      'under-18': 'Se trata de un niño o una niña.',
    },
    changeKnown: 'Cambiar esta respuesta en la revisión de señales de peligro',
    step: 'Pregunta {number} de {all}',
    next: 'Siguiente',
    back: 'Atrás',
    submit: 'Ver lo que hallaron los estudios',
    errorHeading: 'Conteste primero estas preguntas',
    crashNotAsked:
      'No preguntamos por su carro. En los estudios, por cómo fue el choque no se podía saber cómo seguiría el dolor de cuello.',
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
        'Un doctor puede examinar a un menor después de un choque. Las señales de peligro dicen cuándo llamar al 911.',
      ],
    },
    watch: {
      heading: 'Sin dolor: vigile si aparecen síntomas',
      paragraphs: [
        'Los estudios son de personas con dolor. No tienen una cifra para usted.',
        'El dolor puede empezar horas o días después de un choque. Vuelva a leer las señales de peligro mañana, y regrese a esta herramienta si empieza el dolor.',
      ],
    },
    concussion: {
      heading: 'Para la cabeza no damos ningún estimado',
      paragraphs: [
        'La mayoría de las personas con una conmoción cerebral se siente mejor en unas semanas. De 15 a 20 de cada 100 todavía tienen síntomas después de 1 mes. Hable con su doctor si los suyos duran más.',
        'El diagnóstico lo hace un doctor, o una enfermera o un enfermero con especialidad (nurse practitioner, NP). Nosotros no tratamos la conmoción cerebral: la explicamos y le enviamos con un doctor.',
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
    headings: {
      neck: 'Qué les pasó a grupos de personas con dolor de cuello después de un choque',
      'low-back': 'Qué les pasó a grupos de personas con dolor nuevo de espalda baja',
      shoulder: 'Qué les pasó a grupos de personas con dolor de hombro',
      'beyond-12-weeks': 'Cuando el dolor dura más de 12 semanas',
      several: 'Qué les pasó a grupos de personas con dolor en estos lugares',
    },
    cannotTell: 'No podemos saber qué tan rápido se recuperará. Ninguna herramienta puede.',
    notCrashes: 'Estos estudios no eran sobre choques.',

    timeline: {
      heading: 'Cómo encajan los estudios en las 3 fases de nuestro plan',
      promise:
        'Este es nuestro plan de atención de 12 semanas. No es una promesa de que se recuperará en 12 semanas.',
      places: {
        'days-1-14': 'Días 1 a 14',
        'weeks-2-6': 'Semanas 2 a 6',
        'weeks-6-12': 'Semanas 6 a 12',
        later: 'Después de 12 semanas',
      },
      now: 'Usted está aquí',
      foundLabel: 'En los estudios',
      careLabel: 'En nuestro plan de atención',
      found: {
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
      },
      care: {
        'days-1-14': 'Un examen, movimiento suave y ejercicios para su casa.',
        'weeks-2-6': 'Otra vez las primeras medidas. Si nada cambió, cambia el plan.',
        'weeks-6-12': 'Práctica para cargar, girar, manejar y las tareas de su trabajo.',
        later: 'Si el dolor sigue, el siguiente paso se planea junto con su doctor.',
      },
      readOff: 'Las semanas 2 y 12 se leen en líneas rectas entre los puntos publicados.',
    },
    ago: {
      days: { one: 'Su choque fue hace {n} día.', other: 'Su choque fue hace {n} días.' },
      months: { one: 'Su choque fue hace {n} mes.', other: 'Su choque fue hace {n} meses.' },
      years: { one: 'Su choque fue hace {n} año.', other: 'Su choque fue hace {n} años.' },
    },
    today: 'Su choque fue hoy.',

    figures: {
      heading: 'Lo que hallaron los estudios',
      neck: [
        'Alrededor de la mitad de las personas con latigazo cervical mejora mucho en 3 meses. Un año después, cerca de la mitad todavía tiene algo de dolor de cuello.',
        'Las dos cosas son ciertas. El dolor al año puede ser leve, y a algunas personas ya les dolía el cuello antes. Además, cada estudio define la recuperación a su modo.',
      ],
      'low-back': [
        'En estudios de dolor nuevo de espalda baja, el dolor promedio bajó de 52 a 23 puntos (de 100) en 6 semanas, y al año era de 6. Esos estudios no eran sobre choques.',
        'Un estudio siguió a 973 personas con dolor nuevo de espalda baja. Al año, 72 de cada 100 se habían recuperado por completo. El estudio no era sobre choques.',
      ],
      shoulder: [
        'En estudios del hombro, unas 60 de cada 100 personas se habían recuperado entre los 6 meses y el año. Esos estudios no eran sobre choques.',
        'Visto al revés: a unas 40 de cada 100 personas todavía les dolía el hombro al año.',
      ],
      beyond: [
        'Otros estudios siguieron dolor de espalda baja que ya llevaba de 12 semanas a 12 meses. El dolor promedio bajó de 51 a 33 puntos (de 100) en 6 semanas, y al año era de 23. Esos estudios no eran sobre choques.',
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
    courses: {
      mild: 'tuvieron problemas leves todo el tiempo',
      moderate: 'empezaron con problemas moderados, ya leves a los 3 meses',
      severe: 'todavía tenían problemas de moderados a graves al año',
    },
    shoulderTimes: {
      'month-1': 'se habían recuperado al mes (estudio de 349 personas)',
      'week-26': 'se habían recuperado a las 26 semanas (estudio de 389 personas)',
      'year-1': 'se habían recuperado al año (estudio de 349 personas)',
    },

    signs: {
      heading: 'Datos que se vieron más en quienes tardaron más en recuperarse',
      none: 'No marcó ninguno de los 6 datos: {band}.',
      some: 'Marcó {count} de los 6 datos: {band}.',
      bands: {
        fewer: 'menos datos de recuperación lenta',
        some: 'algunos datos de recuperación lenta',
        more: 'más datos de recuperación lenta',
      },
      notChance:
        'Es un conteo, no una probabilidad en porcentaje. Las cifras de arriba son las mismas con cualquier conteo.',
      names: {
        pain: 'Peor dolor de 6 o más en la escala de 10',
        headache: 'Dolor de cabeza desde el choque',
        'low-back-pain': 'También dolor de espalda baja',
        'earlier-neck-pain': 'Dolor de cuello antes del choque',
        expectation: 'No cree que se va a recuperar pronto',
        'on-edge': 'Nervios de punta o problemas para dormir',
      },
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
        'En los estudios, esto se vio más en quienes tardaron más en recuperarse. No decide cómo le irá a usted.',
      crash: 'Por la fuerza del choque no se podía saber cómo seguiría el dolor de cuello.',
    },

    helps: {
      heading: 'Lo que ayuda',
      neck: [
        'Manténgase en movimiento. Lo aconseja una guía para el dolor de cuello después de un choque.',
        'Haga ejercicios de movimiento, junto con información clara sobre su cuello.',
        'La terapia manual (con las manos) junto con movimiento es una opción en los primeros 3 meses.',
        'No se ponga un collarín si un doctor no se lo indicó. La guía aconseja no usarlo.',
      ],
      'low-back': [
        'La mayoría de las personas con dolor nuevo de espalda baja mejora con el tiempo, con cualquier tratamiento.',
        'El calor ayudó en estudios de calidad moderada.',
        'Los estudios sobre masaje, acupuntura y ajustes de la columna son de baja calidad.',
      ],
      shoulder: [
        'Se sabe poco de lo que ayuda a un hombro después de un choque.',
        'Un examen muestra cuánto se mueve, qué fuerza tiene y qué probar primero.',
      ],
      beyond: {
        neck: [
          'Aprender sobre el dolor, con ejercicios de movimiento y fuerza.',
          'Yoga o qigong (movimientos lentos con respiración tranquila).',
          'Masaje clínico.',
          'Movimiento junto con terapia manual (con las manos).',
        ],
        'low-back': [
          'En una guía para el dolor de espalda baja que sigue, primero van el ejercicio y la rehabilitación.',
          'Los estudios sobre ajustes de la columna son de baja calidad.',
          'En esa guía, los opioides (medicinas fuertes para el dolor) van al final.',
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
        'Para una sola persona, las pruebas hechas con estudios aciertan apenas más que adivinando.',
      differ: 'Los resultados cambian mucho de un estudio a otro.',
      crashes: 'No sabemos qué tanto sirven estos estudios para el dolor de un choque.',
    },

    seen: {
      heading: 'Cuándo pedir que le vean',
      danger: 'Con una señal de peligro, llame al 911 o vaya a una sala de emergencias.',
      worse: `${worse.urgent}: ${worse.call}. ${worse.rest}`,
      exam: 'Nadie le ha examinado desde el choque: pida un examen, aunque el dolor sea leve.',
      review: 'Marcó 4 datos o más: pida una revisión en las próximas 2 a 4 semanas.',
      reviewNow: 'Dolor por más de 12 semanas: pídanos una revisión, o pídala a su doctor.',
      headache:
        'Un dolor de cabeza que sigue después de 3 meses: hable con su doctor, también de sus medicinas para el dolor.',
      onEdge:
        'Sentirse en alerta después de un choque es común. Hable con su doctor si no se le pasa. Si piensa en el suicidio, llame al 988 y oprima 2, o mande la palabra AYUDA al 988.',
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
    changeAnswer: 'Cambiar',
    changeOne: 'Cambiar: {question}',
    startOver: 'Borrar y empezar de nuevo',
    erased: 'Sus respuestas se borraron.',
    undo: 'Deshacer',
  },
}
