import { ownSettings } from '#clinic/settings.ts'
import { runAtTerminal } from '#server/run-command.ts'
import { makeBackup } from './backup.ts'

/** `npm run backup`, beside a server that may be running. */
await runAtTerminal((print) => makeBackup({ settings: ownSettings(), now: Date.now(), print }))
