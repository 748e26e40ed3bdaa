import { createInterface } from 'node:readline'
import { runAtTerminal } from '#server/run-command.ts'
import { countVisits, describeVisits } from './count-visits.ts'

/** `npm run visits < LOG`: how often each page was asked for, from what the server wrote. */
await runAtTerminal(async (print) => {
  print(describeVisits(await countVisits(createInterface(process.stdin))))
})
