import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { everydayRegister } from './everyday-facts.ts'
import { readRegister } from './reading/register-file.ts'

/** Builds and commands run in the project's folder; a server may be started in another. */
function findProject() {
  const here = process.cwd()
  if (existsSync(join(here, everydayRegister.file))) return here
  return join(import.meta.dirname, '../..')
}

/**
 * The everyday facts of the clinic, checked.
 * @throws Error that names every fault with its line.
 */
export const readEverydayFacts = () => readRegister(everydayRegister, findProject())
