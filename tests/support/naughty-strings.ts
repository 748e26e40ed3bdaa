import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Strings that have broken programs. */
export const naughtyStrings: readonly string[] = require('big-list-of-naughty-strings')
