import { mkdir, readFile, rm } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { followAnnounced } from '#server/announced/follow.ts'
import { announcedFileOf, readTold, thenTellBuilder } from '#server/announced/tell-builder.ts'
import { nothingAnnounced } from '#site/announced.ts'
import { createTestLog, makeFolder } from '../support/server.ts'

async function setup() {
  const repository = await makeFolder()
  await mkdir(repository, { recursive: true })
  const { events, log } = createTestLog()
  let announced = nothingAnnounced
  const telling = thenTellBuilder(
    { announced: () => announced, follow: async () => undefined },
    { log, repository },
  )
  return {
    ...{ events, log, repository, telling },
    announce: (changed: Partial<typeof announced>) => {
      announced = { ...announced, ...changed }
    },
    told: async () => JSON.parse(await readFile(announcedFileOf(repository), 'utf8')),
  }
}

test('whoever builds the words reads what was taken down, and later what was put back', async () => {
  const { announce, telling, told } = await setup()
  await telling.follow()
  expect(await told()).toEqual(nothingAnnounced)
  announce({ takenDown: [{ list: 'stories', id: 'slow' }] })
  await telling.follow()
  expect(await told()).toMatchObject({ takenDown: [{ list: 'stories', id: 'slow' }] })
  announce({ takenDown: [] })
  await telling.follow()
  expect(await told()).toEqual(nothingAnnounced)
})

test('a repository that cannot be written is said once, and told as soon as it can be', async () => {
  const { events, repository, telling, told } = await setup()
  await rm(repository, { recursive: true })
  await telling.follow()
  await telling.follow()
  expect(events.map(({ name }) => name)).toEqual(['builder-not-told'])
  await mkdir(repository)
  await telling.follow()
  expect(await told()).toEqual(nothingAnnounced)
})

test('a server that cannot read its store yet goes on with what the one before had read', async () => {
  const { announce, events, log, repository, telling, told } = await setup()
  expect(await readTold(repository)).toBeUndefined()
  announce({ takenDown: [{ list: 'stories', id: 'slow' }] })
  await telling.follow()
  const before = await told()
  const announced = { read: async () => ({ kind: 'not-stored', reason: 'it is gone' }) as const }
  const lastKnown = await readTold(repository)
  const known = followAnnounced({ store: { announced }, clock: Date.now, log, lastKnown })
  await thenTellBuilder(known, { log, repository }).follow()
  expect(events.map(({ name }) => name)).toEqual(['announced-not-read'])
  expect(known.announced()).toEqual(before)
  expect(await told()).toEqual(before)
})
