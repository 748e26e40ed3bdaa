import { expect, test } from 'vitest'
import { longestRetention } from '#clinic/retention.ts'
import { day } from '#language/dates/durations.ts'
import { runDesk } from '#server/desk/desk.ts'
import type { Store } from '#server/open-store.ts'
import { setupDesk } from '../support/desk-server.ts'
import { createMailCatcher, makeFolder, origin } from '../support/server.ts'
import { onEachEngine } from '../support/store-engines.ts'
import { makeMessage } from './store-contract.ts'

const now = Date.UTC(2026, 2, 4, 17)

const hashOf = async (store: Store, address: string) => {
  const read = await store.people.hash(address)
  return 'hash' in read ? read.hash : ''
}

const countMessages = async (store: Store) => {
  const read = await store.messages.readAll()
  return read.kind === 'messages' ? read.messages.length : read.reason
}

async function openTerminal(store: Store) {
  const dataDir = await makeFolder()
  return async (...words: string[]) => {
    const printed: string[] = []
    const print = (line: string) => printed.push(line)
    const terminal = { dataDir, backupDir: dataDir, author: 'rosa', clock: () => now, print }
    const more = { deskOrigin: origin, inboxes: [], openSender: createMailCatcher }
    await runDesk({ store, ...terminal, ...more }, words)
    return printed.join('\n')
  }
}

onEachEngine((open) => {
  /** Ana wrote with her address and her number. */
  async function setup() {
    const { store } = await open()
    const request = makeMessage({ email: 'ana@example.org', phone: '+15105550123' }, now)
    await store.messages.add(request)
    const hold = { reason: 'case', since: now, author: 'Rosa' } as const
    return {
      store,
      id: request.message.id,
      email: await hashOf(store, 'ana@example.org'),
      phone: await hashOf(store, '+15105550123'),
      hold: (hash: string) => store.people.hold({ hash, ...hold, now }),
    }
  }

  const held = { kind: 'held', reason: 'case' }

  test('nobody erases whoever is held, nor a message of theirs, until the hold is lifted', async () => {
    const { email, hold, id, store } = await setup()
    await hold(email)
    expect(await store.people.forget({ hashes: [email], now })).toEqual(held)
    expect(await store.messages.forget({ id, now })).toEqual(held)
    expect(await countMessages(store)).toBe(1)
    expect(await store.people.read('ana@example.org')).toMatchObject({
      person: { hold: { reason: 'case', since: now, author: 'Rosa' } },
    })
    expect(await store.people.liftHold({ hash: email, now })).toEqual({ kind: 'lifted' })
    expect(await store.people.liftHold({ hash: email, now })).toEqual({ kind: 'not-held' })
    expect(await store.people.forget({ hashes: [email], now })).toMatchObject({ rows: 1 })
    expect(await countMessages(store)).toBe(0)
  })

  test('what cannot be written into the log of the desk does not happen', async () => {
    const { email, store } = await setup()
    // A line without its author, which the log refuses.
    const by = { id: 'session', staffId: null as unknown as string }
    const hold = { hash: email, reason: 'case', since: now, author: 'Rosa', by, now } as const
    expect(await store.people.hold(hold)).toMatchObject({ kind: 'not-stored' })
    expect(await store.people.forget({ hashes: [email], by, now })).toMatchObject({
      kind: 'not-stored',
    })
    expect(await countMessages(store)).toBe(1)
    expect(await store.people.read('ana@example.org')).toMatchObject({
      person: { hold: undefined },
    })
  })

  test('a hold of an address holds the messages in which it stands beside another', async () => {
    const { email, hold, phone, store } = await setup()
    await hold(phone)
    expect(await store.people.forget({ hashes: [email], now })).toEqual(held)
    const other = await hashOf(store, 'eva@example.org')
    expect(await store.people.forget({ hashes: [other], now })).toMatchObject({ kind: 'forgotten' })
    // Of several, all or none.
    expect(await store.people.forget({ hashes: [other, phone], now })).toEqual(held)
  })

  test('what the privacy policy promises is erased in its time all the same', async () => {
    const { email, hold, store } = await setup()
    await hold(email)
    const cameBefore = now + 1
    const answeredBefore = now - longestRetention.answered * day
    await store.messages.eraseOld({ answeredBefore, cameBefore })
    expect(await countMessages(store)).toBe(0)
  })

  test('the terminal stops mail and lets it go again, and the log says so without a name', async () => {
    const { email, store } = await setup()
    const desk = await openTerminal(store)
    await desk('person', 'stop', 'ana@example.org')
    const lift = () => desk('person', 'lift', 'ana@example.org')
    expect(await lift()).toBe('Mail may go there again.')
    expect(await lift()).toBe('The address was not on the list.')
    const read = await store.staff.readLog({ most: 9 })
    const entries = read.kind === 'log' ? read.entries : []
    expect(entries.map(({ act }) => act).toSorted()).toEqual(['mail-lifted', 'stopped-mail'])
    for (const { staff_id, subject } of entries) {
      expect([staff_id, subject]).toEqual(['terminal:rosa', email])
    }
  })

  test('the terminal sets and lifts a hold, and the log says so without a name', async () => {
    const { email, id, store } = await setup()
    const desk = await openTerminal(store)
    await expect(desk('person', 'hold', 'ana@example.org')).rejects.toThrow(
      'case or records-request',
    )
    await desk('person', 'hold', 'Ana@example.org', 'records-request')
    const refusal = 'it is held for a records request'
    await expect(desk('person', 'forget', '(510) 555-0123')).rejects.toThrow(refusal)
    await expect(desk('forget', id)).rejects.toThrow(refusal)
    expect(await desk('person', 'lift-hold', 'ana@example.org')).toBe('It may be erased again.')
    expect(await desk('person', 'lift-hold', 'ana@example.org')).toBe('It was not held.')
    await desk('person', 'forget', 'ana@example.org')
    const read = await store.staff.readLog({ most: 9 })
    const entries = read.kind === 'log' ? read.entries : []
    expect(entries.map(({ act }) => act).toSorted()).toEqual([
      'erased-person',
      'held-for-records-request',
      'hold-lifted',
    ])
    for (const { staff_id, subject } of entries) {
      expect([staff_id, subject]).toEqual(['terminal:rosa', email])
    }
  })
})

