import path from 'node:path'
import { clinic } from '#clinic'
import { type OwnSettings, ownServerSettings } from '#clinic/settings.ts'
import { chooseSender } from '#server/mail/choose-sender.ts'
import { openStore } from '#server/store/open-store.ts'
import { runNewsletter } from './commands.ts'

/** The newsletter on the server's own terminal: `npm run newsletter -- status`. */
async function start() {
  const environment = ownServerSettings()
  const dataDir = path.resolve(environment.dataDir)
  const siteOrigin = readSiteOrigin(environment)
  const { store } = await openStore(environment, dataDir, 'beside-a-server')
  try {
    await runNewsletter(
      {
        store,
        clock: Date.now,
        siteOrigin,
        linkOrigin: clinic.functions.origin ?? siteOrigin,
        replyTo: environment.clinicInbox,
        bounceAddress: environment.bounceAddress,
        openSender: () => chooseSender(environment, dataDir).sender,
        dataDir,
        input: process.stdin,
        print: (line) => process.stdout.write(`${line}\n`),
      },
      process.argv.slice(2),
    )
  } finally {
    await store.close()
  }
}

/** @throws Error when mails that leave this machine would have links that lead nowhere. */
function readSiteOrigin({ port, siteOrigin, smtpUrl }: OwnSettings) {
  if (siteOrigin) return siteOrigin
  if (smtpUrl) throw new Error('Set SITE_ORIGIN: the links in the mails begin with it.')
  return `http://localhost:${port}`
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
