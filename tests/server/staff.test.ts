import { expect, test } from 'vitest'
import { day, hour, minute, second } from '#language/dates/durations.ts'
import type { MessageQueries } from '#server/messages/queries.ts'
import type { Store } from '#server/open-store.ts'
import type { Session, SessionOutcome } from '#server/staff/sessions.ts'
import { onEachEngine } from '../support/store-engines.ts'
import { makeMessage, makeSignUp } from './store-contract.ts'

const now = Date.UTC(2026, 2, 4, 17)

const sessionOf = (outcome: SessionOutcome | { kind: string }): Session => {
  if (!('session' in outcome)) throw new Error(`no session: ${outcome.kind}`)
  return outcome.session
}

const key = (id: string, counter = 0) => ({ id, public_key: 'a key', counter })

/** Rosa has used her link, and is signed in. */
async function enrolRosa({ staff }: Store, counter = 0) {
  await staff.add({ id: 'rosa', name: 'Rosa', role: 'staff', language: 'es', now })
  await staff.addLink({ staffId: 'rosa', hash: 'link', expiresAt: now + hour })
  const enrolment = { linkHash: 'link', passkey: key('key', counter), now }
  return staff.enrol({ ...enrolment, session: { id: 'first', hash: 'cookie' } })
}

const acts = async ({ staff }: Store) => {
  const read = await staff.readLog({ most: 50 })
  return read.kind === 'log' ? read.entries.map(({ act }) => act).toSorted() : []
}

