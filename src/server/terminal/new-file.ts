import { rm, writeFile } from 'node:fs/promises'
import { describeError } from '#server/store/engine.ts'
import { CommandError } from './command.ts'

/**
 * Writes a file that only its owner may read: all of it, or none. Nothing that is there is overwritten.
 * @throws CommandError that says why it cannot be written.
 */
export async function writeNewFile(file: string, text: string | AsyncIterable<string>) {
  try {
    await writeFile(file, text, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    const wasThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    if (!wasThere) await rm(file, { force: true })
    const reason = describeError(error)
    throw new CommandError(`The file cannot be written: ${reason}`)
  }
}
