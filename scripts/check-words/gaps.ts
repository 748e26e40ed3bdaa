import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { listFiles } from '#words/check-registers.ts'
import { howTheyDiffer } from './difference.ts'
import { textsIn } from './other-words.ts'
import type { Problem } from './written-pages.ts'

/** What the site fills in, each as often as it stands there: `{clinic}`, `{miles:alameda/clinic}`. */
export const gapsIn = (text: string): string[] =>
  [...text.matchAll(/\{[a-z][\w-]*(?::[\w/-]+)?\}/gi)]
    .map(([gap]) => gap)
    // Conditions are compared by themselves.
    .filter((gap) => !/^\{(?:if:.*|else|end)\}$/.test(gap))

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** How people find an entry: by its id where it has one, else by its place, counted from 1. */
const nameOf = (key: string, value: unknown, isList: boolean) => {
  if (isGroup(value) && typeof value['id'] === 'string') return value['id']
  return isList ? `${Number(key) + 1}` : key
}

/** The entries of a list whose two languages have other gaps: `some-event.name: only in …`. */
export function gapsThatDiffer(value: unknown, way: readonly string[] = []): string[] {
  if (!isGroup(value)) return []
  if ('en' in value && 'es' in value) {
    const gapsOf = (text: unknown) => textsIn([text]).flatMap(gapsIn)
    const difference = howTheyDiffer(gapsOf(value['en']), gapsOf(value['es']))
    return difference ? [`${way.join('.')}: gaps differ, ${difference}`] : []
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    gapsThatDiffer(inner, [...way, nameOf(key, inner, Array.isArray(value))]),
  )
}

/** Entries of lists whose gaps are not the same in both languages. */
export const findGapProblems = (): Problem[] =>
  listFiles.flatMap((file) =>
    gapsThatDiffer(parse(readFileSync(file, 'utf8'))).map((text) => ({ file, text })),
  )
