import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openThreadedStore } from '#server/open-store.ts'
import { isLong } from '../support/repeats.ts'
import { makeFolder } from '../support/server.ts'
import { makeSignUp, testStore } from './store-contract.ts'

async function setup() {
  const folder = await makeFolder()
  const store = await openThreadedStore(folder)
  onTestFinished(() => store.close())
  return { file: path.join(folder, 'site.db'), store }
}

// The same questions as in this thread; what is added, the tests below show at once.
describe.skipIf(!isLong)('in a thread of its own', () => {
  testStore('SQLite', async () => (await setup()).store)
})

test('the store in a thread of its own answers each question with what was asked', async () => {
  const { file, store } = await setup()
  const ana = makeSignUp()
  expect(await store.newsletter.signUp(ana)).toEqual({ kind: 'mail-queued' })
  const [stopped, confirmed, read, pressed] = await Promise.all([
    store.newsletter.unsubscribe({ hash: 'never given out', now: 1 }),
    store.newsletter.confirm({ hash: ana.confirmToken.hash, now: ana.now + 1 }),
    store.people.read('ana@example.org'),
    store.presses.read({ from: '2026-03-01', to: '2026-03-05' }),
  ])
  expect(stopped).toEqual({ kind: 'unknown' })
  expect(confirmed).toEqual({ kind: 'confirmed' })
  expect(read).toMatchObject({ kind: 'person', person: { subscription: { locale: 'es' } } })
  expect(pressed).toEqual({ kind: 'presses', totals: [] })
  const other = new DatabaseSync(file, { readOnly: true })
  expect(other.prepare('select state from subscribers').all()).toEqual([{ state: 'confirmed' }])
  other.close()
})

test('a flood is told to come again, and what was taken is stored', async () => {
  const { file, store } = await setup()
  const visitors = Array.from({ length: 1200 }, (_, index) =>
    store.newsletter.signUp(makeSignUp({ email: `visitor-${index}@example.org` })),
  )
  const outcomes = await Promise.all(visitors)
  const taken = outcomes.filter(({ kind }) => kind === 'mail-queued')
  const refused = outcomes.filter(({ kind }) => kind === 'not-stored')
  expect(taken).toHaveLength(1000)
  expect(refused).toEqual(
    Array(200).fill({ kind: 'not-stored', reason: 'too much waits for the disk' }),
  )
  const other = new DatabaseSync(file, { readOnly: true })
  expect(other.prepare('select count(*) as number from subscribers').get()).toEqual({
    number: 1000,
  })
  other.close()
  expect(await store.newsletter.signUp(makeSignUp())).toEqual({ kind: 'mail-queued' })
})

test('what was asked before the end is answered, and nothing is stored after it', async () => {
  const { store } = await setup()
  const last = store.newsletter.signUp(makeSignUp())
  await store.close()
  expect(await last).toEqual({ kind: 'mail-queued' })
  expect(await store.newsletter.signUp(makeSignUp())).toMatchObject({ kind: 'not-stored' })
})

test('a file that is no store stops the start with the engine’s own words', async () => {
  const folder = await makeFolder()
  await writeFile(path.join(folder, 'site.db'), 'holiday photos\n'.repeat(100))
  await expect(openThreadedStore(folder)).rejects.toThrow('file is not a database')
})
