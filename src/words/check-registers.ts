import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { cityFaults } from '#city/clinic-in-city.ts'
import { clinic } from '#clinic'
import { everydayRegister } from '#clinic/everyday-facts.ts'
import { checkRegister, type RegisterFile } from '#clinic/reading/register-file.ts'
import { registerFiles } from '#words/registers.ts'
import { dangerRegister } from './danger-signs/register.ts'

const registers: readonly RegisterFile[] = [
  everydayRegister,
  ...Object.values(registerFiles),
  dangerRegister,
]

/** Every list that people write, below the project. */
export const listFiles = registers.map(({ file }) => file)

/** Files that nothing would read: a list that was renamed is a list that is lost. */
function unreadFiles() {
  return [...new Set(listFiles.map(dirname))].flatMap((folder) => {
    const known = listFiles.filter((file) => dirname(file) === folder).map((file) => basename(file))
    return readdirSync(join(process.cwd(), folder))
      .filter((name) => /\.ya?ml$/.test(name) && !known.includes(name))
      .map((name) => `${folder}/${name} is read by nothing: the lists are ${known.join(', ')}`)
  })
}

/** Everything that is wrong with any list, and with where the clinic is: nothing when all can be used. */
export function registerFaults(): string[] {
  const faults = registers.flatMap((register) => {
    const checked = checkRegister(register)
    return checked.kind === 'usable' ? [] : checked.faults
  })
  return [...cityFaults(clinic.address.city), ...faults, ...unreadFiles()]
}
