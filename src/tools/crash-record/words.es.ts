import type { Words } from '#tools/crash-record/words.en.ts'

export const es: Words = {
  forElse: '¿Pregunta por otra persona?',
  about: '¿De quién se trata?',
  me: 'Yo',
  addMore: 'Agregar a alguien',
  erase: 'Borrar todo sobre {name}',
  erased: 'Todo sobre {name} se borró de este dispositivo.',
  later: {
    coming: 'Un momento…',
    missing: 'Una parte de esta página no se cargó. Lo que escribió está guardado.',
    reload: 'Cargar la página otra vez',
  },
  crashOn: 'El choque fue el {date}.',
  crashOnAt: 'El choque fue el {date}, {time}.',
  change: 'Cambiar',
  changeCrash: 'Cambiar el día del choque',
  longAgo: 'Eso fue hace {days} días. ¿Está bien el año? Si está bien, oprima el botón otra vez.',
}
