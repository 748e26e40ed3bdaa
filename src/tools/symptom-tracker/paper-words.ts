import type { Locale } from '#i18n/locales.ts'

/** For a browser in which the diary cannot run. */
export const paperWords: Record<Locale, string> = {
  en: 'The diary needs JavaScript. Without it, keep one on paper: date, pain from 0 to 10, where it hurts, sleep, and what you could not do.',
  es: 'El diario necesita JavaScript. Sin él, llévelo en papel: fecha, dolor de 0 a 10, dónde le duele, sueño y lo que no pudo hacer.',
}
