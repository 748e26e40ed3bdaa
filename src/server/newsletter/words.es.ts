import type { Words } from './words.en.ts'

export const es: Words = {
  onSite: 'Léalo en nuestro sitio web:',
  why: 'Recibe este boletín porque lo pidió en nuestro sitio web y confirmó su dirección.',
  stop: 'Para cancelarlo en el momento, sin contraseña:',
  stopLink: 'Cancelar la suscripción',
}