onEachEngine((open) => {
  const openStore = async () => (await open()).store

  test('a link adds one passkey, once, and signs in', async () => {
    const store = await openStore()
    expect(await enrolRosa(store)).toEqual({
      kind: 'signed-in',
      session: {
        ...{ id: 'first', staffId: 'rosa', name: 'Rosa', role: 'staff', language: 'es' },
        editsWords: false,
        verifiedAt: now,
        endsAt: now + 15 * minute,
        passkeys: 1,
      },
    })
    expect(await store.staff.readLink({ hash: 'link', now })).toEqual({ kind: 'ended' })
    const again = { linkHash: 'link', passkey: key('other'), now }
    expect(await store.staff.enrol({ ...again, session: { id: 'b', hash: 'b' } })).toEqual({
      kind: 'signed-out',
    })
    expect(await store.staff.readPasskey('other')).toEqual({ kind: 'unknown' })
    expect(await acts(store)).toEqual(['passkey-added', 'signed-in'])
  })

  test('a link ends with its time, with a newer one, and with its owner', async () => {
    const { staff } = await openStore()
    await staff.add({ id: 'rosa', name: 'Rosa', role: 'staff', language: 'en', now })
    const open = { kind: 'open', member: { id: 'rosa', name: 'Rosa', language: 'en' } }
    const give = (hash: string) => staff.addLink({ staffId: 'rosa', hash, expiresAt: now + hour })
    await give('old')
    expect(await staff.readLink({ hash: 'old', now: now + hour - 1 })).toEqual(open)
    expect(await staff.readLink({ hash: 'old', now: now + hour })).toEqual({ kind: 'ended' })
    await give('new')
    expect(await staff.readLink({ hash: 'old', now })).toEqual({ kind: 'ended' })
    expect(await staff.readLink({ hash: 'new', now })).toEqual(open)
    await staff.end({ id: 'rosa', now })
    expect(await staff.readLink({ hash: 'new', now })).toEqual({ kind: 'ended' })
  })

  test('a session ends 15 minutes after the last act, and 12 hours after it began', async () => {
    const { staff } = await (async () => {
      const store = await openStore()
      await enrolRosa(store)
      return store
    })()
    const readAt = async (time: number) =>
      (await staff.readSession({ hash: 'cookie', now: time })).kind
    expect(await readAt(now + 15 * minute - 1)).toBe('initial-session')
    expect(await readAt(now + 15 * minute)).toBe('signed-out')
    for (let time = now; time < now + 12 * hour; time += 10 * minute) {
      expect((await staff.refreshSession({ hash: 'cookie', now: time })).kind).toBe(
        'token-refreshed',
      )
    }
    expect(await readAt(now + 12 * hour - 1)).toBe('initial-session')
    expect((await staff.refreshSession({ hash: 'cookie', now: now + 12 * hour })).kind).toBe(
      'signed-out',
    )
  })

  test('a clock that ran ahead and was set back lengthens no session, and keeps nobody out', async () => {
    const store = await openStore()
    const { staff } = store
    await enrolRosa(store)
    const kindAt = async (time: number) =>
      (await staff.readSession({ hash: 'cookie', now: time })).kind
    // Servers need not agree to the second.
    expect(await kindAt(now - minute)).toBe('initial-session')
    const yesterday = now - 24 * hour
    expect(await kindAt(yesterday)).toBe('signed-out')
    const session = { id: 'again', hash: 'again' }
    const signedIn = await staff.signIn({ passkeyId: 'key', counter: 0, session, now: yesterday })
    expect(signedIn.kind).toBe('signed-in')
    await staff.addChallenge({ challenge: 'a', madeFor: 'sign-in', expiresAt: yesterday + minute })
    const challenge = { challenge: 'a', madeFor: 'sign-in', now: yesterday }
    expect((await staff.takeChallenge(challenge)).kind).toBe('taken')
  })

  test('one browser signs out, or all of them', async () => {
    const { staff } = await (async () => {
      const store = await openStore()
      await enrolRosa(store)
      return store
    })()
    const signIn = async (id: string) =>
      sessionOf(
        await staff.signIn({ passkeyId: 'key', counter: 0, session: { id, hash: id }, now }),
      )
    const [second] = [await signIn('second'), await signIn('third')]
    expect(await staff.signOut({ session: second, now })).toEqual({ kind: 'signed-out' })
    const kindOf = async (hash: string) => (await staff.readSession({ hash, now })).kind
    expect([await kindOf('cookie'), await kindOf('second')]).toEqual([
      'initial-session',
      'signed-out',
    ])
    await staff.signOutEverywhere({ session: second, now })
    expect([await kindOf('cookie'), await kindOf('third')]).toEqual(['signed-out', 'signed-out'])
  })

  test('one sees and ends sessions of one’s own, and nobody else’s', async () => {
    const store = await openStore()
    const { staff } = store
    const session = sessionOf(await enrolRosa(store))
    const phone = { id: 'phone', hash: 'phone', device: 'iphone' } as const
    const later = now + 10 * minute
    await staff.signIn({ passkeyId: 'key', counter: 0, session: phone, now: later })
    expect(await staff.readOwn({ staffId: 'rosa', now: later })).toEqual({
      kind: 'own',
      passkeys: [{ id: 'key', addedAt: now }],
      sessions: [
        { id: 'phone', beganAt: later, usedAt: later, device: 'iphone' },
        { id: 'first', beganAt: now, usedAt: now, device: '' },
      ],
    })
    const ofOther = { ...session, staffId: 'luis' }
    expect(await staff.endSession({ session: ofOther, id: 'phone', now: later })).toEqual({
      kind: 'unknown',
    })
    expect(await staff.endSession({ session, id: 'phone', now: later })).toEqual({ kind: 'ended' })
    expect((await staff.readSession({ hash: 'phone', now: later })).kind).toBe('signed-out')
    expect(await acts(store)).toContain('session-ended')
    // One that is over is no session any more.
    const over = await staff.readOwn({ staffId: 'rosa', now: now + 15 * minute })
    expect(over).toMatchObject({ sessions: [] })
  })

  test('the passkey of a lost telephone is removed with all other sessions, and the last one stays', async () => {
    const store = await openStore()
    const { staff } = store
    const session = sessionOf(await enrolRosa(store))
    await staff.addPasskey({ session, passkey: key('of the phone'), now: now + 1 })
    const phone = { id: 'phone', hash: 'phone' }
    await staff.signIn({ passkeyId: 'of the phone', counter: 0, session: phone, now: now + 1 })
    const remove = async (id: string, of = session) =>
      (await staff.removePasskey({ session: of, id, now: now + 2 })).kind
    expect(await remove('of the phone', { ...session, staffId: 'luis' })).toBe('unknown')
    const outcomes = await Promise.all([remove('of the phone'), remove('key')])
    expect(outcomes.toSorted()).toEqual(['last', 'removed'])
    expect((await staff.readSession({ hash: 'cookie', now: now + 2 })).kind).toBe('initial-session')
    expect((await staff.readSession({ hash: 'phone', now: now + 2 })).kind).toBe('signed-out')
    expect(await acts(store)).toContain('passkey-removed')
  })

  test('a count that does not grow is of a copy: it blocks the passkey and ends the sessions', async () => {
    const store = await openStore()
    await enrolRosa(store, 7)
    const signIn = (counter: number) =>
      store.staff.signIn({
        ...{ passkeyId: 'key', counter, now },
        session: { id: `at ${counter}`, hash: `at ${counter}` },
      })
    expect((await signIn(8)).kind).toBe('signed-in')
    expect(await signIn(8)).toEqual({ kind: 'cloned' })
    expect(await signIn(9)).toEqual({ kind: 'signed-out' })
    expect(await store.staff.readPasskey('key')).toEqual({ kind: 'unknown' })
    expect(await store.staff.readSession({ hash: 'at 8', now })).toEqual({ kind: 'signed-out' })
    expect(await acts(store)).toContain('passkey-blocked')
  })

  test('a count of 0 proves nothing, until a passkey has counted', async () => {
    const store = await openStore()
    await enrolRosa(store)
    const signIn = async (counter: number, id: string) =>
      (
        await store.staff.signIn({
          ...{ passkeyId: 'key', counter, now },
          session: { id, hash: id },
        })
      ).kind
    expect(await signIn(0, 'a')).toBe('signed-in')
    expect(await signIn(0, 'b')).toBe('signed-in')
    expect(await signIn(1, 'c')).toBe('signed-in')
    expect(await signIn(0, 'd')).toBe('cloned')
  })

  test('a challenge is taken once, for what it was made for, in its time', async () => {
    const { staff } = await openStore()
    const add = (challenge: string) =>
      staff.addChallenge({ challenge, madeFor: 'sign-in', expiresAt: now + minute })
    const take = async (challenge: string, madeFor: string, at: number) =>
      (await staff.takeChallenge({ challenge, madeFor, now: at })).kind
    await add('a')
    await add('b')
    expect(await take('a', 'enrol', now)).toBe('unknown')
    expect(await take('a', 'sign-in', now + second)).toBe('taken')
    expect(await take('a', 'sign-in', now + second)).toBe('unknown')
    expect(await take('b', 'sign-in', now + minute)).toBe('unknown')
  })

  test('the passkey of somebody else steps nobody up', async () => {
    const store = await openStore()
    const { staff } = store
    const session = sessionOf(await enrolRosa(store))
    await staff.add({ id: 'luis', name: 'Luis', role: 'owner', language: 'en', now })
    await staff.addLink({ staffId: 'luis', hash: 'his', expiresAt: now + hour })
    await staff.enrol({
      ...{ linkHash: 'his', passkey: key('his key'), now },
      session: { id: 'his', hash: 'his' },
    })
    const verify = (passkeyId: string) =>
      staff.verifyAgain({ session, passkeyId, counter: 0, now: now + minute })
    expect(await verify('his key')).toEqual({ kind: 'signed-out' })
    expect(await verify('key')).toMatchObject({ kind: 'mfa-verified' })
    const read = sessionOf(await staff.readSession({ hash: 'cookie', now: now + minute }))
    expect(read.verifiedAt).toBe(now + minute)
  })

  test('who has left is signed out at once and signs in no more; their name stays theirs', async () => {
    const store = await openStore()
    await enrolRosa(store)
    expect(await store.staff.end({ id: 'rosa', now })).toEqual({ kind: 'ended' })
    expect(await store.staff.readSession({ hash: 'cookie', now })).toEqual({ kind: 'signed-out' })
    expect(await store.staff.readPasskey('key')).toEqual({ kind: 'unknown' })
    expect(
      await store.staff.add({ id: 'new', name: 'Rosa', role: 'staff', language: 'en', now }),
    ).toEqual({ kind: 'name-taken' })
  })

  test('somebody is invited with their link: both, or neither', async () => {
    const store = await openStore()
    const by = sessionOf(await enrolRosa(store))
    const { staff } = store
    const link = { hash: 'invited', expiresAt: now + 2 * day }
    const luis = { id: 'luis', name: 'Luis', role: 'staff', language: 'es', now } as const
    expect(await staff.invite({ ...luis, link, by })).toEqual({ kind: 'stored' })
    const again = { ...luis, id: 'other', link: { ...link, hash: 'other' }, by }
    expect(await staff.invite(again)).toEqual({ kind: 'name-taken' })
    expect(await staff.readLink({ hash: 'other', now })).toEqual({ kind: 'ended' })
    expect(await staff.readAll()).toMatchObject({
      staff: [
        { name: 'Luis', passkeys: 0, linkUntil: now + 2 * day, lastSeen: undefined },
        { name: 'Rosa', passkeys: 1, linkUntil: undefined, lastSeen: now },
      ],
    })
    const newer = { hash: 'newer', expiresAt: now + hour }
    expect(await staff.replaceLink({ id: 'luis', link: newer, by, now })).toEqual({
      kind: 'stored',
    })
    expect(await staff.readLink({ hash: 'invited', now })).toEqual({ kind: 'ended' })
    await staff.end({ id: 'luis', by, now })
    expect(await staff.replaceLink({ id: 'luis', link, by, now })).toEqual({ kind: 'unknown' })
    expect(await staff.setRole({ id: 'luis', role: 'owner', by, now })).toEqual({ kind: 'unknown' })
    expect((await acts(store)).filter((act) => act !== 'passkey-added')).toEqual([
      'ended-staff',
      'invited-staff',
      'made-link',
      'signed-in',
    ])
  })

  /** Owners, each with a passkey where that is said. */
  async function addOwners({ staff }: Store, ...owners: (readonly [string, 'with a key' | ''])[]) {
    for (const [id, passkey] of owners) {
      await staff.add({ id, name: id, role: 'owner', language: 'en', now })
      await staff.addLink({ staffId: id, hash: id, expiresAt: now + hour })
      if (passkey === '') continue
      await staff.enrol({ linkHash: id, passkey: key(id), session: { id, hash: id }, now })
    }
  }

  test('the last owner who can sign in neither leaves nor becomes another', async () => {
    const store = await openStore()
    const { staff } = store
    await addOwners(store, ['ana', 'with a key'], ['eva', ''])
    await enrolRosa(store)
    const refused = { kind: 'last-owner' }
    expect(await staff.end({ id: 'ana', now })).toEqual(refused)
    expect(await staff.setRole({ id: 'ana', role: 'staff', now })).toEqual(refused)
    // One who never came may go.
    expect(await staff.end({ id: 'eva', now })).toEqual({ kind: 'ended' })
    expect(await staff.setRole({ id: 'rosa', role: 'owner', now })).toEqual({ kind: 'stored' })
    expect(await staff.setRole({ id: 'ana', role: 'staff', now })).toEqual({ kind: 'stored' })
    expect(await staff.end({ id: 'rosa', now })).toEqual(refused)
    expect(await staff.readSession({ hash: 'ana', now })).toMatchObject({
      session: { role: 'staff' },
    })
  })

  test('a first owner who never came stays, until there is another', async () => {
    const store = await openStore()
    await addOwners(store, ['ana', ''])
    expect(await store.staff.end({ id: 'ana', now })).toEqual({ kind: 'last-owner' })
    await addOwners(store, ['eva', ''])
    expect(await store.staff.end({ id: 'ana', now })).toEqual({ kind: 'ended' })
  })

  test('of two owners who end each other at once, one stays', async () => {
    const store = await openStore()
    for (let n = 0; n < 10; n += 1) {
      const [one, other] = [`one ${n}`, `other ${n}`]
      await addOwners(store, [one, 'with a key'], [other, 'with a key'])
      // Whoever stayed before.
      const read = await store.staff.readAll()
      const before = read.kind === 'staff' ? read.staff : []
      for (const { hasLeft, id } of before) {
        if (!hasLeft && id !== one && id !== other) await store.staff.end({ id, now })
      }
      const outcomes = await Promise.all([
        store.staff.end({ id: one, now }),
        store.staff.setRole({ id: other, role: 'staff', now }),
      ])
      expect(outcomes.filter(({ kind }) => kind === 'last-owner')).toHaveLength(1)
      await store.staff.setRole({ id: other, role: 'owner', now })
    }
  })

  test('who has left has nothing in hand any more', async () => {
    const store = await openStore()
    await enrolRosa(store)
    const request = makeMessage()
    await store.messages.add(request)
    const { id } = request.message
    await store.messages.take({ id, author: 'Rosa', now })
    await store.staff.end({ id: 'rosa', now })
    expect(await store.messages.take({ id, author: 'Luis', now })).toEqual({
      kind: 'taken',
      by: 'Luis',
    })
  })

  test('what is over is forgotten', async () => {
    const store = await openStore()
    await enrolRosa(store)
    const { staff } = store
    await staff.addChallenge({ challenge: 'a', madeFor: 'sign-in', expiresAt: now + minute })
    await staff.forgetOld(now + hour)
    // Not even with an earlier clock.
    expect((await staff.readSession({ hash: 'cookie', now })).kind).toBe('signed-out')
    expect((await staff.takeChallenge({ challenge: 'a', madeFor: 'sign-in', now })).kind).toBe(
      'unknown',
    )
  })

  test('of two who take a message at once, one has it', async () => {
    const { messages } = await openStore()
    const { id } = await (async () => {
      const request = makeMessage()
      await messages.add(request)
      return request.message
    })()
    const take = (author: string) => messages.take({ id, author, now })
    const outcomes = await Promise.all([take('Rosa'), take('Luis')])
    expect(new Set(outcomes.map((each) => ('by' in each ? each.by : each.kind))).size).toBe(1)
    const read = await messages.readAll()
    const [found] = read.kind === 'messages' ? read.messages : []
    expect(found?.history).toHaveLength(1)
    const [winner, other] = found?.takenBy === 'Rosa' ? ['Rosa', 'Luis'] : ['Luis', 'Rosa']
    expect(await messages.giveBack({ id, author: other, now })).toEqual({ kind: 'not-theirs' })
    expect(await messages.giveBack({ id, author: winner, now })).toEqual({ kind: 'given-back' })
    expect(await take(other)).toEqual({ kind: 'taken', by: other })
    await messages.addCall({ id, outcome: 'left-word', author: other, now: now + 1 })
    await messages.markAnswered({ name: { id }, author: other, now: now + 2 })
    expect(await take(winner)).toEqual({ kind: 'answered' })
    expect(await messages.take({ id: 'gone', author: other, now })).toEqual({ kind: 'unknown' })
  })

  const lineOf = (act: string) => ({ act, staff_id: 'rosa', session_id: 'a', at: now })
  const by = { id: 'a', staffId: 'rosa' }
  const task = { author: 'Rosa', by, now }
  test.each<[act: string, does: (messages: MessageQueries, id: string) => Promise<object>]>([
    ['take', (messages, id) => messages.take({ id, ...task })],
    ['reached', (messages, id) => messages.addCall({ id, outcome: 'reached', ...task })],
    ['note', (messages, id) => messages.addNote({ id, text: 'called twice', ...task })],
    ['give-back', (messages, id) => messages.giveBack({ id, ...task })],
    ['done', (messages, id) => messages.markAnswered({ name: { id }, ...task })],
    ['undo', (messages, id) => messages.reopen({ name: { id }, ...task })],
    ['erased-message', (messages, id) => messages.forget({ id, ...task })],
  ])(
    'what is done with a message, and its line of the log, are both stored or neither: %s',
    async (act, does) => {
      const { change, store } = await open()
      const request = makeMessage()
      const { id } = request.message
      await store.messages.add(request)
      if (act === 'give-back') await store.messages.take({ id, author: 'Rosa', now })
      if (act === 'undo') await store.messages.markAnswered({ name: { id }, author: 'Rosa', now })
      const before = await store.messages.readAll()

      await change('alter table desk_log rename to desk_log_away')
      const refused = await does(store.messages, id)
      await change('alter table desk_log_away rename to desk_log')
      expect(refused).toMatchObject({ kind: 'not-stored' })
      expect(await store.messages.readAll()).toEqual(before)

      await does(store.messages, id)
      const log = await store.staff.readLog({ most: 5 })
      expect(log).toMatchObject({ entries: [{ ...lineOf(act), subject: id }] })
      expect(await store.messages.readAll()).not.toEqual(before)
    },
  )

  test('people are found by name, number or address, and known by a hash alone', async () => {
    const { messages, newsletter, people } = await openStore()
    await messages.add(makeMessage({ name: 'Ana Pérez', email: 'Ana@example.org' }))
    await messages.add(makeMessage({ name: 'Luis', email: '', phone: '+15105550199' }))
    await newsletter.signUp(makeSignUp({ email: 'eva@example.org', now }))
    const search = async (text: string) => {
      const read = await people.search({ text, most: 20 })
      return read.kind === 'people' ? read.people.map(({ address }) => address).toSorted() : []
    }
    expect(await search('perez')).toEqual(['+15105550123', 'ana@example.org'])
    expect(await search('ANA@EXAMPLE')).toEqual(['ana@example.org'])
    expect(await search('(510) 555-0199')).toEqual(['+15105550199'])
    expect(await search('eva')).toEqual(['eva@example.org'])
    expect(await search('nobody')).toEqual([])
    const hashed = await people.hashAll(['ana@example.org', '+15105550199', 'eva@example.org'])
    const hashes = hashed.kind === 'hashes' ? hashed.hashes : []
    const found = await Promise.all(hashes.map((hash) => people.find(hash)))
    expect(found.map((each) => ('address' in each ? each.address : each.kind))).toEqual([
      'ana@example.org',
      '+15105550199',
      'eva@example.org',
    ])
    expect(await people.find('0'.repeat(64))).toEqual({ kind: 'unknown' })
  })
})
