import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { programFolders } from '#clinic/settings.ts'

const debianFolder = '/usr/lib/postgresql'

const hasPrograms = (folder: string) =>
  ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name)))

/** Debian keeps the programs of each version apart and off the path; the newest comes first. */
function debianFolders() {
  if (!existsSync(debianFolder)) return []
  return readdirSync(debianFolder)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => path.join(debianFolder, version, 'bin'))
}

/** The folder of PostgreSQL's programs; `undefined` when this machine has none. */
export function findPostgres() {
  return [...programFolders(), ...debianFolders()].find(hasPrograms)
}
