import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { longestRetention } from '#clinic/retention.ts'
import { readSettings } from '#clinic/settings.ts'
import { messageFormWords } from '#forms/message/words.ts'
import { day, hour, minute } from '#language/dates/durations.ts'
import { locales } from '#language/locales.ts'
import { goRound } from '#server/desk/round.ts'
import { type SetupOptions, setup as setupServer, subscribe } from '../support/server.ts'
import { makeMessage } from './store-contract.ts'

async function setup(options: SetupOptions = {}) {
  const server = await setupServer({
    ...options,
    settings: { replyTo: 'desk@clinic.example', ...options.settings },
  })
  const round = () => goRound({ ...server, clock: server.clock.now, retention: longestRetention })
  const write = (name: string) =>
    server.store.messages.add(
      makeMessage({ name, topic: 'cost', note: 'a ramp' }, server.clock.now()),
    )
  const readNames = async () => {
    const read = await server.store.messages.readAll()
    return read.kind === 'messages' ? read.messages.map(({ name }) => name) : []
  }
  const readDigests = async () =>
    (await server.readMails()).filter(({ subject }) => /messages? waits? for/.test(subject ?? ''))
  return { ...server, round, write, readNames, readDigests }
}

test('on Mondays the digest tells what was pressed in the week before', async () => {
  const { clock, readDigests, readMails, round, store, write } = await setup()
  const press = (day: string) => store.presses.add({ day, page: '/contact', kind: 'call' })
  for (const day of ['2026-03-01', '2026-03-02', '2026-03-08', '2026-03-09']) await press(day)
  await round()
  expect(await readMails()).toEqual([])
  clock.pass(5 * day)
  await round()
  const [totals] = await readMails()
  expect(totals?.subject).toBe('What was pressed on the website last week')
  expect(totals?.text).toContain('\n2 call on /contact\n')
  clock.pass(7 * day)
  await write('Ana')
  await round()
  const [both] = await readDigests()
  expect(both?.subject).toBe('1 message waits for an answer')
  expect(both?.text).toContain('\n1 call on /contact\n')
})

test('on Mondays the digest asks for closed days and for a new build, and goes along on others', async () => {
  const server = await setup()
  const { clock, readMails, write } = server
  const round = () =>
    goRound({
      ...server,
      clock: clock.now,
      retention: longestRetention,
      builtOn: () => '2027-01-02',
    })
  const passTo = (moment: string) => clock.pass(Date.parse(moment) - clock.now())
  passTo('2027-02-01T07:30:00-08:00')
  await round()
  expect(await readMails()).toEqual([])
  passTo('2027-10-05T07:30:00-07:00')
  await round()
  expect(await readMails()).toEqual([])
  await write('Ana')
  passTo('2027-10-06T07:30:00-07:00')
  await round()
  await server.worker.deliverDue()
  passTo('2027-10-11T07:30:00-07:00')
  await server.store.messages.eraseOld({ answeredBefore: clock.now(), cameBefore: clock.now() })
  await round()
  const mails = (await readMails()).filter(({ text }) => text?.includes('Built'))
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    '1 message waits for an answer',
    'The website asks you for something',
  ])
  for (const { text } of mails) {
    expect(text).toContain('List the days until 2028-12-31 when the clinic is closed')
    expect(text).toMatch(/Built 2(77|82) days ago: build again/)
  }
})

test('a message goes 90 days after it was answered, and 180 days after it came', async () => {
  const { clock, readNames, round, store, write } = await setup()
  await write('answered')
  await write('waiting')
  const read = await store.messages.readAll()
  const answered = read.kind === 'messages' && read.messages.find(({ name }) => name === 'answered')
  clock.pass(10 * day)
  await store.messages.markAnswered({
    name: { id: answered ? answered.id : '' },
    now: clock.now(),
    author: 'rosa',
  })
  clock.pass(90 * day)
  await round()
  expect((await readNames()).toSorted()).toEqual(['answered', 'waiting'])
  clock.pass(1)
  await round()
  expect(await readNames()).toEqual(['waiting'])
  clock.pass(80 * day - 1)
  await round()
  expect(await readNames()).toEqual(['waiting'])
  clock.pass(1)
  await round()
  expect(await readNames()).toEqual([])
})

