import { deskOriginOf, ownSettings } from '#clinic/settings.ts'
import { chooseSender } from '#server/mail/choose-sender.ts'
import { ownInboxes } from '#server/mail/inboxes.ts'
import { runCommand } from '#server/run-command.ts'
import { runDesk } from './desk.ts'

/** The desk on the server's own terminal: `npm run desk -- list`. */
await runCommand(ownSettings, (services, settings) =>
  runDesk(
    {
      ...services,
      inboxes: ownInboxes(settings),
      deskOrigin: deskOriginOf(settings),
      openSender: () => chooseSender(settings, services.dataDir).sender,
    },
    process.argv.slice(2),
  ),
)
