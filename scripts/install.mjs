// Runs on any Node from 20.11 on: what it installs brings the Node that everything else runs on.
// `node scripts/install.mjs` installs what the lock file names, if that has not been done yet.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { given, installParts, thisMachine } from './machine.mjs'

export const root = path.resolve(import.meta.dirname, '..')
const mark = path.join(root, 'node_modules', '.installed-from')

/** The project's own Node and tools come before those of the machine; what they compile is cached. */
export const environment = {
  ...given,
  PATH: `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${given.PATH}`,
  ASTRO_TELEMETRY_DISABLED: '1',
  NODE_COMPILE_CACHE: path.join(root, '.cache', 'compiled'),
}

/** Runs a command in the project and ends this process when it fails. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    env: environment,
    stdio: 'inherit',
    ...options,
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** Where Linux keeps libraries: here, and in a folder for each kind of processor. */
function hasLibrary(name) {
  const folders = ['/lib', '/lib64', '/usr/lib', '/usr/lib64'].filter((folder) =>
    existsSync(folder),
  )
  const kinds = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((entry) => entry.includes('linux-gnu'))
      .map((entry) => path.join(folder, entry)),
  )
  return [...folders, ...kinds].some((folder) => existsSync(path.join(folder, name)))
}

const lacksAtomic = () => process.platform === 'linux' && !hasLibrary('libatomic.so.1')

function hashOfLock() {
  const lock = readFileSync(path.join(root, 'package-lock.json'))
  return createHash('sha256').update(lock).digest('hex')
}

const isInstalled = () => existsSync(mark) && readFileSync(mark, 'utf8') === hashOfLock()

function installPackages() {
  if (lacksAtomic()) installParts(['libatomic'])
  console.log(
    'Installing into node_modules what the site is built, served and tested with, as package-lock.json names it …',
  )
  // Not `npm ci`: it refuses a lock file that lacks the optional packages of other platforms. With
  // `NODE_ENV=production` npm would leave out what the site is built with.
  run(
    'npm',
    ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      env: given,
    },
  )
  mkdirSync(path.dirname(mark), { recursive: true })
  writeFileSync(mark, hashOfLock())
}

/** Installs what the lock file names, when that has not been done yet; says the command if asked to. */
export function installMissing() {
  if (isInstalled()) return
  if (!thisMachine().ask) return installPackages()
  console.log(
    'The packages that package-lock.json names are not in node_modules. To install them, run:\n  node scripts/install.mjs',
  )
  process.exit(1)
}

if (process.argv[1] === import.meta.filename && !isInstalled()) installPackages()
