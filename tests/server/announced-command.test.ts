import { expect, onTestFinished, test } from 'vitest'
import { runDesk } from '#server/desk/desk.ts'
import { openSqliteStore } from '#server/open-store.ts'
import { createMailCatcher, makeFolder } from '../support/server.ts'

/** It is Wednesday, March 4, 2026, 9 am at the clinic. */
const now = Date.UTC(2026, 2, 4, 17)

async function setup() {
  const store = await openSqliteStore(await makeFolder())
  onTestFinished(() => store.close())
  const printed: string[] = []
  const services = {
    ...{ store, dataDir: '/nowhere', backupDir: '/nowhere/backups', author: 'rosa', inboxes: [] },
    deskOrigin: 'https://clinic.example',
    openSender: createMailCatcher,
    clock: () => now,
    print: (line: string) => printed.push(line),
  }
  async function desk(...words: string[]) {
    printed.length = 0
    await runDesk(services, words)
    return printed.join('\n')
  }
  const read = async () => {
    const outcome = await store.announced.read(now)
    if (outcome.kind === 'not-stored') throw new Error(outcome.reason)
    return outcome.announced
  }
  return { desk, read, store }
}

const texts = ['Closed today: smoke', 'Hoy cerramos por el humo'] as const

test('a notice is posted, shown and ended as at the desk on the web', async () => {
  const { desk, read, store } = await setup()
  expect(await desk('notice', 'show')).toBe('No notice stands now.')
  expect(await desk('notice', 'post', ...texts, '2026-03-04 18:00', 'closed')).toBe(
    'The notice is on every page within a minute.',
  )
  expect((await read()).notices).toMatchObject([
    { text: { en: texts[0], es: texts[1] }, ends: Date.UTC(2026, 2, 5, 2), closes: true },
  ])
  expect(await desk('notice', 'show')).toBe(
    'Closed today: smoke | Hoy cerramos por el humo\nUntil March 4, 2026 at 6:00 PM, closed',
  )
  expect(await desk('notice', 'end')).toContain('The notice is over.')
  const log = await store.staff.readLog({ most: 9 })
  expect(log).toMatchObject({
    entries: [
      { staff_id: 'terminal:rosa', session_id: '' },
      { staff_id: 'terminal:rosa', session_id: '' },
    ],
  })
})

test('a notice that cannot be posted says of each field why, and what to do', async () => {
  const { desk, read } = await setup()
  await expect(desk('notice', 'post', 'x'.repeat(150), '', 'soon')).rejects.toThrow(
    [
      'text-en: This is too long by 10. Please shorten it.',
      'text-es: This is empty. Please fill it in.',
      'ends: This is no time. Write it as 2026-12-05 18:00, or as 18:00.',
    ].join('\n'),
  )
  await expect(desk('notice', 'post', 'Closed', 'today:', 'smoke', 'Hoy')).rejects.toThrow(
    'quotation marks',
  )
  await expect(desk('notice')).rejects.toThrow('Say what: notice show')
  expect((await read()).notices).toEqual([])
})

test('a day is closed, given other hours, listed, and given its usual hours back', async () => {
  const { desk, read } = await setup()
  await desk('day', 'closed', '2026-03-10')
  await desk('day', 'hours', '2026-03-11', '08:00-12:00', '14:00-17:00')
  expect((await desk('day', 'list')).replaceAll('\u00a0', ' ')).toBe(
    'March 10, 2026: Closed\nMarch 11, 2026: 8 am to 12 pm and 2 pm to 5 pm',
  )
  await desk('day', 'usual', '2026-03-10')
  expect((await read()).days.map(({ date }) => date)).toEqual(['2026-03-11'])
  await expect(desk('day', 'hours', '2026-03-11', '8-12')).rejects.toThrow('Say what: day list')
  await expect(desk('day', 'closed', '2026-02-30')).rejects.toThrow('date: There is no such day.')
})

test('an entry is taken down and put back', async () => {
  const { desk, read } = await setup()
  expect(await desk('take-down', 'stories', 'slow-but-moving')).toContain('It is taken down.')
  expect((await read()).takenDown).toMatchObject([{ list: 'stories', id: 'slow-but-moving' }])
  expect(await desk('put-back', 'stories', 'slow-but-moving')).toBe('It is back.')
  expect(await desk('put-back', 'stories', 'slow-but-moving')).toBe('Somebody did that before.')
  await expect(desk('take-down', 'claims', 'years')).rejects.toThrow('Say which: one of')
  // A slip of the finger must not look as if it had been hidden.
  await expect(desk('take-down', 'stories', 'slow-but-movin')).rejects.toThrow()
})
