import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { locales } from '#language/locales.ts'
import { openSqliteStore } from '#server/open-store.ts'
import { test as base } from './browser-test.ts'
import { addSqliteReaders } from './readers.ts'
import { endProcess, startServerProcess } from './server-process.ts'
import { mountSmallDisk, unmount } from './small-disk.ts'

interface DeskSite {
  /** By its name: passkeys are made for no number. */
  origin: string
  /** Where its store is. */
  data: string
}

export const letterReaders = 45

/** The words of the site, in which the newest issue is no sample. */
async function copyContent(folder: string) {
  await cp('content/newsletter', path.join(folder, 'content/newsletter'), { recursive: true })
  for (const locale of locales) {
    const file = path.join(folder, `content/newsletter/${locale}/issue-folder.md`)
    const words = await readFile(file, 'utf8')
    await writeFile(file, words.replace(/^sample: true\n/m, ''))
  }
}

/** A test that has a server to itself, with readers of the newsletter and an issue to send. */
export const test = base.extend<{
  desk: DeskSite
  /** One in a hundred leaves at once; the others follow one by one. */
  mailsPerHour: number
  /** Whether its store has a disk of 4 MB to itself. */
  smallDisk: boolean
  baseURL: string
}>({
  mailsPerHour: [3600, { option: true }],
  smallDisk: [false, { option: true }],
  desk: async ({ mailsPerHour, smallDisk }, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'clinic-site-'))
    const data = path.join(folder, 'data')
    await mkdir(data)
    if (smallDisk) mountSmallDisk(data)
    await copyContent(folder)
    // Makes the tables.
    await (await openSqliteStore(data)).close()
    addSqliteReaders(data, letterReaders)
    const { address, child } = startServerProcess({
      ...{ site: path.resolve('dist'), data, folder },
      environment: { HOST: 'localhost', MAILS_PER_HOUR: String(mailsPerHour) },
    })
    await use({ origin: (await address) ?? '', data })
    await endProcess(child, 'SIGTERM')
    if (smallDisk) unmount(data)
    await rm(folder, { recursive: true, force: true })
  },
  baseURL: async ({ desk }, use) => use(desk.origin),
})
