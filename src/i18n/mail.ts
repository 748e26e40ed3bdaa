import { clinic } from '#clinic'
import type { Locale } from '#i18n/locales.ts'

/** What the server says to a visitor: in mails, beside a form field, in answers without a page. */
const en = {
  confirm: {
    subject: 'Confirm your newsletter subscription',
    heading: 'Confirm your e-mail address',
    ask: `Do you want the recovery newsletter of ${clinic.name}? Open this page and press the button:`,
    button: 'Open the confirmation page',
    lasts: (days: number) => `The link works for ${days} days.`,
    why: 'You get this e-mail because someone typed this address into the form on our website.',
    ignore: 'If that was not you, do nothing. You will not get the newsletter.',
    stop: 'To tell us never to write to this address again:',
    stopLink: 'Unsubscribe',
  },

  refusal: {
    missing: 'Enter your e-mail address.',
    'too-long': 'Enter an e-mail address of 254 characters or fewer.',
    malformed: 'Enter an e-mail address like name@example.com.',
    'malformed-request': 'We could not read that request.',
    'cross-site': 'Please send the form again from this page.',
    'unknown-function': 'There is nothing at this address.',
    'wrong-method': 'This address does not take that kind of request.',
    'too-large': 'That was too long for us to read. Please send only your e-mail address.',
    'unsupported-type': 'We could not read the format of that request.',
    'too-many': (minutes: number) =>
      minutes === 1
        ? 'Too many sign-ups came from your network. Please try again in 1 minute.'
        : `Too many sign-ups came from your network. Please try again in ${minutes} minutes.`,
    internal: 'Something went wrong on our side. Please try again in a few minutes.',
    'not-stored': 'We could not save that. Please try again in a few minutes.',
  },

  /** When a button from a mail could not be saved. */
  linkNotStored:
    'We could not save that. Please open the link in your e-mail again in a few minutes.',
  /** The whole answer to a mail program that unsubscribes for its user. */
  unsubscribed: 'You are unsubscribed.',
  notFound: `This page does not exist. Call us: ${clinic.phones.office}`,
  wrongMethod: 'This page can only be read.',
  badAddress: 'This is not a valid web address.',
  movedTo: 'This page has moved to',
}

export type MailWords = typeof en

const es: MailWords = {
  confirm: {
    subject: 'Confirme su suscripción al boletín',
    heading: 'Confirme su correo electrónico',
    ask: `¿Quiere recibir el boletín de recuperación de ${clinic.name}? Abra esta página y presione el botón:`,
    button: 'Abrir la página de confirmación',
    lasts: (days: number) => `El enlace sirve durante ${days} días.`,
    why: 'Recibe este correo porque alguien escribió esta dirección en el formulario de nuestro sitio web.',
    ignore: 'Si no fue usted, no haga nada. No recibirá el boletín.',
    stop: 'Para pedirnos que nunca más escribamos a esta dirección:',
    stopLink: 'Cancelar la suscripción',
  },

  refusal: {
    missing: 'Escriba su correo electrónico.',
    'too-long': 'Escriba un correo electrónico de 254 caracteres o menos.',
    malformed: 'Escriba un correo electrónico como nombre@ejemplo.com.',
    'malformed-request': 'No pudimos leer esa solicitud.',
    'cross-site': 'Por favor, envíe el formulario otra vez desde esta página.',
    'unknown-function': 'No hay nada en esta dirección.',
    'wrong-method': 'Esta dirección no acepta ese tipo de solicitud.',
    'too-large': 'El texto es demasiado largo. Por favor, envíe solo su correo electrónico.',
    'unsupported-type': 'No pudimos leer el formato de esa solicitud.',
    'too-many': (minutes: number) =>
      minutes === 1
        ? 'Llegaron demasiadas suscripciones desde su red. Por favor, intente de nuevo en 1 minuto.'
        : `Llegaron demasiadas suscripciones desde su red. Por favor, intente de nuevo en ${minutes} minutos.`,
    internal: 'Algo falló de nuestro lado. Por favor, intente de nuevo en unos minutos.',
    'not-stored': 'No pudimos guardar su solicitud. Por favor, intente de nuevo en unos minutos.',
  },

  linkNotStored:
    'No pudimos guardar su solicitud. Por favor, abra otra vez el enlace de su correo en unos minutos.',
  unsubscribed: 'Su suscripción está cancelada.',
  notFound: `Esta página no existe. Llámenos: ${clinic.phones.office}`,
  wrongMethod: 'Esta página solo se puede leer.',
  badAddress: 'Esta no es una dirección web válida.',
  movedTo: 'Esta página ahora está en',
}

export const mailWords: Record<Locale, MailWords> = { en, es }
