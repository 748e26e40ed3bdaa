import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The result of parsing as JSON, by the text. */
type Kept = Record<string, string>

interface KeptFile {
  parsedBy: string
  kept: Kept
}

type Parse<Value> = (text: string) => Value

function readKept(file: string, parsedBy: string): Kept {
  try {
    const found = JSON.parse(readFileSync(file, 'utf8')) as KeptFile
    return found.parsedBy === parsedBy ? found.kept : {}
  } catch {
    return {}
  }
}

/**
 * What the last build parsed.
 * @param parsedBy changes with whatever decides how words are parsed, beside the words
 */
export function openKeptParsing(file: string, parsedBy: string) {
  const earlier = readKept(file, parsedBy)
  const kept: Kept = {}
  return {
    /** Parses words that are new since the last build; the value is the caller's own each time. */
    parse<Value>(parse: Parse<Value>, text: string): Value {
      kept[text] ??=
        earlier[text] ??
        // Where a word stands is in each node, and nobody needs it.
        JSON.stringify(parse(text), (field, value) => (field === 'position' ? undefined : value))
      return JSON.parse(kept[text])
    },
    /** Writes what this build has asked for, and nothing else. */
    save() {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify({ parsedBy, kept } satisfies KeptFile))
    },
  }
}

/**
 * Whose words are kept. Only a build knows, when it ends, all words that are left; its pages are drawn
 * by another copy of this module than what is done around them, so each has files of its own.
 */
let keptFor: 'pages' | 'build' | undefined = import.meta.env?.PROD ? 'pages' : undefined

/** What the build reads itself, beside its pages, is kept too. */
export function keepParsingOfBuild() {
  keptFor ??= 'build'
}

function openForBuild(name: string, parsers: readonly string[]) {
  const hash = createHash('sha256')
  for (const file of ['package-lock.json', 'src/facts/kept-parsing.ts', ...parsers]) {
    hash.update(readFileSync(file))
  }
  const kept = openKeptParsing(`.cache/parsed/${keptFor}-${name}.json`, hash.digest('hex'))
  process.once('exit', kept.save)
  return kept
}

/**
 * A parser that a build asks only about texts that are new since the last build.
 * @param name of the file below `.cache/parsed`
 * @param parsers the project's files that decide how a text is parsed
 * @param parse its values survive JSON
 */
export function keepParsing<Value>(
  name: string,
  parsers: readonly string[],
  parse: Parse<Value>,
): Parse<Value> {
  let opened: ReturnType<typeof openKeptParsing> | undefined
  return (text) => {
    if (!keptFor) return parse(text)
    opened ??= openForBuild(name, parsers)
    return opened.parse(parse, text)
  }
}
