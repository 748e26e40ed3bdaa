import type { Locale } from '#language/locales.ts'
import type { SceneName } from './scene-names.ts'
import { en } from './words.en.ts'
import { es } from './words.es.ts'

/** A scene without words in both languages does not compile. */
export const sceneWords: Readonly<Record<Locale, Readonly<Record<SceneName, string>>>> = { en, es }
