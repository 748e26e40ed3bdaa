import type { Locale } from '#i18n/locales.ts'

/** The few words that are needed before the diary itself is there. */
const en = {
  opening: 'Opening your diary…',
  notLoaded: 'The diary did not load. Nothing is lost. Load the page again.',
  reload: 'Load the page again',
}

const es: typeof en = {
  opening: 'Abriendo su diario…',
  notLoaded: 'El diario no se cargó. No se perdió nada. Cargue la página otra vez.',
  reload: 'Cargar la página otra vez',
}

export const shellWords: Record<Locale, typeof en> = { en, es }
