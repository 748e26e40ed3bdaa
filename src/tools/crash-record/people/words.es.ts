import type { Words } from '#tools/crash-record/people/words.en.ts'

export const es: Words = {
  form: {
    heading: 'Agregue a alguien que iba en el choque',
    text: 'Cada persona tiene sus propias respuestas, su diario, su plan y su resultado. Los nombres y las respuestas se quedan en este dispositivo. Nosotros no los vemos.',
    name: 'Nombre',
    nameHint: 'Basta el primer nombre.',
    kind: 'Esta persona es',
    kinds: { adult: 'una persona adulta', child: 'menor de 16 años' },
    add: 'Agregar a esta persona',
    cancel: 'Cancelar',
  },
  faults: {
    'no-name': 'Escriba un nombre.',
    'same-name': 'Ya hay alguien con este nombre. Agregue una letra o elija el nombre de arriba.',
    'no-room': 'Hay lugar para 3 personas. Borre primero a una.',
    'no-kind': 'Elija si es una persona adulta o menor de 16 años.',
    'not-kept':
      'Este navegador no nos deja guardar nada, o está lleno. De todos modos puede contestar por otra persona: sus respuestas se quedan solo en esta pestaña.',
  },
  erase: {
    heading: '¿Borrar todo sobre {name}?',
    text: 'Se borrarán de este dispositivo las respuestas, el diario, el plan y el resultado de {name}. No tenemos otra copia. Lo de usted se queda.',
    confirm: 'Borrar',
    keep: 'Conservarlo',
    close: 'Cerrar',
    failed: 'No se borró todo. Cierre las otras pestañas de este sitio y oprima el botón otra vez.',
  },
}
