import type { Words } from '#tools/accident-action-plan/words.en.ts'

export const es: Words = {
  scene: {
    hurt: '¿Alguien puede estar grave, o no lo sabe?',
    heading: 'En el lugar del choque',
    steps: {
      'get-safe':
        'Encienda las luces intermitentes. Si se puede mover sin dolor, aléjese del tráfico. Si le duele el cuello o la espalda, no se mueva hasta que llegue la ayuda, a menos que ahí corra peligro. No mueva a nadie que esté muy lastimado, a menos que haya peligro.',
      photos: 'Tome fotos de los carros, las placas, la calle y sus lesiones.',
      'trade-details':
        'Intercambie datos: nombres, placas, aseguradoras y números de licencia. Anote también los nombres de quienes vieron el choque.',
      'say-little': 'Diga solo lo que sabe. No tiene que decir quién tuvo la culpa.',
    },
  },
  form: {
    heading: '¿Cuándo y cómo fue el choque?',
    intro:
      'Con estas respuestas se hace el plan. Se quedan en este dispositivo. Nosotros no las vemos.',
    date: 'Fecha del choque',
    time: 'Hora del choque, si la sabe',
    timeHint: 'Basta la hora aproximada. Algunos reportes tienen un plazo de horas.',
    role: '¿Cómo iba usted?',
    roleOfOther: '¿Cómo iba esta persona?',
    hurt: '¿Se lastimó alguien?',
    hurtHint: 'El dolor cuenta, también si llegó después.',
    circumstances: '¿Pasó algo de esto?',
    circumstancesHint: 'Marque todo lo que sea cierto, o nada.',
    submit: 'Ver mi plan',
    errorHeading: 'Conteste primero estas preguntas',
    faults: {
      date: {
        missing: 'Escriba la fecha del choque',
        'not-real': 'Escriba una fecha que exista, como el 4 de marzo de 2026',
        'in-the-future': 'Escriba una fecha pasada',
      },
      time: {
        missing: 'Escriba la hora del choque',
        'not-real': 'Escriba una hora como 3:30 p. m., o deje el espacio vacío',
        'in-the-future': 'Escriba una hora pasada',
      },
      role: {
        missing: 'Elija cómo iba usted',
        'not-real': 'Elija cómo iba usted',
        'in-the-future': 'Elija cómo iba usted',
      },
      hurt: {
        missing: 'Elija si alguien se lastimó',
        'not-real': 'Elija si alguien se lastimó',
        'in-the-future': 'Elija si alguien se lastimó',
      },
    },
  },
  roles: {
    driver: 'Manejando',
    passenger: 'Con alguien que manejaba',
    bicycle: 'En bicicleta',
    'on-foot': 'A pie',
  },
  hurt: { yes: 'Sí, aunque sea poco', 'not-sure': 'No sé', no: 'No' },
  circumstances: {
    'hit-and-run': 'La otra persona se fue (choque con fuga, hit-and-run)',
    'public-vehicle':
      'Hubo un autobús u otro vehículo público, una calle en mal estado o una escuela',
    'at-work': 'Pasó durante el trabajo',
    'ride-share': 'Iba en un Uber o Lyft',
    minor: 'La persona lesionada es menor de 18 años',
  },

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
    stages: {
      now: 'Ahora',
      'first-day': 'El primer día',
      '72-hours': 'En las primeras 72 horas',
      'two-weeks': 'En las primeras 2 semanas',
    },
    until: 'hasta el {date}',
    dueMoment: 'A más tardar a las {time} del {date}',
    dueDay: 'A más tardar el {date}',
    dueDayAtHour: 'A más tardar el {date}, a la hora del choque',
    overdue: 'El plazo usual terminó el {date}. Hágalo hoy.',
    source: 'Fuente',
    stillCounts: 'Lo que todavía cuenta',
    ago: {
      days: { one: 'Su choque fue hace {n} día.', other: 'Su choque fue hace {n} días.' },
      months: { one: 'Su choque fue hace {n} mes.', other: 'Su choque fue hace {n} meses.' },
      years: { one: 'Su choque fue hace {n} año.', other: 'Su choque fue hace {n} años.' },
    },
    reportsOver:
      'Los plazos usuales de los reportes ya pasaron. Si no mandó alguno, pregunte a un abogado si todavía importa.',
  },

  tasks: {
    'get-safe': {
      title: 'Póngase a salvo',
      text: 'Aléjese del tráfico si puede hacerlo sin dolor. Encienda las luces intermitentes.',
    },
    'trade-details': {
      title: 'Intercambie datos',
      text: 'Anote nombres, placas, aseguradoras y números de licencia. Pida nombre y teléfono a quien lo vio.',
    },
    photos: {
      title: 'Tome fotos',
      text: 'Use la lista de abajo. Tómelas antes de mover o reparar algo, si todavía se puede.',
    },
    'say-little': {
      title: 'Diga solo lo que sabe',
      text: 'Dé los hechos. No tiene que decir quién tuvo la culpa. La tarjeta de abajo trae palabras que puede usar.',
    },
    'vehicle-number': {
      title: 'Anote el vehículo o lugar público',
      text: 'Agencia, línea, número del vehículo y quién manejaba. Si fue una calle o una escuela, el lugar exacto.',
    },
    'trip-record': {
      title: 'Guarde el viaje de la aplicación',
      text: 'Guarde capturas de pantalla del viaje, de quien manejaba, de la placa y de la hora.',
    },
    'police-report': {
      title: 'Haga el reporte por escrito a la policía o a la patrulla de caminos (CHP)',
      text: 'Si alguien se lastimó o murió, quien manejaba debe reportarlo por escrito dentro de las 24 horas después del choque. Guarde el número.',
    },
    'police-told': {
      title: 'Pregunte si ya reportaron el choque',
      text: 'Si alguien se lastimó, quien manejaba debe reportarlo por escrito dentro de las 24 horas después del choque. Usted también puede llamar a la policía.',
    },
    'police-hit-and-run': {
      title: 'Reporte a la policía que la otra persona huyó',
      text: 'Su propia cobertura contra conductores sin seguro suele pedirlo dentro de las 24 horas después del choque. Diga placa, color, daños y dirección.',
    },
    exam: {
      title: 'Pida un examen, aunque el dolor sea leve',
      text: 'Nombre cada parte que le duele. Si un doctor le da instrucciones, siga esas primero.',
    },
    watch: {
      title: 'Revise otra vez las señales de peligro',
      text: 'Hágalo cada mañana. Algunas señales llegan días después. La lista dice cuándo llamar al 911 y cuándo ir a una sala de emergencias.',
    },
    child: {
      title: 'Observe de cerca al menor',
      text: 'Llame al 911 si un bebé o niño pequeño no deja de llorar, o no quiere comer, o no quiere pecho o biberón. Pida que un doctor examine al menor.',
    },
    'keep-moving': {
      title: 'Muévase, con suavidad y seguido',
      text: 'Una guía para el dolor de cuello después de un choque aconseja mantenerse en movimiento y no usar collarín.',
    },
    'keep-things': {
      title: 'Guarde lo que llevaba puesto y su bicicleta',
      text: 'Ropa, zapatos, casco, bicicleta. No los lave, repare ni tire antes de tomarles fotos.',
    },
    'tell-insurer': {
      title: 'Avise a su propia aseguradora de carro, si tiene',
      text: 'Dé la fecha, el lugar y las placas. Pida un número de reclamo (claim).',
    },
    'app-report': {
      title: 'Reporte el choque a la empresa del viaje',
      text: 'Use la aplicación. Pregunte por escrito qué seguro cubre el viaje.',
    },
    'tell-employer': {
      title: 'Avise a su patrón por escrito',
      text: 'Diga cuándo y dónde pasó, y qué le duele. Las lesiones de trabajo tienen sus propias reglas, que no están en este plan.',
    },
    diary: {
      title: 'Empiece un diario',
      text: 'Un minuto al día: dolor, sueño y lo que no pudo hacer.',
    },
    papers: {
      title: 'Junte sus papeles en 1 solo lugar',
      text: 'Número de reporte, fotos, cuentas, recibos, horas de trabajo perdidas y nombres de quienes le examinaron.',
    },
    payment: {
      title: 'Pregunte quién paga y lea antes de firmar',
      text: 'También nuestros papeles: lléveselos a casa y pregunte cuánto podría deber después.',
    },
    sr1: {
      title: 'Mande el formulario SR-1 al departamento de vehículos (DMV)',
      text: 'Se manda a más tardar 10 días después del choque si alguien se lastimó, o si el daño de una persona pasa de $1,000. El reporte de la policía no lo reemplaza.',
    },
    'insurer-statement': {
      title: 'Dé a su propia aseguradora una declaración jurada sobre la fuga',
      text: 'Por lo general, a más tardar 30 días después del choque. De eso puede depender su cobertura contra conductores sin seguro.',
    },
    'public-claim': {
      title: 'Busque asesoría legal sobre la oficina pública',
      text: 'El reclamo es por escrito y hay poco tiempo.',
    },
    'police-copy': {
      title: 'Pida una copia del reporte de la policía',
      text: 'Pregunte a la policía cómo obtenerla. Revise que los nombres y lugares estén bien.',
    },
    records: {
      title: 'Pida su expediente médico',
      text: 'Pídalo por escrito en cada lugar donde le examinaron.',
    },
    'time-limits': {
      title: 'Sepa cuánto tiempo tiene para demandar o reclamar',
      text: 'Estos son los plazos usuales. El suyo puede ser más corto o más largo: busque pronto asesoría legal.',
    },
    review: {
      title: 'Repase estos días: ¿hay algo nuevo?',
      text: 'Cuéntenos a nosotros o a su doctor si tiene dolor nuevo, problemas para dormir o los nervios de punta.',
    },
  },

  law: {
    by: '{time}: a más tardar el {date}',
    governmentDate: 'La fecha es la que llega primero: 6 meses o 182 días.',
    noMove:
      'Las fechas cuentan días de calendario. No se mueven por fines de semana ni días feriados.',
    lawyer: 'No podemos enviarle con un abogado. Para encontrar un servicio certificado:',
    stateBar: 'Colegio de Abogados de California (State Bar)',
    notAdvice: 'Esta es información general. No es asesoría legal.',
    known: 'Reglas conocidas hasta agosto de 2026.',
    limits: {
      injury: { name: 'Demanda por una lesión o una muerte', time: 'por lo general, 2 años' },
      property: {
        name: 'Demanda por daños a un carro u otras cosas',
        time: 'por lo general, 3 años',
      },
      government: {
        name: 'Reclamo contra una oficina pública, como un autobús, una calle o una escuela',
        time: 'por lo general, a más tardar 6 meses después del choque',
      },
      'government-late': {
        name: 'Pedir permiso para reclamar tarde',
        time: 'por lo general, a más tardar 1 año después del choque; luego, ante un juez',
      },
      child: {
        name: 'Se lastimó un menor',
        time: 'por lo general, el plazo para demandar se detiene hasta los 18 años',
      },
      'child-government': {
        name: 'A un menor lo lastimó una oficina pública',
        time: 'sin pausa: el plazo corre desde el principio',
      },
      'insurer-decides': {
        name: 'La aseguradora decide sobre su reclamo',
        time: '40 días de calendario después de recibir sus pruebas, o más si explica por escrito por qué; si usted no tiene abogado, le avisa 60 días antes de un plazo que quiera usar',
      },
      records: {
        name: 'Copias de su expediente médico',
        time: '15 días después de pedirlas; 5 días hábiles para verlo',
      },
    },
  },

  own: {
    heading: 'Su propia lista y sus notas',
    label: 'Agregue algo suyo',
    add: 'Agregar',
    remove: 'Quitar {text}',
    notes: 'Notas',
    notesHint: 'Por ejemplo: número de reporte, número de reclamo, nombres.',
  },

  photos: {
    heading: 'Lista de fotos',
    list: {
      'photo-cars': 'Cada vehículo, por todos lados, de lejos y de cerca',
      'photo-papers': 'Cada placa, licencia y tarjeta de seguro',
      'photo-street': 'La calle: carriles, señales, luces y marcas de frenado',
      'photo-inside': 'Dentro del carro: asientos, asientos de niños, cinturones y bolsas de aire',
      'photo-injuries': 'Moretones y cortadas, hoy y otra vez mañana',
      'photo-bicycle': 'Bicicleta, casco, zapatos y ropa, antes de lavarlos o repararlos',
      'photo-public': 'El número del autobús o vehículo público, o el lugar exacto de la calle',
    },
  },

  actions: {
    label: 'Guardar, imprimir o borrar este plan',
    calendar: 'Guardar lo que falta en mi calendario',
    calendarHint:
      'Un archivo para su calendario, con recordatorios. Su calendario puede copiarlo a internet.',
    deleteByHand:
      'Después de marcar algo como listo, guarde el archivo otra vez: así se quita de su calendario. Si una entrada se queda, ábrala en su calendario y bórrela ahí. Haga lo mismo antes de borrar este plan.',
    print: 'Imprimir',
    erase: 'Borrar este plan',
    undo: 'Deshacer',
  },
  told: {
    removed: 'Quitado: {text}',
    erased:
      'El plan se borró de este dispositivo. El día del choque se queda para las otras herramientas.',
    calendar: 'El archivo del calendario está guardado. Ábralo para agregar las fechas.',
    calendarNotLoaded:
      'No se hizo el archivo del calendario: una parte de esta página no se cargó. Su plan sigue guardado. Cargue la página otra vez y oprima de nuevo.',
    nothingLeft: 'No queda nada para poner en un calendario.',
    undone: 'Deshecho.',
  },
  kept: {
    saved: 'Su plan está guardado en este dispositivo.',
    'tab-only':
      'Este plan se queda solo en esta pestaña, hasta que la cierre. Para guardarlo, agregue a la persona por su nombre arriba.',
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
    stillDue: 'Sigue pendiente: {title}',
    limitTitle: 'Último día usual: {name}',
    cancelled: 'Ya está hecho o ya no hace falta.',
    ownList: 'Plan de acción: su propia lista',
  },
  fileName: 'plan-de-accion.ics',
}
