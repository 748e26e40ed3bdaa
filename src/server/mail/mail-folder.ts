import { mkdir, open, rename } from 'node:fs/promises'
import path from 'node:path'
import type { MailSender, OutgoingMail } from './sender.ts'

/**
 * "Sends" mails as `.eml` files, for a server without SMTP. The file is named after the mail, so a
 * mail that is sent again after a crash is still one file, and a file that is there is complete.
 */
export function createMailFolder(folder: string): MailSender {
  return {
    async send(mail) {
      try {
        await writeMail(folder, mail)
        return { kind: 'sent' }
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
        return { kind: 'unreachable', error: code }
      }
    },
    close() {},
  }
}

async function writeMail(folder: string, { id, message }: OutgoingMail) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const unfinished = path.join(folder, `.${id}.unfinished`)
  await using file = await open(unfinished, 'w', 0o600)
  await file.writeFile(message)
  await file.sync()
  await rename(unfinished, path.join(folder, `${id}.eml`))
  // The new name itself must survive a power cut as well.
  await using entries = await open(folder, 'r')
  await entries.sync()
}
