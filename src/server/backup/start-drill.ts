import path from 'node:path'
import { ownServerSettings } from '#clinic/settings.ts'
import { chooseSender } from '#server/mail/choose-sender.ts'
import { runAtTerminal } from '#server/run-command.ts'
import { drill } from './drill.ts'

/** `npm run drill`, beside a server that may be running: each month, by a timer. */
await runAtTerminal(async (print) => {
  const settings = ownServerSettings()
  const { mailGoes, sender } = chooseSender(settings, path.resolve(settings.dataDir))
  try {
    await drill({ settings, sender, now: Date.now(), print })
  } finally {
    sender.close()
  }
  print(`The result goes as ${mailGoes}.`)
})
