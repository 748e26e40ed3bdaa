import type { Words } from '#server/mail/words.en.ts'

export const es: Words = {
  subject: 'Confirme su suscripción al boletín',
  heading: 'Confirme su correo electrónico',
  ask: '¿Quiere recibir el boletín de recuperación de {clinic}? Abra esta página y presione el botón:',
  button: 'Confirmar',
  lasts: 'El enlace sirve durante {days} días.',
  why: 'Recibe este correo porque alguien escribió esta dirección en el formulario de nuestro sitio web.',
  ignore: 'Si no fue usted, no haga nada. No recibirá el boletín.',
  stop: 'Para pedirnos que nunca más escribamos a esta dirección:',
  stopLink: 'Cancelar la suscripción',
}
