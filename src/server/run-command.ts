import { userInfo } from 'node:os'
import path from 'node:path'
import type { OwnSettings } from '#clinic/settings.ts'
import { openStore, type Store } from './open-store.ts'
import type { Terminal } from './terminal/command.ts'

/** Runs a command on the server's own terminal, beside a server that may be running. */
export async function runCommand(
  readSettings: () => OwnSettings,
  run: (services: Terminal & { store: Store }, settings: OwnSettings) => Promise<void>,
) {
  try {
    const settings = readSettings()
    const dataDir = path.resolve(settings.dataDir)
    const backupDir = path.resolve(settings.backupDir)
    const author = userInfo().username
    const { store } = await openStore(settings, dataDir, 'beside-a-server')
    const print = (line: string) => void process.stdout.write(`${line}\n`)
    await run({ store, dataDir, backupDir, author, clock: Date.now, print }, settings).finally(() =>
      store.close(),
    )
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
