import path from 'node:path'
import { readOwnEnvironment } from '#server/environment.ts'
import { openStore } from '#server/store/open-store.ts'
import { DeskError, runDesk } from './desk.ts'

/** The desk on the server's own terminal: `npm run desk -- list`. */
async function start() {
  const environment = readOwnEnvironment()
  const { store } = await openStore(
    environment,
    path.resolve(environment.dataDir),
    'beside-a-server',
  )
  try {
    await runDesk(
      { store, clock: Date.now, print: (line) => console.log(line) },
      process.argv.slice(2),
    )
  } finally {
    await store.close()
  }
}

start().catch((error: unknown) => {
  console.error(
    error instanceof DeskError || error instanceof Error ? error.message : String(error),
  )
  process.exitCode = 1
})
