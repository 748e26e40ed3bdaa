import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

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
    /**
     * Writes what this build has asked for. The rest stays too when a build asked for little of it: it
     * took most pages as they were drawn before.
     */
    save() {
      const askedForLittle = Object.keys(kept).length < Object.keys(earlier).length / 2
      const saved = askedForLittle ? { ...earlier, ...kept } : kept
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify({ parsedBy, kept: saved } satisfies KeptFile))
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

const imports = /(?:from |import\()'([^']+)'/g

/** Where the project's own imports lie, as `package.json` tells Node. */
function fileImported(name: string, by: string) {
  if (name === '#clinic') return 'src/facts/clinic.ts'
  if (name === '#config') return 'clinic.config.ts'
  if (!/\.tsx?$/.test(name)) return undefined
  return name.startsWith('#') ? `src/${name.slice(1)}` : join(dirname(by), name)
}

/** The sources of these files and of all of the project that they import, at once or later. */
export function sourcesBehind(files: readonly string[]) {
  const sources = new Map<string, string>()
  const waiting = [...files]
  for (const file of waiting) {
    if (sources.has(file)) continue
    const source = readFileSync(file, 'utf8')
    sources.set(file, source)
    for (const [, name = ''] of source.matchAll(imports)) {
      const imported = fileImported(name, file)
      if (imported) waiting.push(imported)
    }
  }
  return sources
}

function openForBuild(name: string, parser: string) {
  const hash = createHash('sha256').update(readFileSync('package-lock.json'))
  const sources = sourcesBehind(['src/facts/kept-parsing.ts', parser])
  for (const source of sources.values()) hash.update(source)
  const kept = openKeptParsing(`.cache/parsed/${keptFor}-${name}.json`, hash.digest('hex'))
  process.once('exit', kept.save)
  return kept
}

/**
 * A parser that a build asks only about texts that are new since the last build.
 * @param name of the file below `.cache/parsed`
 * @param parser the project's file that parses; another one there, or in what it imports, begins anew
 * @param parse its values survive JSON
 */
export function keepParsing<Value>(
  name: string,
  parser: string,
  parse: Parse<Value>,
): Parse<Value> {
  let opened: ReturnType<typeof openKeptParsing> | undefined
  return (text) => {
    if (!keptFor) return parse(text)
    opened ??= openForBuild(name, parser)
    return opened.parse(parse, text)
  }
}
