import { globSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import * as v from 'valibot'
import { clinic } from '#clinic'
import type { ClinicFacts } from '#clinic/clinic-facts.ts'
import { everydayRegister } from '#clinic/everyday-facts.ts'
import { posts } from '#clinic/posts/posts.ts'
import type { Day } from '#language/dates/days.ts'
import { listFiles } from '#words/check-registers.ts'
import { sealOf } from '#words/seal.ts'

/** What a release that was built for the public says of itself, for the gate of the next one. */
export interface Published {
  /** Since when each thing that is due has been warned of. */
  warned: Readonly<Record<string, Day>>
  /** Stands for every sentence and every value that it says. */
  said: readonly string[]
}

const publishedSchema = v.object({
  warned: v.record(v.string(), v.string()),
  said: v.array(v.string()),
})

/** Nothing where no release was built for the public, or not by this version. */
export function readPublished(file: string): Published | undefined {
  try {
    return v.parse(publishedSchema, JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

export async function writePublished(file: string, published: Published) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(published))
}

/** Where people write what the site says. */
const wordFiles = ['content/**/*.md', 'src/**/words.{en,es}.ts']

/** A date alone says nothing to a visitor. */
const dateLine = /^\w+: \d{4}-\d\d-\d\d$/

/** The sentences and values of a text, in any order. */
export const sentencesOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => !dateLine.test(line))
    .flatMap((line) => line.trim().split(/(?<=[.!?:])\s+/))
    .filter((sentence) => sentence !== '')

/** A post says nothing before it is shown. */
const isWaiting = (file: string) =>
  posts.some(({ id, isShown }) => !isShown && id === basename(file, '.md'))

/** May be corrected at any time, and so may the day of the launch be written down. */
const correctedAnyTime = new Set<string>([
  'hours',
  'closed',
  'launched',
] satisfies (keyof ClinicFacts)[])

/** Stands for every sentence and every value that the site says now. */
export function readSaid(): string[] {
  const lists = listFiles.filter((file) => file !== everydayRegister.file)
  const files = globSync(wordFiles, { cwd: process.cwd() })
    .filter((file) => !isWaiting(file))
    .concat(lists)
  const facts = Object.entries(clinic).filter(([name]) => !correctedAnyTime.has(name))
  const sentences = [
    ...files.flatMap((file) => sentencesOf(readFileSync(join(process.cwd(), file), 'utf8'))),
    ...facts.map((fact) => JSON.stringify(fact)),
  ]
  return [...new Set(sentences)].map((sentence) => sealOf([sentence]))
}
