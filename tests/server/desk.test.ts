import { execFile } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { day, minute } from '#language/dates/durations.ts'
import { runDesk, usage } from '#server/desk/desk.ts'
import type { Store } from '#server/open-store.ts'
import { openSqliteStore } from '#server/open-store.ts'
import { createMailCatcher, makeFolder } from '../support/server.ts'
import { closeLater, onEachEngine } from '../support/store-engines.ts'
import { makeMessage } from './store-contract.ts'

const now = Date.UTC(2026, 2, 4, 17)

/** What comes out of the desk's terminal. */
function openDesk(store: Store) {
  const printed: string[] = []
  let looks = 0
  const services = {
    store,
    dataDir: '/nowhere',
    backupDir: '/nowhere/backups',
    author: 'rosa',
    inboxes: [],
    deskOrigin: 'https://clinic.example',
    openSender: createMailCatcher,
    // No two acts are at the same time.
    clock() {
      looks += 1
      return now + day + looks
    },
    print: (line: string) => printed.push(line),
  }
  return async (...words: string[]) => {
    printed.length = 0
    await runDesk(services, words)
    return printed.join('\n')
  }
}

/** All mails to the clinic have left. */
async function sendAll(store: Store) {
  for (;;) {
    const claim = await store.mail.claim({ lane: 'clinic', now: now + minute, lease: minute })
    if (claim.kind !== 'mail') return
    await store.mail.settle({ mail: claim.mail, now, result: { kind: 'sent' } })
  }
}

const ana = makeMessage({ id: 'aaaaaaaa-1111', note: 'Is there a ramp?' }, now)
const eva = makeMessage(
  {
    id: 'bbbbbbbb-2222',
    name: 'Eva',
    phone: '',
    email: 'eva@example.org',
    language: 'en',
    texts: true,
    kind: 'records-request',
    firm: 'Eva & Partners',
    call: 'morning',
  },
  now + minute,
)

