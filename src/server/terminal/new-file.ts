import { writeFile } from 'node:fs/promises'
import { CommandError } from './command.ts'

/**
 * Writes a file that only its owner may read. Nothing that is there is overwritten.
 * @throws CommandError that says why it cannot be written.
 */
export async function writeNewFile(file: string, text: string | AsyncIterable<string>) {
  try {
    await writeFile(file, text, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommandError(`The file cannot be written: ${reason}`)
  }
}
