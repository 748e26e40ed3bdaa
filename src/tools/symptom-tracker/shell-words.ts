import type { Locale } from '#i18n/locales.ts'

/** The few words that are needed before the diary itself is there. */
const en = {
  opening: 'Opening your diary…',
  notLoaded: 'The diary did not load. Nothing is lost. Load the page again.',
  reload: 'Load the page again',
  noScript:
    'The diary needs JavaScript. Without it, keep one on paper: date, pain from 0 to 10, where it hurts, sleep, and what you could not do.',
}

const es: typeof en = {
  opening: 'Abriendo su diario…',
  notLoaded: 'El diario no se cargó. No se perdió nada. Cargue la página otra vez.',
  reload: 'Cargar la página otra vez',
  noScript:
    'El diario necesita JavaScript. Sin él, llévelo en papel: fecha, dolor de 0 a 10, dónde le duele, sueño y lo que no pudo hacer.',
}

export const shellWords: Record<Locale, typeof en> = { en, es }
