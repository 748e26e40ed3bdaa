import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildSources } from '#builder/build-sources.ts'

/** A copy of all that the site is built from, in a folder of its own. */
export async function copySite() {
  const folder = await mkdtemp(path.join(tmpdir(), 'clinic-site-'))
  for (const source of [...buildSources, 'scripts'].filter((each) => existsSync(each))) {
    await cp(source, path.join(folder, source), { recursive: true })
  }
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  // What was compressed before from the same content is taken from there.
  await mkdir('.cache/work', { recursive: true })
  await mkdir(path.join(folder, '.cache'))
  await symlink(path.resolve('.cache/work'), path.join(folder, '.cache/work'))
  return folder
}

/** Without what a test runner adds, which changes pages. */
const environment = () =>
  Object.fromEntries(
    ['PATH', 'HOME', 'NODE_COMPILE_CACHE'].flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** @throws Error with all that the build said when it fails. */
export async function buildCopy(folder: string, variables: Record<string, string> = {}) {
  const building = spawn(
    process.execPath,
    ['--import', './scripts/plain-errors.ts', 'scripts/build.ts'],
    {
      cwd: folder,
      env: { ...environment(), ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let said = ''
  for (const stream of [building.stdout, building.stderr]) {
    stream.on('data', (text: Buffer) => {
      said += String(text)
    })
  }
  const [code] = await once(building, 'exit')
  if (code !== 0) throw new Error(said)
}
