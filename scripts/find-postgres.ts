import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const debianFolder = '/usr/lib/postgresql'

const hasPrograms = (folder: string) =>
  ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name)))

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/etc/debian_version')

/** Debian keeps the programs of each version apart and off the path; the newest comes first. */
function debianFolders() {
  if (!existsSync(debianFolder)) return []
  return readdirSync(debianFolder)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => path.join(debianFolder, version, 'bin'))
}

/** The folder of PostgreSQL's programs; `undefined` when this machine has none. */
export function findPostgres() {
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter)
  return [...onPath, ...debianFolders()].find(hasPrograms)
}

/** The same, after installing them where that can be done without asking. */
export function findOrInstallPostgres() {
  const found = findPostgres()
  if (found || !isRootOnDebian()) return found
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return findPostgres()
}
