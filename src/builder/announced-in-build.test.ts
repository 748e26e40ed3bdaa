import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSqliteStore } from '#server/open-store.ts'
import { nothingAnnounced } from '#site/announced.ts'
import { readAnnouncedForBuild } from './announced-in-build.ts'

async function setup() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'clinic-site-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  return { dataDir, read: () => readAnnouncedForBuild({ dataDir, databaseUrl: undefined }) }
}

test('a build without a store announces nothing, and makes no store', async () => {
  const { dataDir, read } = await setup()
  expect(await read()).toEqual(nothingAnnounced)
  expect(await readdir(dataDir)).toEqual([])
})

test('a build without a store knows what it was told', async () => {
  const { dataDir } = await setup()
  const announced = { ...nothingAnnounced, takenDown: [{ list: 'stories', id: 'slow', at: 1 }] }
  const told = path.join(dataDir, 'announced.json')
  await writeFile(told, JSON.stringify(announced))
  expect(await readAnnouncedForBuild({ dataDir, databaseUrl: undefined }, told)).toEqual(announced)
})

test('a build beside a store knows what was taken down', async () => {
  const { dataDir, read } = await setup()
  const store = await openSqliteStore(dataDir)
  const story = { list: 'stories', id: 'slow-but-moving', author: 'Rosa' } as const
  await store.announced.takeDown({ ...story, now: 1 })
  await store.close()
  expect(await read()).toEqual({ ...nothingAnnounced, takenDown: [{ ...story, at: 1 }] })
})

test('a build whose store cannot be read stops', async () => {
  const { dataDir, read } = await setup()
  await writeFile(path.join(dataDir, 'site.db'), 'no store '.repeat(1000))
  await expect(read()).rejects.toThrow('cannot be used (DATA_DIR): file is not a database')
})
