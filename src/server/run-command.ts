import { userInfo } from 'node:os'
import path from 'node:path'
import type { OwnSettings } from '#clinic/settings.ts'
import { openStore, type Store } from './open-store.ts'
import { describeError } from './store/engine.ts'
import type { Terminal } from './terminal/command.ts'

/** Does something for whoever sits at the terminal, and tells them why when it cannot be done. */
export async function runAtTerminal(run: (print: (line: string) => void) => Promise<void>) {
  try {
    await run((line) => void process.stdout.write(`${line}\n`))
  } catch (error) {
    process.stderr.write(`${describeError(error)}\n`)
    process.exitCode = 1
  }
}

/** Who sits there, by their name on this machine; a container may have none for its user. */
export function ownName() {
  try {
    return userInfo().username
  } catch {
    return `user ${process.getuid?.()}`
  }
}

/** Runs a command on the server's own terminal, beside a server that may be running. */
export const runCommand = (
  readSettings: () => OwnSettings,
  run: (services: Terminal & { store: Store }, settings: OwnSettings) => Promise<void>,
) =>
  runAtTerminal(async (print) => {
    const settings = readSettings()
    const dataDir = path.resolve(settings.dataDir)
    const backupDir = path.resolve(settings.backupDir)
    const author = ownName()
    const { store } = await openStore(settings, dataDir, 'beside-a-server')
    const services = { store, dataDir, backupDir, author, clock: Date.now, print }
    await run(services, settings).finally(() => store.close())
  })
