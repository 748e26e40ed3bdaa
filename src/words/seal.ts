import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOnce } from '#clinic/reading/read-once.ts'
import { type Locale, locales } from '#language/locales.ts'
import type { DangerSign } from '#words/danger-signs/register.ts'
import { passageFiles } from '#words/passages.ts'
import { type WordsId, wordsOf } from '#words/read-pages.ts'

/** What a person signs as one: a page with its tool, or the danger check, which several pages show. */
export type SignedId = WordsId | 'danger-check'

/** Enough to tell two texts apart. */
const letters = 12

/** Letters only: YAML takes some rows of digits for a number. */
const asLetters = (hex: string) =>
  hex.slice(0, letters).replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))

/** Stands for texts: whoever changes one of them breaks it. */
export const sealOf = (texts: readonly string[]) =>
  asLetters(createHash('sha256').update(JSON.stringify(texts)).digest('hex'))

const wordFiles = (folders: string) =>
  globSync(`src/${folders}/**/words.{en,es}.ts`, { cwd: process.cwd() }).sort()

const textOf = (file: string) => readFileSync(join(process.cwd(), file), 'utf8')

/** A page in one language with the passages that it draws. */
function pageFiles(id: WordsId, locale: Locale) {
  const { file } = wordsOf(id, locale)
  return [file, ...passageFiles(textOf(file), locale)]
}

const filesOf = (id: SignedId) =>
  id === 'danger-check'
    ? wordFiles('{tools,words}/danger-signs')
    : [...locales.flatMap((locale) => pageFiles(id, locale)), ...wordFiles(`tools/${id}`)]

/** A look that changes nothing changes these alone. */
const datesOfReview = /^(?:reviewed|nextReview): .*\n/gm

const readSeals = readOnce(() => new Map<SignedId, string>())

/** Stands for the words of a page in both languages, with its passages and those of its tool. */
export function pageSeal(id: SignedId) {
  const known = readSeals().get(id)
  if (known) return known
  const texts = filesOf(id).map(textOf)
  const seal = sealOf(texts.map((text) => text.replace(datesOfReview, '')))
  readSeals().set(id, seal)
  return seal
}

/** Stands for a danger sign: its words, levels and windows. */
export const signSeal = ({ signedBy: _, ...sign }: DangerSign) => sealOf([JSON.stringify(sign)])
