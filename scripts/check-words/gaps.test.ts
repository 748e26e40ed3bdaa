import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { textsOf } from './other-words.ts'

/** Conditions (`{if:…}`, `{else}`, `{end}`) are compared by the check of pairs. */
const isCondition = (gap: string) => /^\{(?:if:.*|else|end)\}$/.test(gap)

const gapsIn = (text: string) =>
  [...new Set([...text.matchAll(/\{[a-z][\w:/-]*\}/g)].map(([gap]) => gap))]
    .filter((gap) => !isCondition(gap))
    .sort()

test.each(globSync('content/en/**/*.md'))('%s has the gaps of its Spanish page', (file) => {
  const spanish = readFileSync(file.replace('content/en/', 'content/es/'), 'utf8')
  expect(gapsIn(spanish)).toEqual(gapsIn(readFileSync(file, 'utf8')))
})

test.each(globSync('content/data/*.yaml'))('%s has the same gaps in both languages', (file) => {
  const value: unknown = parse(readFileSync(file, 'utf8'))
  expect(gapsIn(textsOf(value, 'es').join(' '))).toEqual(gapsIn(textsOf(value, 'en').join(' ')))
})
