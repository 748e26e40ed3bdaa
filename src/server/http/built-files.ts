import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { liveFolder } from '#screens/live/live-folder.ts'
import { type Compression, compress, compressed, type Encoding, siblingSuffix } from './encoding.ts'
import { isCompressible } from './file-types.ts'

export interface BuiltFile {
  /** Relative to the folder, with forward slashes. */
  name: string
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer }
}

/** The names of all files in the folder that visitors may ask for, but for those that are another's compressed bytes. */
export async function listBuiltFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
  const all = new Set(names)
  const suffixes = Object.values(siblingSuffix)
  const isSibling = (name: string) =>
    suffixes.some((suffix) => name.endsWith(suffix) && all.has(name.slice(0, -suffix.length)))

  return names.filter((name) => !isSibling(name) && !isNoAnswer(name))
}

/** Reads files one after the other, with their compressed siblings; makes those that are missing. */
export async function* readBuiltFiles(
  folder: string,
  names: readonly string[],
): AsyncGenerator<BuiltFile> {
  for (const name of names) {
    const file = path.join(folder, name)
    const identity = await readFile(file)
    yield { name, bodies: { identity, ...(await readCompressed(file, identity)) } }
  }
}

/** These tell static hosts what this server does by itself; it draws with `_live`. */
function isNoAnswer(name: string) {
  return (
    /^(?:_redirects|_headers|vercel\.json|\.nojekyll)$/.test(name) ||
    name.startsWith(`${liveFolder}/`)
  )
}

async function readCompressed(file: string, identity: Buffer) {
  const bodies: Partial<Record<Compression, Buffer>> = {}
  if (!isCompressible(file)) return bodies
  for (const encoding of compressed) {
    const body = (await readSibling(file, encoding)) ?? (await compress(identity, encoding))
    if (body.length < identity.length) bodies[encoding] = body
  }
  return bodies
}

/** A sibling older than its file was made from other bytes, so it is left alone. */
async function readSibling(file: string, encoding: Compression) {
  const sibling = file + siblingSuffix[encoding]
  try {
    const [own, compressed] = await Promise.all([stat(file), stat(sibling)])
    return compressed.mtimeMs >= own.mtimeMs ? await readFile(sibling) : undefined
  } catch {
    return
  }
}
