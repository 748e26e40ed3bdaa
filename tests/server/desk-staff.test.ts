import { expect, test } from 'vitest'
import { hour, minute } from '#language/dates/durations.ts'
import { hashToken } from '#server/token.ts'
import { setupDesk } from '../support/desk-server.ts'
import { origin } from '../support/server.ts'

/** An owner is signed in. */
async function setup() {
  const server = await setupDesk()
  const { clock, signIn, store } = server
  const owner = await signIn('Rosa', { role: 'owner' })
  /** What a page is drawn from. */
  const read = async (answer: Response | Promise<Response>) => {
    const [, json = '{}'] = /<\/head>(.*)$/s.exec(await (await answer).text()) ?? []
    return JSON.parse(json)
  }
  /** What was done, and to whom; not what was refused. */
  const acts = async () => {
    const log = await store.staff.readLog({ most: 50 })
    return (log.kind === 'log' ? log.entries : [])
      .filter(({ act, subject }) => subject !== '' && act !== 'not-allowed')
      .map(({ act, staff_id, subject }) => [staff_id, act, subject])
  }
  const linkOpens = async (address: string) => {
    const hash = hashToken(new URL(address).hash.slice(1))
    return (await store.staff.readLink({ hash, now: clock.now() })).kind
  }
  return { ...server, acts, linkOpens, owner, read }
}

const luis = { name: ' Luis \u200b Vega', role: 'staff', language: 'es' }

test('an owner invites somebody by a link that is shown once, and works for 48 hours', async () => {
  const { acts, clock, linkOpens, owner, read, store } = await setup()
  const { link, screen } = await read(owner.post('/desk/staff', luis))
  expect(screen).toBe('staff-link')
  expect(link).toMatchObject({ name: 'Luis Vega' })
  expect(link.address).toMatch(new RegExp(`^${origin}/desk/enrol#.{43}$`))
  clock.pass(48 * hour - 1)
  expect(await linkOpens(link.address)).toBe('open')
  clock.pass(1)
  expect(await linkOpens(link.address)).toBe('ended')
  const all = await store.staff.readAll()
  const [added] = all.kind === 'staff' ? all.staff.filter(({ name }) => name === 'Luis Vega') : []
  expect(added).toMatchObject({ role: 'staff', language: 'es', passkeys: 0 })
  expect(await acts()).toContainEqual(['Rosa', 'invited-staff', added?.id])
})

test.each([
  ['', 'missing'],
  [' \u200b ', 'missing'],
  ['x'.repeat(61), 'too-long'],
  ['Rosa', 'taken'],
])('a name that cannot be is given back with what was chosen (%j)', async (name, fault) => {
  const { owner, read } = await setup()
  const answer = await owner.post('/desk/staff', { name, role: 'owner', language: 'es' })
  expect(answer.status).toBe(422)
  const { invitation, members } = await read(answer)
  expect(invitation).toMatchObject({ fault, typed: { role: 'owner', language: 'es' } })
  expect(members).toMatchObject([{ name: 'Rosa', isSelf: true, passkeys: 1 }])
})

test('each act wants a passkey that was used lately, and keeps what was typed', async () => {
  const { acts, clock, owner, read, signIn } = await setup()
  await signIn('Luis')
  clock.pass(6 * minute)
  for (const [address, form] of [
    ['', luis],
    ['/Luis/role', { role: 'owner' }],
    ['/Luis/link', {}],
    ['/Luis/end', { sure: 'yes' }],
  ] as const) {
    expect(await read(owner.post(`/desk/staff${address}`, form))).toMatchObject({
      screen: 'verify',
      again: { action: `/desk/staff${address}`, fields: Object.entries(form) },
    })
  }
  expect(await acts()).toEqual([])
})

test('a role changes from the next press on, a new link ends the old one, and an end is at once', async () => {
  const { acts, linkOpens, owner, read, signIn } = await setup()
  const member = await signIn('Luis')
  expect((await member.get('/desk/log')).status).toBe(403)
  const changed = await owner.post('/desk/staff/Luis/role', { role: 'owner' })
  expect(changed.headers.get('location')).toBe('/desk/staff/Luis?said=role-changed')
  expect((await member.get('/desk/log')).status).toBe(200)

  const first = (await read(owner.post('/desk/staff/Luis/link', {}))).link.address
  const second = (await read(owner.post('/desk/staff/Luis/link', {}))).link.address
  expect([await linkOpens(first), await linkOpens(second)]).toEqual(['ended', 'open'])

  const unsure = await owner.post('/desk/staff/Luis/end', {})
  expect(unsure.headers.get('location')).toBe('/desk/staff/Luis?said=not-sure-to-end')
  const ended = await owner.post('/desk/staff/Luis/end', { sure: 'yes' })
  expect(ended.headers.get('location')).toBe('/desk/staff?said=member-ended')
  expect((await member.get('/desk')).headers.get('location')).toBe('/desk/sign-in')
  expect((await read(owner.get('/desk/staff'))).members).toMatchObject([
    { name: 'Rosa' },
    { name: 'Luis', hasLeft: true },
  ])
  expect((await owner.get('/desk/staff/Luis')).status).toBe(404)
  expect((await acts()).toSorted()).toEqual([
    ['Rosa', 'ended-staff', 'Luis'],
    ['Rosa', 'made-link', 'Luis'],
    ['Rosa', 'made-link', 'Luis'],
    ['Rosa', 'made-owner', 'Luis'],
  ])
})

