import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { type Locale, locales } from '#i18n/locales.ts'
import { strings } from '#i18n/strings.ts'
import { readClaims } from '#words/registers.ts'
import { forbiddenPhrases } from './phrases.ts'
import type { Problem } from './written-pages.ts'

/** All texts inside a value of any shape, lists and objects included. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

/** The texts that stand under the name of a language somewhere in a value: `{ en: …, es: … }`. */
export function textsOf(value: unknown, locale: Locale): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === locale && typeof inner === 'string' ? [inner] : textsOf(inner, locale),
  )
}

function findIn(texts: readonly string[], locale: Locale, file: string): Problem[] {
  return texts.flatMap((text) =>
    forbiddenPhrases(text, locale).map((found) => ({ file, text: `${found} in: ${text}` })),
  )
}

/** The lists of `content/data/` as far as visitors see them: a claim that is shown nowhere may wait. */
function readLists(): Array<{ file: string; value: unknown }> {
  const others = readdirSync('content/data').filter((name) => name !== 'claims.yaml')
  const shownClaims = readClaims().filter(({ shownOn }) => shownOn.length > 0)
  return [
    { file: 'content/data/claims.yaml', value: shownClaims },
    ...others.map((name) => {
      const file = join('content/data', name)
      return { file, value: parse(readFileSync(file, 'utf8')) as unknown }
    }),
  ]
}

/** Forbidden phrases in the lists of `content/data/` and in the strings of the interface. */
export function findForbiddenElsewhere(): Problem[] {
  const lists = readLists()
  return locales.flatMap((locale) => [
    ...lists.flatMap(({ file, value }) => findIn(textsOf(value, locale), locale, file)),
    ...findIn(textsIn(strings(locale)), locale, `src/i18n/${locale}.ts`),
  ])
}
