import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { OwnSettings } from '#clinic/settings.ts'
import { describeError } from '#server/store/engine.ts'
import { clinicDomain } from '#site/contact-links.ts'
import { readDkimKey } from './dkim.ts'
import { createMailFolder } from './mail-folder.ts'
import { createSmtpSender } from './smtp.ts'

/**
 * Takes mails to the SMTP server of the settings, or into a folder without one.
 * @throws Error that names the setting.
 */
export function chooseSender(
  { bounceAddress, dkimKeyFile, dkimSelector, smtpUrl }: OwnSettings,
  dataDir: string,
) {
  if (smtpUrl) {
    const dkim =
      dkimKeyFile && dkimSelector
        ? { domain: clinicDomain, selector: dkimSelector, privateKey: readKey(dkimKeyFile) }
        : undefined
    const sender = createSmtpSender(smtpUrl, { bounceAddress, dkim })
    return { sender, mailGoes: `mail to ${new URL(smtpUrl).host}` }
  }
  const folder = path.join(dataDir, 'mail')
  return { sender: createMailFolder(folder), mailGoes: `mail as files in ${folder}` }
}

function readKey(file: string) {
  try {
    return readDkimKey(readFileSync(file, 'utf8'))
  } catch (error) {
    const reason = describeError(error)
    throw new Error(`The key in ${file} cannot be used (DKIM_KEY_FILE): ${reason}`)
  }
}
