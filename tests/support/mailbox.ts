import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'

const dataOfServer = () => process.env['TEST_DATA_DIR'] ?? ''

/** The mails that the server under test has sent to an address, as they would arrive. */
export async function mailsTo(address: string, data = dataOfServer()) {
  const folder = join(data, 'mail')
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(
    files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
  )
  return mails.filter((mail) => mail.to?.some((to) => to.address === address))
}

/** Waits for the first mail to an address that holds some words. */
export async function mailTo(address: string, words = '', data = dataOfServer()) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const mails = await mailsTo(address, data).catch(() => [])
    const mail = mails.find(({ text }) => text?.includes(words))
    if (mail) return mail
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No mail to ${address} came`)
}

/** The first link in a mail that leads to one of these pages. */
export function linkIn(mail: { text?: string | undefined }, path: string) {
  const link = mail.text?.match(/https?:\/\/\S+/g)?.find((url) => url.includes(path))
  if (!link) throw new Error(`The mail has no link to ${path}`)
  return link
}
