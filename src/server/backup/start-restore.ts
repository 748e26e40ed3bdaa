import { ownSettings } from '#clinic/settings.ts'
import { runAtTerminal } from '#server/run-command.ts'
import { restoreBackup } from './restore.ts'

/** `npm run restore -- FILE`, when every server is stopped. */
await runAtTerminal((print) =>
  restoreBackup({ settings: ownSettings(), now: Date.now(), print }, process.argv.slice(2)),
)