test('what the privacy policy and the form promise is what the settings allow', () => {
  const promises = {
    en: /(\d+) days after it was answered, and in any case (\d+) days after it came/,
    es: /(\d+) días después de contestarlo, y en todo caso (\d+) días después de que llegó/,
  }
  for (const locale of locales) {
    const policy = readFileSync(`content/${locale}/notices/privacy.md`, 'utf8')
    const [, answered, atMost] = promises[locale].exec(policy) ?? []
    expect([answered, atMost].map(Number)).toEqual([
      longestRetention.answered,
      longestRetention.atMost,
    ])
    expect(messageFormWords[locale].stored).toContain(` ${longestRetention.answered} `)
  }
  expect(readSettings({}).retention).toEqual(longestRetention)
  expect(readSettings({ ANSWERED_DAYS: '7', MESSAGE_DAYS: '30' }).retention).toEqual({
    answered: 7,
    atMost: 30,
  })
  for (const longer of [{ ANSWERED_DAYS: '91' }, { MESSAGE_DAYS: '181' }, { MESSAGE_DAYS: '0' }]) {
    expect(() => readSettings(longer)).toThrow(/DAYS is .* it should be a whole number of days/)
  }
})

test('each morning the clinic is told what waits, once', async () => {
  // The clock stands at 9 in the morning in Oakland.
  const { clock, readDigests, round, store, write } = await setup()
  await round()
  await write('Ana')
  await write('Eva')
  clock.pass(10 * minute)
  await round()
  // Of each a notice went out at once: until the next morning that is enough.
  expect(await readDigests()).toEqual([])

  clock.pass(21 * hour + 40 * minute)
  await round()
  expect(await readDigests()).toEqual([])
  clock.pass(10 * minute)
  await round()
  clock.pass(10 * minute)
  await round()
  const [digest, ...others] = await readDigests()
  expect(others).toEqual([])
  expect(digest?.to?.[0]?.address).toBe('desk@clinic.example')
  expect(digest?.subject).toBe('2 messages wait for an answer')
  expect(digest?.text).toMatch(/Name: Ana[\s\S]*Name: Eva/)
  expect(digest?.text).not.toMatch(/cost|ramp/)

  clock.pass(day)
  await round()
  expect(await readDigests()).toHaveLength(2)

  const read = await store.messages.readAll()
  for (const { id } of read.kind === 'messages' ? read.messages : []) {
    await store.messages.markAnswered({ name: { id }, now: clock.now(), author: 'rosa' })
  }
  clock.pass(day)
  await round()
  expect(await readDigests()).toHaveLength(2)
})

test('a fault in a round is written down without its words, and the server goes on', async () => {
  const { events, round, store } = await setup()
  store.digests.read = () => Promise.reject(new TypeError('ana@example.org'))
  await round()
  expect(events).toMatchObject([{ name: 'failed', fields: { error: 'TypeError' } }])
  expect(JSON.stringify(events)).not.toContain('ana@')
})

test('INBOX_DETAILS=off: the digest only counts', async () => {
  const { catcher, clock, readDigests, round, write } = await setup({
    settings: { inboxDetails: 'off' },
  })
  await write('Ana')
  clock.pass(day)
  await round()
  const [digest] = await readDigests()
  expect(digest?.text).toContain('1 message waits for an answer on the website.')
  expect(catcher.taken.at(-1)?.message).not.toMatch(/\bAna\b|555-?0123|example\.org/)
})

test('the digest says when mails do not leave, also when no message waits', async () => {
  const { catcher, clock, round, worker, ...server } = await setup()
  await subscribe(server, 'ana@example.org')
  catcher.answer = { kind: 'blocked', error: 'EENVELOPE 553 MAIL' }
  await worker.deliverDue()
  clock.pass(hour - 1)
  await round()
  clock.pass(1)
  await round()
  await round()
  catcher.answer = { kind: 'sent' }
  clock.pass(hour)
  const mails = await server.readMails()
  const [digest, ...others] = mails.filter(({ subject }) => /do not leave/.test(subject ?? ''))
  expect(others).toEqual([])
  expect(digest?.text).toContain('1 of its mails have not left for an hour.')
  expect(digest?.text).not.toContain('ana')
})
