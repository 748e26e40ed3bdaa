import type { LockWords } from '#tools/symptom-tracker/views/lock/words.en.ts'

export const es: LockWords = {
  heading: 'Ponerle llave al diario',
  text: 'Con una frase secreta, quien más use este dispositivo no puede leer su diario. Usted la escribe en cada visita.',
  forgetting:
    'Nadie puede abrir el diario sin ella, y nosotros tampoco. Si la olvida, solo un respaldo le devuelve sus notas.',
  backupFirst: 'Guarde primero un respaldo. Téngalo donde solo usted lo encuentre.',
  saveBackup: 'Guardar primero un respaldo',
  passphrase: 'Frase secreta para el diario',
  passphraseHint: 'Use 4 palabras o más. Usted ve lo que escribe, para revisarlo.',
  tooShort: 'Use por lo menos 8 letras.',
  lock: 'Ponerle llave al diario',
  working: 'Trabajando…',
  isLocked: 'El diario tiene llave. Está abierto hasta que usted salga de esta página.',
  locked: 'El diario ya tiene llave.',
  close: 'Cerrarlo ahora',
  change: 'Cambiar la frase secreta',
  newPassphrase: 'Nueva frase secreta',
  saveNew: 'Usar la nueva frase secreta',
  changed: 'Desde ahora vale la nueva frase secreta.',
  remove: 'Quitar la frase secreta',
  removed: 'El diario ya no tiene frase secreta.',
  notDone: 'El navegador no lo hizo. No cambió nada. Intente de nuevo.',
  openHeading: 'Su diario tiene llave',
  signs:
    '¿Hay algo nuevo o que empeora rápido? Mire primero las señales de peligro de esta página.',
  openLabel: 'Su frase secreta',
  open: 'Abrir el diario',
  wrong: 'Esta frase secreta no abre el diario. No cambió nada. Intente de nuevo.',
  forgot: 'Olvidé la frase secreta',
  startOverText:
    'Entonces ya no se pueden leer estas notas. Puede empezar un diario vacío y recuperar ahí un respaldo.',
  startOver: 'Borrarlo y empezar un diario vacío',
}
