import type { Words } from './words.en.ts'

export const es: Words = {
  confirmation: {
    subject: 'Confirme su suscripción al boletín',
    heading: 'Confirme su correo electrónico',
    ask: '¿Quiere recibir el boletín de recuperación de {clinic}? Abra esta página y presione el botón:',
    askButton:
      '¿Quiere recibir el boletín de recuperación de {clinic}? Presione el botón, y otra vez en la página que se abre:',
    button: 'Sí, lo quiero',
    lasts: 'El enlace sirve durante {days} días.',
    why: 'Recibe este correo porque alguien escribió esta dirección en el formulario de nuestro sitio web.',
    ignore: 'Si no fue usted, no haga nada. No recibirá el boletín.',
    stop: 'Para pedirnos que nunca más escribamos a esta dirección:',
  },
  issue: {
    onSite: 'Léalo en nuestro sitio web:',
    onSiteButton: 'Leerlo en nuestro sitio web',
    why: 'Recibe este boletín porque lo pidió en nuestro sitio web y confirmó su dirección.',
    stop: 'Para cancelarlo en el momento, sin contraseña:',
  },
  stopLink: 'Cancelar la suscripción',
}
