import { ownSettings } from '#clinic/settings.ts'
import { runCommand } from '#server/run-command.ts'
import { runDesk } from './desk.ts'

/** The desk on the server's own terminal: `npm run desk -- list`. */
await runCommand(ownSettings, (services) => runDesk(services, process.argv.slice(2)))
