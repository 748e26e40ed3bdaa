import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { checkRegister, type RegisterFile } from '#clinic/reading/register-file.ts'
import { registerFiles } from '#words/registers.ts'
import { dangerRegister } from './danger-signs/register.ts'

const registers: readonly RegisterFile[] = [...Object.values(registerFiles), dangerRegister]

/** Files that nothing would read: a list that was renamed is a list that is lost. */
function unreadFiles() {
  const known = registers.map(({ file }) => basename(file))
  return readdirSync(join(process.cwd(), 'content/data'))
    .filter((name) => !known.includes(name))
    .map((name) => `content/data/${name} is read by nothing: the lists are ${known.join(', ')}`)
}

/** Everything that is wrong with any list of `content/data`: nothing when all can be used. */
export function registerFaults(): string[] {
  const faults = registers.flatMap((register) => {
    const checked = checkRegister(register)
    return checked.kind === 'usable' ? [] : checked.faults
  })
  return [...faults, ...unreadFiles()]
}
