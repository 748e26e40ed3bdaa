import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'yaml'
import { type Locale, locales } from '#language/locales.ts'
import { page, pageIds } from '#site/addresses.ts'
import { listFiles } from '#words/check-registers.ts'
import { readClaims, registerFiles } from '#words/registers.ts'
import { findLeftEnglish } from './english-words.ts'
import { ownRulesIn } from './getting-worse.ts'
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
    key === locale ? textsIn(inner) : textsOf(inner, locale),
  )
}

/** Where each thing keeps what it says. */
const listWordFiles = () => globSync('src/**/words.{en,es}.ts').sort()

const textsOfFile = (file: string, words: unknown, locale: Locale) =>
  file.endsWith(`.${locale}.ts`) ? textsIn({ ...(words as object) }) : []

async function readWordFiles() {
  return Promise.all(
    listWordFiles().map(async (file) => {
      const words: unknown = await import(pathToFileURL(resolve(file)).href)
      return { file, words }
    }),
  )
}

/** What the danger check asks and answers is the list that the rule speaks of. */
const isOfTheCheck = (file: string) => /\/danger-signs[./]/.test(file)

function findIn(texts: readonly string[], locale: Locale, file: string): Problem[] {
  return texts.flatMap((text) => {
    const english = findLeftEnglish(text, locale)
    const own = isOfTheCheck(file) ? [] : ownRulesIn(text, locale)
    return [
      ...forbiddenPhrases(text, locale),
      ...(english ? [`"${english}" is English`] : []),
      ...own.map(() => 'a rule of its own for what gets worse: draw gettingWorse()'),
    ].map((found) => ({ file, text: `${found} in: ${text}` }))
  })
}

/** The lists as far as visitors see them: a claim that is shown nowhere may wait. */
function readLists(): Array<{ file: string; value: unknown }> {
  const { file: claims } = registerFiles.claims
  const shownClaims = readClaims().filter(({ shownOn }) => shownOn.length > 0)
  return [
    { file: claims, value: shownClaims },
    ...listFiles
      .filter((file) => file !== claims)
      .map((file) => ({ file, value: parse(readFileSync(file, 'utf8')) as unknown })),
  ]
}

/** What menus call the pages. Names may hold what people search for, as titles may. */
const findInNames = (locale: Locale): Problem[] =>
  pageIds.flatMap((id) => {
    const name = page(id).name[locale]
    return forbiddenPhrases(name, locale, 'search result').map((found) => ({
      file: 'src/site/addresses.ts',
      text: `${found} in: ${name}`,
    }))
  })

/** Forbidden phrases, and sentences left in English, in the lists and in the words of `src/`. */
export async function findForbiddenElsewhere(): Promise<Problem[]> {
  const lists = readLists()
  const files = await readWordFiles()
  return locales.flatMap((locale) => [
    ...findInNames(locale),
    ...lists.flatMap(({ file, value }) => findIn(textsOf(value, locale), locale, file)),
    ...files.flatMap(({ file, words }) => findIn(textsOfFile(file, words, locale), locale, file)),
  ])
}