test('an owner sets and lifts a hold on the web, and staff neither', async () => {
  const { clock, signIn, store } = await setupDesk()
  await store.messages.add(makeMessage({ email: 'ana@example.org' }, clock.now()))
  const hash = await hashOf(store, 'ana@example.org')
  const owner = await signIn('Rosa', { role: 'owner' })
  const staff = await signIn('Luis')
  const page = `/desk/people/${hash}`
  const lead = async (act: string, form = {}) =>
    (await owner.post(`${page}/${act}`, form)).headers.get('location')
  for (const act of ['hold', 'lift-hold']) {
    expect((await staff.post(`${page}/${act}`, { reason: 'case' })).status).toBe(403)
  }
  expect((await owner.post(`${page}/hold`, { reason: 'spite' })).status).toBe(400)
  expect(await lead('hold', { reason: 'case' })).toBe(`${page}?said=hold-set`)
  expect(await (await owner.get(page)).text()).toContain('"hold":"case"')
  expect(await lead('erase', { sure: 'yes' })).toBe(`${page}?said=held`)
  expect(await countMessages(store)).toBe(1)
  expect(await lead('lift-hold')).toBe(`${page}?said=hold-lifted`)
  expect(await lead('erase', { sure: 'yes' })).toBe('/desk?said=erased')
  const read = await store.staff.readLog({ most: 50 })
  const acts = read.kind === 'log' ? read.entries.map(({ act }) => act) : []
  expect(acts).toEqual(expect.arrayContaining(['held-for-case', 'hold-lifted', 'erased-person']))
})
