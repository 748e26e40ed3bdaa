import path from 'node:path'
import { ownSettings } from '#clinic/settings.ts'
import { openStore } from '#server/store/open-store.ts'
import { runDesk } from './desk.ts'

/** The desk on the server's own terminal: `npm run desk -- list`. */
async function start() {
  const environment = ownSettings()
  const dataDir = path.resolve(environment.dataDir)
  const { store } = await openStore(environment, dataDir, 'beside-a-server')
  try {
    await runDesk(
      { store, dataDir, clock: Date.now, print: (line) => console.log(line) },
      process.argv.slice(2),
    )
  } finally {
    await store.close()
  }
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
