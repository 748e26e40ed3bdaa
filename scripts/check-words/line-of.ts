import { existsSync, readFileSync } from 'node:fs'
import type { Problem } from './written-pages.ts'

/** Enough of a sentence to find it by. */
const enough = 24

/** What a problem quotes: after its last colons, in braces, or an id at its beginning. */
const quotedIn = (text: string) => [
  ...text.split(': ').slice(1).toReversed(),
  ...(text.match(/\{[^}]+\}/g) ?? []),
  `id: ${text.split(' ')[0]}`,
]

/** The line that a problem is about, counted from 1; nothing where it is about the whole file. */
export function lineOf({ file, text }: Problem) {
  if (!/\.\w+$/.test(file) || !existsSync(file)) return
  const lines = readFileSync(file, 'utf8').split('\n')
  for (const quoted of quotedIn(text)) {
    const line = lines.findIndex((written) => written.includes(quoted.slice(0, enough))) + 1
    if (quoted !== '' && line > 0) return line
  }
  return
}

/** A problem as people read it: the file, the line where it is known, what is wrong. */
export function problemLine(problem: Problem) {
  const line = lineOf(problem)
  return `${problem.file}${line ? `:${line}` : ''}: ${problem.text}`
}
