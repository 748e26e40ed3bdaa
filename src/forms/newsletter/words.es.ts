import type { Words } from '#forms/newsletter/words.en.ts'
import { es as contract } from './contract/words.es.ts'

const { fields } = contract

export const es: Words = {
  fields,
  heading: 'Consejos de recuperación por correo',
  intro: 'Un correo corto al mes. Puede cancelarlo cuando quiera.',
  submit: 'Suscribirme',
  sending: 'Enviando…',
  privacy: 'Guardamos su correo solo para este boletín.',
  success: {
    title: '¡Suscripción recibida!',
    description: 'Recibirá consejos de recuperación e información de salud.',
  },
  failure: {
    title: 'No se pudo hacer la suscripción',
    description: 'Por favor, intente de nuevo más tarde.',
  },
  next: 'Falta un paso: abra el correo que le mandamos y presione Confirmar. Busque también en el correo no deseado.',
  notSent:
    'Esto no se guardó. Su dirección sigue aquí: por favor, presione Suscribirme otra vez más tarde.',
  confirmButton: 'Confirmar mi correo',
  unsubscribeButton: 'Cancelar mi suscripción',
  startAgainButton: 'Volver a recibirlo',
  dismiss: 'Cerrar este mensaje',
}