onEachEngine((open) => {
  async function setup() {
    const { store } = await open()
    await store.messages.add(eva)
    await store.messages.add(ana)
    return { store, desk: openDesk(store) }
  }

  test('the desk lists what waits, the oldest first', async () => {
    const { desk, store } = await setup()
    await sendAll(store)
    expect((await desk('list')).split('\n')).toEqual([
      'aaaaaaaa | March 4, 2026 at 9:00 AM | waits | about cost | Ana Pérez | +15105550123, ana@example.org | es | call at any time',
      'bbbbbbbb | March 4, 2026 at 9:01 AM | waits | records request | Eva (Eva & Partners) | eva@example.org | en | call in the morning',
    ])
  })

  test('the desk shows a message with all that was written', async () => {
    const { desk } = await setup()
    expect((await desk('show', 'a')).split('\n')).toEqual([
      'id: aaaaaaaa-1111',
      'kind: message',
      'came: March 4, 2026 at 9:00 AM',
      'name: Ana Pérez',
      'phone: +15105550123',
      'email: ana@example.org',
      'language: es',
      'call: any',
      'text messages: no',
      'topic: cost',
      'note: Is there a ramp?',
    ])
  })

  test('an answered message waits no more', async () => {
    const { desk, store } = await setup()
    await sendAll(store)
    expect(await desk('answered', 'aaaa')).toBe('Marked as answered.')
    expect(await desk('answered', 'aaaa')).toBe('It was answered before.')
    expect(await desk('list')).not.toContain('Ana')
    expect(await desk('list', 'all')).toMatch(/answered.*Ana.*\n.*waits.*Eva/)
    await desk('answered', 'b')
    expect(await desk('list')).toBe('No message waits.')
  })

  test('whoever takes a message has it until they give it back; calls are written down', async () => {
    const { desk } = await setup()
    expect(await desk('take', 'aaaa')).toBe('It is yours.')
    expect(await desk('by=Luis', 'take', 'aaaa')).toBe('rosa has it in hand.')
    expect(await desk('by=Luis', 'give-back', 'aaaa')).toBe('You did not have it in hand.')
    expect(await desk('list')).toContain('| with rosa | about cost')
    expect(await desk('give-back', 'aaaa')).toBe('Others may take it.')
    expect(await desk('called', 'aaaa', 'left-word')).toBe('Stored.')
    await expect(desk('called', 'aaaa', 'often')).rejects.toThrow('reached, no-answer, left-word')
    const shown = await desk('show', 'aaaa')
    expect(shown).toMatch(/rosa, took it\n.*rosa, gave it back\n.*rosa, called, left word$/)
    await desk('answered', 'aaaa')
    expect(await desk('take', 'aaaa')).toBe('It was answered before.')
  })

  test('the first owner, and whoever is named, get a link that adds a passkey', async () => {
    const { desk, store } = await setup()
    expect(await desk('staff', 'list')).toContain('npm run desk -- staff link')
    const printed = await desk('staff', 'link')
    expect(printed).toMatch(/^https:\/\/clinic\.example\/desk\/enrol#[\w-]{43}\n.*for 1 h/)
    expect(await desk('staff', 'list')).toBe('rosa | owner | en | passkeys: 0')
    expect(await desk('staff', 'link')).not.toBe(printed)
    expect(await desk('staff', 'add', 'Luis', 'staff', 'es')).toContain('for 48 h')
    await expect(desk('staff', 'add', 'Luis', 'owner', 'en')).rejects.toThrow('has that name')
    await expect(desk('staff', 'add', 'Eva', 'boss', 'en')).rejects.toThrow('Say who')
    await expect(desk('staff', 'link', 'Ana')).rejects.toThrow('Nobody here has that name')
    expect(await desk('staff', 'end', 'Luis')).toContain('signed out')
    expect(await desk('staff', 'list')).toContain('Luis | staff | es | has left')
    await expect(desk('staff', 'link', 'Luis')).rejects.toThrow('Nobody here has that name')
    const read = await store.staff.readAll()
    const [rosa] = read.kind === 'staff' ? read.staff.filter(({ name }) => name === 'rosa') : []
    const link = { staffId: rosa?.id ?? '', hash: 'link', expiresAt: now + 3 * day }
    await store.staff.addLink(link)
    const passkey = { id: 'key', public_key: 'a key', counter: 0 }
    const session = { id: 'session', hash: 'cookie' }
    await store.staff.enrol({ linkHash: 'link', passkey, session, now: now + day })
    await expect(desk('staff', 'link')).rejects.toThrow('Say for whom')
    await expect(desk('staff', 'end', 'rosa')).rejects.toThrow('last owner')
    await expect(desk('staff', 'role', 'rosa', 'staff')).rejects.toThrow('last owner')
    await expect(desk('staff', 'role', 'rosa', 'boss')).rejects.toThrow('Say who')
    await desk('staff', 'add', 'Eva', 'staff', 'en')
    expect(await desk('staff', 'role', 'Eva', 'owner')).toContain('next press')
    expect(await desk('staff', 'list')).toContain('Eva | owner | en')
  })

  test('what was marked as answered by mistake waits again', async () => {
    const { desk, store } = await setup()
    await sendAll(store)
    await desk('answered', 'aaaa')
    expect(await desk('reopen', 'aaaa')).toBe('It waits again.')
    expect(await desk('reopen', 'aaaa')).toBe('It was waiting anyway.')
    expect(await desk('list')).toContain('Ana')
  })

  test('the desk adds notes to a message, each with its time and author', async () => {
    const { desk } = await setup()
    await desk('note', 'bbbb', 'called', 'twice')
    await desk('by=Luis Vega', 'note', 'bbbb', 'second try\u001b[2J')
    await desk('by=Luis Vega', 'answered', 'bbbb')
    const shown = (await desk('show', 'bbbb')).split('\n')
    expect(shown.filter((line) => line.startsWith('desk'))).toEqual([
      'desk: March 5, 2026 at 9:00 AM, rosa, noted: called twice',
      'desk: March 5, 2026 at 9:00 AM, Luis Vega, noted: second try [2J',
      'desk: March 5, 2026 at 9:00 AM, Luis Vega, answered',
    ])
    expect(await desk('show', 'aaaa')).not.toContain('desk')
  })

  test('a forgotten message is gone with its mail', async () => {
    const { desk, store } = await setup()
    await store.digests.add({
      day: '2026-03-05',
      now,
      mail: { ...makeMessage().mail, kind: 'clinic-digest' },
    })
    await desk('forget', 'aaaa')
    expect(await desk('list', 'all')).not.toContain('Ana')
    const claims = []
    for (;;) {
      const claim = await store.mail.claim({ lane: 'clinic', now: now + day, lease: minute })
      if (claim.kind !== 'mail') break
      claims.push(claim.mail.id)
    }
    expect(claims).toEqual([eva.mail.id])
  })

  test('the desk reads whether pages were useful', async () => {
    const { desk, store } = await setup()
    const answer = { day: '2026-03-04', page: 'whiplash', locale: 'en' } as const
    await store.feedback.add({ ...answer, useful: 'yes', sentence: '' })
    await store.feedback.add({ ...answer, useful: 'no', sentence: 'Too\u001b[2J long' })
    await store.feedback.add({ ...answer, page: 'home', useful: 'no', sentence: '' })
    expect((await desk('feedback')).split('\n')).toEqual([
      'home: 0 yes, 1 no',
      'whiplash: 1 yes, 1 no',
      '  2026-03-04 en no: Too [2J long',
    ])
  })

  test('the desk counts what was pressed in the past days', async () => {
    const { desk, store } = await setup()
    expect(await desk('counts')).toBe('Nothing was pressed in that time.')
    const press = (day: string, page: string) => store.presses.add({ day, page, kind: 'call' })
    await press('2026-03-05', '/contact')
    await press('2026-02-27', '/contact')
    await press('2026-02-26', '/es/contacto')
    expect(await desk('counts')).toBe('2 call on /contact')
    expect(await desk('counts', '8')).toBe('2 call on /contact\n1 call on /es/contacto')
    for (const days of ['0', '367', 'week', '-1']) {
      await expect(desk('counts', days)).rejects.toThrow('1 to 366')
    }
  })

  test('all messages go into a table', async () => {
    const { desk } = await setup()
    const file = path.join(await makeFolder(), 'messages.csv')
    await desk('export', file)
    const rows: Record<string, string>[] = parse(await readFile(file, 'utf8'), {
      bom: true,
      columns: true,
    })
    expect(rows).toMatchObject([
      { id: 'aaaaaaaa-1111', name: 'Ana Pérez', phone: "'+15105550123", answered: '' },
      { id: 'bbbbbbbb-2222', email: 'eva@example.org', 'text messages': 'welcome' },
    ])
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    await expect(desk('export', file)).rejects.toThrow('EEXIST')
  })
})

async function setup() {
  const folder = await makeFolder()
  const store = closeLater(await openSqliteStore(folder))
  return { folder, store, desk: openDesk(store) }
}

test('a terminal obeys nothing that a visitor wrote', async () => {
  const { desk, store } = await setup()
  const note = 'a\u001b[2Jb\u009b31mc\r\nd\u202ee\u0007f\u2028g\u0000h'
  // What an older contract let through, or another program wrote.
  await store.messages.add(makeMessage({ name: note, note, email: note }))
  const shown = await desk('show', 'm')
  for (const line of [...(await desk('list')).split('\n'), ...shown.split('\n')]) {
    expect(line).not.toMatch(/[\p{Cc}\u2028\u202e]/u)
  }
  expect(shown.split('\n').filter((line) => line.startsWith('note: '))).toEqual([
    'note: a [2Jb 31mc  d e f g h',
  ])
})

test('a table holds no formula', async () => {
  const { desk, store } = await setup()
  const name = '=HYPERLINK("http://evil.example")'
  await store.messages.add(makeMessage({ name, firm: '@SUM(A1)', note: '+1' }))
  const file = path.join(await makeFolder(), 'messages.csv')
  await desk('export', file)
  const rows: string[][] = parse(await readFile(file, 'utf8'), { bom: true })
  expect(rows.flat().filter((cell) => /^[=+\-@]/.test(cell))).toEqual([])
  expect(rows.flat()).toContain(`'${name}`)
})

test.each([
  [[], usage],
  [['constructor'], usage],
  [['show'], 'There is no message with that ID'],
  [['show', 'zzz'], 'There is no message with that ID'],
  [['show', 'same'], 'Several messages begin so'],
  [['export'], 'Say into which file'],
  [['note', 'same-1'], 'Say what to note'],
  [['by=Rosa'], usage],
])('%j is answered with what to do', async (words, reason) => {
  const { desk, store } = await setup()
  await store.messages.add(makeMessage({ id: 'same-1' }))
  await store.messages.add(makeMessage({ id: 'same-2' }))
  await expect(desk(...words)).rejects.toThrow(reason)
})

test('a store that cannot be read is named', async () => {
  const { desk, store } = await setup()
  await store.close()
  await expect(desk('list')).rejects.toThrow('The store cannot be used')
})

test('the desk works beside a running server and takes no mail out of its hands', async () => {
  const { folder, store } = await setup()
  await store.messages.add(ana)
  expect((await store.mail.claim({ lane: 'clinic', now, lease: minute })).kind).toBe('mail')
  const run = (...words: string[]) =>
    promisify(execFile)(process.execPath, ['src/server/desk/start.ts', ...words], {
      env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
    })
  expect((await run('list')).stdout).toMatch(/^aaaaaaaa \| .* Ana Pérez/m)
  expect((await store.mail.claim({ lane: 'clinic', now, lease: minute })).kind).toBe('nothing-due')
  await expect(run('show', 'zzz')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^There is no message/),
  })
})

