import { expect, test } from 'vitest'
import { day, minute } from '#language/dates/durations.ts'
import { type Issue, readIssues } from '#server/newsletter/issues.ts'
import { setupDesk } from '../support/desk-server.ts'
import { madeIssue } from '../support/made-issue.ts'
import { origin } from '../support/server.ts'
import { makeSignUp } from './store-contract.ts'

const page = `/desk/letters/${madeIssue.id}`

type Person = readonly [string, 'en' | 'es']

const setup = (...people: Person[]) => setupIssues([madeIssue], ...people)

/** An owner is signed in; people have confirmed, and their mails about that are gone. */
async function setupIssues(issues: readonly Issue[], ...people: Person[]) {
  const server = await setupDesk({ issues })
  const { catcher, clock, signIn, store, worker } = server
  for (const [email, locale] of people) {
    const request = makeSignUp({ email, locale, now: clock.now() })
    await store.newsletter.signUp(request)
    await store.newsletter.confirm({ hash: request.confirmToken.hash, now: clock.now() })
  }
  await worker.deliverDue()
  catcher.taken.length = 0
  const owner = await signIn('Rosa', { role: 'owner' })
  const acts = async () => {
    const read = await store.staff.readLog({ most: 50 })
    const entries = read.kind === 'log' ? read.entries : []
    return entries.filter(({ act }) => act.endsWith('letter')).map(({ act }) => act)
  }
  /** What the page is drawn from. */
  const read = async (answer: Response | Promise<Response>) => {
    const [, json = '{}'] = /<\/head>(.*)$/s.exec(await (await answer).text()) ?? []
    return JSON.parse(json)
  }
  return { ...server, acts, owner, read }
}

const ana = ['ana@example.org', 'en'] as const
const eva = ['eva@example.org', 'es'] as const

test('a letter goes to its readers when their number is typed, once', async () => {
  const { acts, catcher, owner, read, round, worker } = await setup(ana, eva)
  expect(await read(owner.get(page))).toMatchObject({
    screen: 'letter',
    letter: { state: 'not-sent', readers: { en: 1, es: 1 }, heading: 'Papeles y planes' },
  })
  const sent = await owner.post(`${page}/send`, { readers: ' 2 ' })
  expect(sent.headers.get('location')).toBe(`${page}?said=letter-begun`)
  await round.goOn()
  expect((await read(owner.get(page))).letter).toMatchObject({
    state: 'sending',
    mails: 2,
    left: 0,
  })
  const again = await owner.post(`${page}/send`, { readers: '2' })
  expect(again.headers.get('location')).toBe(`${page}?said=letter-sent-before`)
  await worker.deliverDue()
  expect(catcher.taken.map(({ recipient }) => recipient).toSorted()).toEqual([ana[0], eva[0]])
  expect((await read(owner.get('/desk/letters'))).letters).toMatchObject([
    { id: madeIssue.id, state: 'sent', mails: 2, left: 2, failed: 0 },
  ])
  expect(await acts()).toEqual(['sent-letter'])
})

test.each([
  ['', 'missing'],
  ['3', 'wrong'],
  ['2 readers', 'wrong'],
])(
  'without their number it goes to nobody, and what was typed stays (%j)',
  async (readers, fault) => {
    const { acts, owner, read, store } = await setup(ana, eva)
    const answer = await owner.post(`${page}/send`, { readers })
    expect(answer.status).toBe(422)
    expect((await read(answer)).letter).toMatchObject({
      typed: { readers },
      faults: { readers: fault },
    })
    expect(await store.issues.readAll()).toMatchObject({ issues: [] })
    expect(await acts()).toEqual([])
  },
)

test('where there are no readers, no number sends it', async () => {
  const { owner, store } = await setup()
  expect((await owner.post(`${page}/send`, { readers: '0' })).status).toBe(422)
  expect(await store.issues.readAll()).toMatchObject({ issues: [] })
})

test('a passkey that was used long ago sends nothing; what was typed goes with the question', async () => {
  const { clock, owner, read, store } = await setup(ana)
  clock.pass(6 * minute)
  for (const [act, form] of [
    ['send', { readers: '1' }],
    ['test', { to: 'boss@clinic.example' }],
    ['go-on', {}],
  ] as const) {
    const asked = await read(owner.post(`${page}/${act}`, form))
    expect(asked).toMatchObject({
      screen: 'verify',
      again: { action: `${page}/${act}`, fields: Object.entries(form) },
    })
  }
  expect(await store.issues.readAll()).toMatchObject({ issues: [] })
  // To stop it must be quick.
  await store.issues.start({ issue: madeIssue.id, now: clock.now() })
  expect((await owner.post(`${page}/pause`, {})).headers.get('location')).toBe(page)
})

test('it pauses and goes on, and says how far it is in the language of whoever looks', async () => {
  const { acts, catcher, owner, read, round, worker } = await setup(ana, eva)
  await owner.post(`${page}/send`, { readers: '2' })
  await round.goOn()
  await owner.post(`${page}/pause`, {})
  await worker.deliverDue()
  expect(catcher.taken).toEqual([])
  expect((await read(owner.get(page))).letter).toMatchObject({ state: 'paused', mails: 2, left: 0 })
  await owner.post(`${page}/go-on`, {})
  expect(await (await owner.get(`${page}/progress`)).json()).toEqual({
    ...{ state: 'sending', max: 2, value: 0 },
    words: 'Ya salieron 0 de 2 correos.',
  })
  await worker.deliverDue()
  expect(await (await owner.get(`${page}/progress`)).json()).toMatchObject({ state: 'sent' })
  expect((await acts()).toSorted()).toEqual(['paused-letter', 'sent-letter', 'went-on-with-letter'])
})

