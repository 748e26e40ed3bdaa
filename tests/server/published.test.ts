import { expect, test } from 'vitest'
import { makePainCounts } from '#contracts/pain-report/figures.ts'
import { createPublished } from '#server/published.ts'
import { setup } from '../support/server.ts'

const quarter = { quarter: '2025-Q4', counts: makePainCounts(() => 25) }

test('what another process publishes is known after the next look', async () => {
  const server = await setup()
  const services = { ...server, clock: server.clock.now }
  const published = createPublished()
  expect(published.now()).toBeUndefined()
  await published.read(services)
  expect(published.now()).toEqual({ painQuarters: [] })
  await server.store.freezePainQuarter(quarter)
  await published.read(services)
  expect(published.now()).toEqual({ painQuarters: [quarter] })
})

test('what cannot be read stays as it was known, and the log says why', async () => {
  const server = await setup()
  const services = { ...server, clock: server.clock.now }
  await server.store.freezePainQuarter(quarter)
  const published = createPublished()
  await published.read(services)
  await server.store.close()
  await published.read(services)
  expect(published.now()).toEqual({ painQuarters: [quarter] })
  expect(server.events).toEqual([
    { name: 'pain-figures-not-read', fields: { reason: expect.any(String) } },
  ])
})
