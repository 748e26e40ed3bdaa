import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const file = createRequire(import.meta.url).resolve('big-list-of-naughty-strings')

/** Strings that have broken programs. */
export const naughtyStrings: readonly string[] = JSON.parse(readFileSync(file, 'utf8'))
