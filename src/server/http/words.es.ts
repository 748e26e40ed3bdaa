import type { Words } from './words.en.ts'

export const es: Words = {
  linkNotStored:
    'No pudimos guardar su solicitud. Por favor, abra otra vez el enlace de su correo en unos minutos.',
  unsubscribed: 'Su suscripción está cancelada.',
  whichMessage: 'Mensaje {number}. Llegó el {time}.',
  notFound: 'Esta página no existe. Llámenos: {number}',
  wrongMethod: 'Esta página solo se puede leer.',
  badAddress: 'Esta no es una dirección web válida.',
  movedTo: 'Esta página ahora está en',
}
