import { clinic } from '#clinic'
import { type OwnSettings, ownServerSettings } from '#clinic/settings.ts'
import { chooseSender } from '#server/mail/choose-sender.ts'
import { runCommand } from '#server/run-command.ts'
import { runNewsletter } from './commands.ts'

/** @throws Error when mails that leave this machine would have links that lead nowhere. */
function readSiteOrigin({ port, siteOrigin, smtpUrl }: OwnSettings) {
  if (siteOrigin) return siteOrigin
  if (smtpUrl) throw new Error('Set SITE_ORIGIN: the links in the mails begin with it.')
  return `http://localhost:${port}`
}

/** The newsletter on the server's own terminal: `npm run newsletter -- status`. */
await runCommand(ownServerSettings, async (services, settings) => {
  const siteOrigin = readSiteOrigin(settings)
  await runNewsletter(
    {
      ...services,
      siteOrigin,
      linkOrigin: clinic.functions.origin ?? siteOrigin,
      replyTo: settings.clinicInboxes[0],
      bounceAddress: settings.bounceAddress,
      perHour: settings.mailsPerHour,
      openSender: () => chooseSender(settings, services.dataDir).sender,
      input: process.stdin,
    },
    process.argv.slice(2),
  )
})