test('the last owner stays one; of two, one may step down by themselves', async () => {
  const { owner, signIn } = await setup()
  const locationOf = async (address: string, form: Record<string, string>) =>
    (await owner.post(`/desk/staff/Rosa/${address}`, form)).headers.get('location')
  expect(await locationOf('role', { role: 'staff' })).toBe('/desk/staff/Rosa?said=last-owner')
  expect(await locationOf('end', { sure: 'yes' })).toBe('/desk/staff/Rosa?said=last-owner')
  await signIn('Luis', { role: 'owner' })
  expect(await locationOf('role', { role: 'boss' })).toBe('/desk/staff/Rosa')
  expect(await locationOf('role', { role: 'staff' })).toBe('/desk?said=role-changed')
  expect((await owner.get('/desk/staff')).status).toBe(403)
})

test('staff see none of it, whatever they send', async () => {
  const { acts, signIn } = await setup()
  const member = await signIn('Luis')
  for (const address of ['/desk/staff', '/desk/staff/Rosa']) {
    expect((await member.get(address)).status).toBe(403)
  }
  for (const [address, form] of [
    ['', luis],
    ['/Luis/role', { role: 'owner' }],
    ['/Rosa/link', {}],
    ['/Rosa/end', { sure: 'yes' }],
  ] as const) {
    expect((await member.post(`/desk/staff${address}`, form)).status).toBe(403)
  }
  expect(await acts()).toEqual([])
})

test('what cannot be stored is said, and what was typed stays', async () => {
  const { owner, read, signIn, store } = await setup()
  await signIn('Luis')
  const notStored = async () => ({ kind: 'not-stored', reason: 'full' }) as const
  Object.assign(store.staff, { invite: notStored, replaceLink: notStored })
  Object.assign(store.staff, { setRole: notStored, end: notStored })
  for (const [address, form] of [
    ['', luis],
    ['/Luis/role', { role: 'owner' }],
    ['/Luis/link', {}],
    ['/Luis/end', { sure: 'yes' }],
  ] as const) {
    expect((await owner.post(`/desk/staff${address}`, form)).status).toBe(503)
  }
  expect(await read(owner.post('/desk/staff', luis))).toMatchObject({
    frame: { said: 'not-stored' },
    invitation: { typed: { name: 'Luis Vega', language: 'es' } },
  })
  store.staff.readAll = notStored
  for (const address of ['/desk/staff', '/desk/staff/Luis']) {
    expect((await owner.get(address)).status).toBe(503)
  }
})

test('an owner lets somebody change words, and no more, each with the passkey and in the log', async () => {
  const { clock, owner, read, signIn, store } = await setup()
  const luisBrowser = await signIn('Luis')
  const right = async () => {
    const all = await store.staff.readAll()
    return all.kind === 'staff' && all.staff.find(({ id }) => id === 'Luis')?.editsWords
  }
  expect(await right()).toBe(false)
  expect((await luisBrowser.post('/desk/staff/Luis/words', { words: 'yes' })).status).toBe(403)
  clock.pass(6 * minute)
  expect((await read(owner.post('/desk/staff/Luis/words', { words: 'yes' }))).screen).toBe('verify')
  expect(await right()).toBe(false)
})

test('the right to change words goes with its line in the log', async () => {
  const { acts, owner, store } = await setup()
  await store.staff.add({ id: 'Luis', name: 'Luis', role: 'staff', language: 'es', now: 0 })
  const set = async (form: Record<string, string>) =>
    (await owner.post('/desk/staff/Luis/words', form)).headers.get('location')
  expect(await set({ words: 'yes' })).toBe('/desk/staff/Luis?said=words-right-changed')
  expect(await set({})).toBe('/desk/staff/Luis?said=words-right-changed')
  expect((await acts()).toSorted()).toEqual([
    ['Rosa', 'gave-words', 'Luis'],
    ['Rosa', 'took-words', 'Luis'],
  ])
})
