import type { Words } from '#forms/newsletter/words.en.ts'
import { es as shared } from '#i18n/newsletter/words.es.ts'

const { refusal } = shared

export const es: Words = {
  refusal,
  heading: 'Consejos de recuperación por correo',
  intro: 'Un correo corto al mes. Puede cancelarlo cuando quiera.',
  email: 'Correo electrónico',
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
  confirmButton: 'Confirmar mi correo',
  unsubscribeButton: 'Cancelar mi suscripción',
  dismiss: 'Cerrar este mensaje',
}
