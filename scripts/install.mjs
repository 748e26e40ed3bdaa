// Runs on any Node from 20 on: what it installs brings the Node that everything else runs on.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..')
const mark = path.join(root, 'node_modules', '.installed-from')

/** The project's own Node and tools come before those of the machine. */
export const environment = {
  ...process.env,
  PATH: `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH}`,
  ASTRO_TELEMETRY_DISABLED: '1',
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

/** The project's Node needs a library that small Linux machines lack; root on Debian gets it here. */
function installAtomic() {
  if (process.getuid() !== 0 || !existsSync('/etc/debian_version')) return
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '-qq', 'libatomic1'], { stdio: 'ignore' })
}

/** Installs what the lock file names, when that has not been done yet. */
export function installMissing() {
  const lock = readFileSync(path.join(root, 'package-lock.json'))
  const wanted = createHash('sha256').update(lock).digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return
  if (lacksAtomic()) installAtomic()
  if (lacksAtomic()) {
    console.warn(
      'Node 26 needs the library libatomic. If the next step fails, install it and run this again: apt-get install libatomic1, or dnf install libatomic.',
    )
  }
  console.log('Installing what the lock file names …')
  // Not `npm ci`: it refuses a lock file that lacks the optional packages of other platforms.
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    env: process.env,
  })
  mkdirSync(path.dirname(mark), { recursive: true })
  writeFileSync(mark, wanted)
}