test('the terminal shows who saw and did what, and writes the whole log to a new file', async () => {
  const folder = await makeFolder()
  const store = closeLater(await openSqliteStore(folder))
  const desk = openDesk(store)
  expect(await desk('log')).toBe('Nobody has seen or done anything yet.')
  await store.staff.add({ id: 'r', name: 'Rosa', role: 'owner', language: 'es', now })
  const entry = { staffId: 'r', sessionId: 's' }
  await store.staff.addToLog({ ...entry, act: 'saw-person', subject: 'a hash', now })
  await store.staff.addToLog({ ...entry, act: 'done', subject: 'an id', now: now + minute })
  expect(await desk('log')).toBe(
    'March 4, 2026 at 9:00 AM | Rosa | saw-person | a hash\nMarch 4, 2026 at 9:01 AM | Rosa | done | an id',
  )
  const file = path.join(folder, 'log.csv')
  await desk('log', file)
  expect((await readFile(file, 'utf8')).split('\r\n')[1]).toBe(
    '2026-03-04T17:01:00.000Z,Rosa,done,an id,r,s',
  )
  await expect(desk('log', file)).rejects.toThrow('The file cannot be written')
})

test('what is seen or done at the terminal stands in the log like what is on the web', async () => {
  const folder = await makeFolder()
  const store = closeLater(await openSqliteStore(folder))
  const desk = openDesk(store)
  await store.messages.add(ana)
  const { id } = ana.message
  await desk('list')
  await desk('show', id)
  await desk('take', id)
  await desk('answered', id)
  await desk('export', path.join(folder, 'messages.csv'))
  await desk('forget', id)
  const read = await store.staff.readLog({ most: 10 })
  const lines = read.kind === 'log' ? read.entries : []
  expect(lines.toReversed().map(({ act, subject }) => [act, subject])).toEqual([
    ['saw-today', id],
    ['saw-message', id],
    ['take', id],
    ['done', id],
    ['exported-messages', ''],
    ['erased-message', id],
  ])
  expect(new Set(lines.map(({ staff_id }) => staff_id))).toEqual(new Set(['terminal:rosa']))
})