test('a sample is looked at and tested, and goes to nobody', async () => {
  const { catcher, owner, read, round, store } = await setupIssues(readIssues(), ana)
  expect((await read(owner.get(page))).letter).toMatchObject({ state: 'sample', begun: '' })
  const sent = await owner.post(`${page}/send`, { readers: '1' })
  expect(sent.headers.get('location')).toBe(page)
  await round.goOn()
  expect(await store.issues.readAll()).toMatchObject({ issues: [] })
  await owner.post(`${page}/test`, { to: 'boss@clinic.example' })
  expect(catcher.taken).toHaveLength(2)
})

test('how many it went to is known when the notes of its mails are gone', async () => {
  const { clock, owner, read, round, signIn, worker } = await setup(ana, eva)
  await owner.post(`${page}/send`, { readers: '2' })
  await round.goOn()
  await worker.deliverDue()
  clock.pass(40 * day)
  await worker.deliverDue()
  const later = await signIn('Eva', { role: 'owner' })
  const counts = { state: 'sent', mails: 2, left: 2, failed: 0 }
  expect((await read(later.get('/desk/letters'))).letters).toMatchObject([counts])
  expect((await read(later.get(page))).letter).toMatchObject(counts)
})

test('a test goes to the address that was typed, and to nobody else', async () => {
  const { catcher, owner, read } = await setup(ana)
  const wrong = await owner.post(`${page}/test`, { to: 'boss' })
  expect(wrong.status).toBe(422)
  expect((await read(wrong)).letter).toMatchObject({
    typed: { to: 'boss' },
    faults: { to: expect.stringContaining('nombre@example.com') },
  })
  const sent = await owner.post(`${page}/test`, { to: 'boss@clinic.example' })
  expect(sent.headers.get('location')).toBe(`${page}?said=test-sent`)
  expect(catcher.taken.map(({ recipient }) => recipient)).toEqual([
    'boss@clinic.example',
    'boss@clinic.example',
  ])
  catcher.answer = { kind: 'postponed', error: 'EENVELOPE 552 5.2.2 RCPT full' }
  const failed = await owner.post(`${page}/test`, { to: 'boss@clinic.example' })
  expect(failed.status).toBe(422)
  expect((await read(failed)).letter.faults.to).toBe('No se mandó: el buzón está lleno.')
})

test('shows the mail as readers get it, where nothing runs and nothing is fetched', async () => {
  const { owner, read } = await setup()
  const { previews } = (await read(owner.get(page))).letter
  expect(previews).toMatchObject([
    { locale: 'en', subject: 'Papers & plans', page: expect.stringContaining(origin) },
    { locale: 'es', subject: 'Papeles y planes' },
  ])
  expect(previews[0].text).toContain('TWO THINGS\n\n- One\n- Two')
  const mail = await owner.get(`${page}/mail/en`)
  expect(mail.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none';/)
  expect(await mail.text()).toContain('<h1 class="ink"')
  expect((await owner.get(`${page}/mail/fr`)).status).toBe(404)
  expect((await owner.get('/desk/letters/about')).status).toBe(404)
})

test('says what did not arrive, each reason once', async () => {
  const { catcher, owner, read, round, worker } = await setup(ana, eva)
  await owner.post(`${page}/send`, { readers: '2' })
  await round.goOn()
  catcher.answer = { kind: 'postponed', error: 'EENVELOPE 552 5.2.2 RCPT full' }
  await worker.deliverDue()
  expect((await read(owner.get(page))).letter.failures).toEqual([
    { what: 'put-off', reason: 'full', mails: 2 },
  ])
})

test('staff neither see nor send letters, whatever they ask for', async () => {
  const { signIn, store } = await setup(ana)
  const luis = await signIn('Luis')
  for (const address of ['/desk/letters', page, `${page}/mail/en`]) {
    expect((await luis.get(address)).status).toBe(403)
  }
  expect((await luis.get(`${page}/progress`)).status).toBe(404)
  for (const act of ['send', 'test', 'pause', 'go-on']) {
    expect((await luis.post(`${page}/${act}`, { readers: '1' })).status).toBe(403)
  }
  expect(await store.issues.readAll()).toMatchObject({ issues: [] })
})

test('what cannot be stored or written down is not done', async () => {
  const { owner, read, round, store } = await setup(ana)
  const notStored = async () => ({ kind: 'not-stored', reason: 'full' }) as const
  for (const name of ['readAll', 'countReaders', 'readFailures'] as const) {
    const kept = store.issues[name]
    store.issues[name] = notStored as never
    expect((await owner.get(page)).status).toBe(503)
    store.issues[name] = kept as never
  }
  const { start } = store.issues
  store.issues.start = notStored
  expect((await owner.post(`${page}/send`, { readers: '1' })).status).toBe(503)
  store.issues.start = start
  store.issues.pause = notStored
  store.issues.goOn = notStored
  store.staff.addToLog = notStored
  for (const act of ['send', 'test', 'pause', 'go-on']) {
    const form = { readers: '1', to: 'boss@clinic.example' }
    const answer = await owner.post(`${page}/${act}`, form)
    expect(answer.status).toBe(503)
    const field = { send: 'readers', test: 'to' }[act as string]
    if (field)
      expect((await read(answer)).letter.typed).toMatchObject({ [field]: form[field as 'to'] })
  }
  await round.goOn()
  expect(await store.issues.readAll()).toMatchObject({ issues: [] })
})
