import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openSqliteStore } from '#server/open-store.ts'
import { test as base } from './browser-test.ts'
import { endProcess, startServerProcess } from './server-process.ts'
import { makeWordsRepository } from './words-repository.ts'

interface WordsSite {
  origin: string
  data: string
  /** Where the desk changes words. */
  repository: string
}

/** A test that has a server to itself, whose desk changes the words of a repository. */
export const test = base.extend<{ site: WordsSite; baseURL: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: nothing else is needed to start one
  site: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'clinic-site-'))
    const data = path.join(folder, 'data')
    await mkdir(data)
    await cp('content', path.join(folder, 'content'), { recursive: true })
    await cp('src/city/oakland', path.join(folder, 'src/city/oakland'), { recursive: true })
    // Makes the tables.
    await (await openSqliteStore(data)).close()
    const { bare, remove } = await makeWordsRepository()
    const { address, child } = startServerProcess({
      ...{ site: path.resolve('dist'), data, folder },
      environment: { HOST: 'localhost', WORDS_REPOSITORY: bare },
    })
    await use({ origin: (await address) ?? '', data, repository: bare })
    await endProcess(child, 'SIGTERM')
    await remove()
    await rm(folder, { recursive: true, force: true })
  },
  baseURL: async ({ site }, use) => use(site.origin),
})
