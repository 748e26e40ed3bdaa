import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { literally } from '#server/mail/return-address.ts'

const ending = '.eml'

/** Where mails are files, when they are. */
export const mailFolder = ({ dataDir }: { dataDir: string }) => path.join(dataDir, 'mail')

/** The text of a mail as it is read: lines joined again, encoded signs decoded. */
function decode(mail: string) {
  const joined = mail.replaceAll(/=\r?\n/g, '')
  return joined.replaceAll(/(?:=[\dA-F]{2})+/g, (signs) =>
    Buffer.from(signs.replaceAll('=', ''), 'hex').toString('utf8'),
  )
}

const onlyDigits = (text: string) => text.replaceAll(/\D/g, '')

/** An address, and not the end or the beginning of somebody else's. */
const wholeAddress = (address: string) =>
  new RegExp(`(?<![\\w.!#$%&'*+/=?^\`{|}~-])${literally(address)}(?!\\.?[\\w-])`, 'i')

/** Whether a mail is to an address or names it. A telephone number may be written in any way. */
function names(mail: string, address: string) {
  const text = decode(mail)
  if (!address.startsWith('+')) return wholeAddress(address).test(text)
  const number = onlyDigits(address)
  return text
    .split('\n')
    .some((line) => number.endsWith(onlyDigits(line)) && onlyDigits(line).length >= 10)
}

/** The mails in a folder of mail files that are to an address or name it, by file name. */
export async function findMailFiles(folder: string, address: string) {
  const found: string[] = []
  for (const name of await namesIn(folder)) {
    if (names(await readFile(path.join(folder, name), 'utf8'), address)) found.push(name)
  }
  return found
}

/** Deletes mail files by the ids of their mails or by their names; says how many there were. */
export async function deleteMailFiles(
  folder: string,
  { files, ids }: { files: readonly string[]; ids: readonly string[] },
) {
  const meant = new Set([...files, ...ids.flatMap((id) => [`${id}${ending}`, `.${id}.unfinished`])])
  const there = (await namesIn(folder)).filter((name) => meant.has(name))
  for (const name of there) await rm(path.join(folder, name), { force: true })
  return there.length
}

/** None where mails go to a mail server. */
async function namesIn(folder: string) {
  try {
    return await readdir(folder)
  } catch {
    return []
  }
}
