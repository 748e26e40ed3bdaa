import { describe, expect, test } from 'vitest'
import { openPostgresStore } from '#server/open-store.ts'
import { setupDesk } from '../support/desk-server.ts'
import { findStartedPostgres } from '../support/postgres-server.ts'
import { closeLater } from '../support/store-engines.ts'
import { makeMessage } from './store-contract.ts'

const postgres = findStartedPostgres()

describe.skipIf(!postgres)('two servers on one PostgreSQL', () => {
  async function setup() {
    const url = (await postgres?.lendDatabase()) ?? ''
    const open = async () => setupDesk({ store: closeLater(await openPostgresStore(url)) })
    return { here: await open(), there: await open() }
  }

  test('who signed in at one is signed in at the other, and signs out of both', async () => {
    const { here, there } = await setup()
    const rosa = await here.signIn('Rosa')
    const elsewhere = await there.asBrowser(rosa.secret)
    expect((await elsewhere.get('/desk')).status).toBe(200)
    expect((await rosa.post('/desk/sign-out-everywhere', {})).status).toBe(303)
    const after = await elsewhere.get('/desk')
    expect(after.headers.get('location')).toBe('/desk/sign-in')
  })

  test('a challenge that one gave is taken once, whichever is asked', async () => {
    const { here, there } = await setup()
    const now = here.clock.now()
    const challenge = { challenge: 'a', madeFor: 'sign-in' }
    await here.store.staff.addChallenge({ ...challenge, expiresAt: now + 1000 })
    const taken = await Promise.all(
      [here, there, here, there].map(({ store }) =>
        store.staff.takeChallenge({ ...challenge, now }),
      ),
    )
    expect(taken.map(({ kind }) => kind).toSorted()).toEqual([
      'taken',
      'unknown',
      'unknown',
      'unknown',
    ])
  })

  test('a link adds one passkey, and a lead goes to one person, though both servers are asked at once', async () => {
    const { here, there } = await setup()
    const now = here.clock.now()
    await here.store.staff.add({ id: 'eva', name: 'Eva', role: 'staff', language: 'es', now })
    await here.store.staff.addLink({ staffId: 'eva', hash: 'link', expiresAt: now + 1000 })
    const enrol = (id: string, { store }: typeof here) =>
      store.staff.enrol({
        ...{ linkHash: 'link', passkey: { id, public_key: '', counter: 0 }, now },
        session: { id, hash: id },
      })
    const enrolled = await Promise.all([enrol('a', here), enrol('b', there)])
    expect(enrolled.map(({ kind }) => kind).toSorted()).toEqual(['signed-in', 'signed-out'])

    const request = makeMessage({}, now)
    await here.store.messages.add(request)
    const [rosa, luis] = [await here.signIn('Rosa'), await there.signIn('Luis')]
    const address = `/desk/messages/${request.message.id}`
    const outcomes = await Promise.all(
      [rosa, luis].map(async ({ post }) =>
        (await post(address, { act: 'take' })).headers.get('location'),
      ),
    )
    expect(outcomes.toSorted()).toEqual([
      `/desk#message-${request.message.id}`,
      '/desk?said=taken-by-other',
    ])
  })
})
