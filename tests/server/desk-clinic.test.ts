import { expect, test } from 'vitest'
import type { DeskView } from '#desk/view.ts'
import { hour, minute } from '#language/dates/durations.ts'
import { openingsWith } from '#site/announced.ts'
import { shiftsOn } from '#site/openings.ts'
import { setupDesk } from '../support/desk-server.ts'

const story = {
  id: 'slow-but-moving',
  title: { en: 'Slow', es: 'Lento' },
  text: { en: 'It took time.', es: 'Tomó tiempo.' },
}
const entries = { testimonials: [], stories: [story], events: [], providers: [] }

async function readView(answer: Response): Promise<DeskView> {
  const [, json = ''] = (await answer.text()).split('</head>')
  return JSON.parse(json)
}

async function readClinic(answer: Response) {
  const view = await readView(answer)
  if (view.screen !== 'clinic') throw new Error(`It is ${view.screen}`)
  return view
}

/** It is Wednesday, March 4, 2026, 9 am at the clinic. */
async function setup() {
  const server = await setupDesk({ entries })
  const rosa = await server.signIn('Rosa')
  const acts = async () => {
    const read = await server.store.staff.readLog({ most: 50 })
    return read.kind === 'log'
      ? read.entries
          .filter(({ act }) => !/^(?:passkey-added|signed-in|saw-today)$/.test(act))
          .map(({ act, subject }) => `${act} ${subject}`)
          .toSorted()
      : []
  }
  const open = async () => readClinic(await rosa.get('/desk/clinic'))
  return { ...server, ...rosa, acts, open }
}

const smoke = {
  'text-en': 'Closed today: smoke',
  'text-es': 'Hoy cerramos por el humo',
  ends: '2026-03-04T18:00',
  closes: 'yes',
}

const noHours = {
  opens: '',
  closes: '',
  'opens-2': '',
  'closes-2': '',
  'name-en': '',
  'name-es': '',
}
const training = {
  ...noHours,
  date: '2026-03-10',
  kind: 'other',
  opens: '08:00',
  closes: '12:00',
  'name-en': 'Staff training',
  'name-es': 'Capacitación',
}

test('a notice is looked at in both languages before it is public, then stands, and ends', async () => {
  const { acts, announcing, clock, open, post } = await setup()
  const preview = await readView(await post('/desk/clinic/notice', { ...smoke, step: 'preview' }))
  expect(preview).toMatchObject({
    screen: 'clinic-preview',
    said: {
      en: { text: 'Closed today: smoke.', when: 'Opens tomorrow at 8\u00a0am.' },
      es: { text: 'Hoy cerramos por el humo.', when: 'Abre mañana a las 8\u00a0a.\u00a0m.' },
    },
    replaces: '',
  })
  expect(announcing.announced().notices).toEqual([])

  const posted = await post('/desk/clinic/notice', { ...smoke, step: 'post' })
  expect(posted.headers.get('location')).toBe('/desk/clinic?did=notice-posted')
  const [notice] = announcing.announced().notices
  expect(notice).toMatchObject({ closes: true, ends: Date.UTC(2026, 2, 5, 2), author: 'Rosa' })
  expect(shiftsOn('2026-03-04', openingsWith(announcing.announced()))).toEqual([
    { opens: '08:00', closes: '09:00' },
  ])
  expect((await open()).notice).toMatchObject({ id: notice?.id, author: 'Rosa' })

  clock.pass(minute)
  const ended = await post('/desk/clinic/end', { id: notice?.id ?? '' })
  expect(ended.headers.get('location')).toBe('/desk/clinic?did=notice-ended')
  expect((await open()).notice).toBeUndefined()
  const again = await post('/desk/clinic/end', { id: notice?.id ?? '' })
  expect(again.headers.get('location')).toBe('/desk/clinic?did=notice-over')
  expect(await acts()).toEqual([`ended-notice ${notice?.id}`, `posted-notice ${notice?.id}`])
})

test('a call-back is promised for when the clinic is open again', async () => {
  const { app, post } = await setup()
  await post('/desk/clinic/notice', { ...smoke, ends: '2026-03-05T10:00', step: 'post' })
  const sent = await app.request('/functions/v1/message', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: 'Ana',
      phone: '510 555 0123',
      topic: 'cost',
      call: 'any',
      elapsed: 5000,
    }),
  })
  expect(await sent.text()).toContain('tomorrow, Thursday, March 5, by 2 pm')
})

test.each([
  ['text-en', '', 'missing'],
  ['text-en', ' \u200b ', 'missing'],
  ['text-en', 'a'.repeat(141), 'too-long'],
  ['text-es', '', 'missing'],
  ['text-es', 'Closed today: smoke', 'same-words'],
  ['text-es', 'á'.repeat(141), 'too-long'],
  ['ends', '', 'missing'],
  ['ends', 'tomorrow', 'no-time'],
  ['ends', '2026-02-30T18:00', 'no-time'],
  ['ends', '2026-03-04T25:00', 'no-time'],
  ['ends', '2026-03-04T09:00', 'past'],
  ['ends', '2026-04-05T18:00', 'too-far'],
])('a notice whose %s is "%s" is given back as it was typed: %s', async (field, text, fault) => {
  const { announcing, post } = await setup()
  for (const step of ['preview', 'post']) {
    const typed = { ...smoke, [field]: text }
    const answer = await post('/desk/clinic/notice', { ...typed, step })
    expect(answer.status).toBe(422)
    const { typedNotice } = await readClinic(answer)
    expect(typedNotice).toEqual({ values: typed, faults: { [field]: fault } })
  }
  expect(announcing.announced().notices).toEqual([])
})

test('140 letters fit as people count them, and what nobody sees is left out', async () => {
  const { announcing, post } = await setup()
  const full = 'ñ'.repeat(138).normalize('NFD')
  const typed = { ...smoke, 'text-es': ` ${full}\n\u202e!`, step: 'post' }
  expect((await post('/desk/clinic/notice', typed)).status).toBe(303)
  expect(announcing.announced().notices[0]?.text.es).toBe(`${'ñ'.repeat(138)} !`)
})

test('what was typed is there again to be changed', async () => {
  const { post } = await setup()
  const back = await readClinic(await post('/desk/clinic/notice', { ...smoke, step: 'change' }))
  expect(back.typedNotice).toEqual({ values: smoke, faults: {} })
})

test('a preview says which notice ends with it', async () => {
  const { announcing, clock, post } = await setup()
  await post('/desk/clinic/notice', { ...smoke, step: 'post' })
  clock.pass(minute)
  const later = {
    ...smoke,
    'text-en': 'The smoke is gone',
    'text-es': 'Ya no hay humo',
    closes: '',
  }
  const preview = await readView(await post('/desk/clinic/notice', { ...later, step: 'preview' }))
  expect(preview).toMatchObject({ replaces: 'Hoy cerramos por el humo' })
  await post('/desk/clinic/notice', { ...later, step: 'post' })
  const now = clock.now()
  expect(announcing.announced().notices.filter(({ ends }) => ends > now)).toHaveLength(1)
  expect(shiftsOn('2026-03-04', openingsWith(announcing.announced()))).toEqual([
    { opens: '08:00', closes: '09:00' },
    { opens: '09:01', closes: '18:00' },
  ])
})

test('a day is given other hours, and its usual ones back', async () => {
  const { acts, announcing, open, post } = await setup()
  const preview = await readView(await post('/desk/clinic/day', { ...training, step: 'preview' }))
  expect(preview).toMatchObject({
    line: { hours: { es: '8\u00a0a.\u00a0m. a 12\u00a0del\u00a0día (Capacitación)' } },
  })
  await post('/desk/clinic/day', { ...training, step: 'post' })
  expect(shiftsOn('2026-03-10', openingsWith(announcing.announced()))).toEqual([
    { opens: '08:00', closes: '12:00' },
  ])
  expect((await open()).days.map(({ date }) => date)).toEqual(['2026-03-10'])
  const usual = await post('/desk/clinic/usual', { date: '2026-03-10' })
  expect(usual.headers.get('location')).toBe('/desk/clinic?did=day-removed')
  expect(announcing.announced().days).toEqual([])
  expect(await acts()).toEqual(['removed-day 2026-03-10', 'set-day 2026-03-10'])
})

test.each([
  [{ date: '' }, { date: 'missing' }],
  [{ date: '10/03/2026' }, { date: 'no-day' }],
  [{ date: '2026-02-30' }, { date: 'no-day' }],
  [{ date: '2026-03-03' }, { date: 'past' }],
  [{ date: '2027-03-20' }, { date: 'too-far' }],
  [{ kind: '' }, { kind: 'no-kind' }],
  [{ opens: '' }, { opens: 'missing' }],
  [{ opens: '8' }, { opens: 'no-time' }],
  [{ closes: '08:00' }, { closes: 'order' }],
  [{ 'opens-2': '12:00', 'closes-2': '17:00' }, { 'opens-2': 'order' }],
  [{ 'opens-2': '13:00' }, { 'closes-2': 'missing' }],
  [{ 'opens-2': '13:00', 'closes-2': '13:00' }, { 'closes-2': 'order' }],
  [{ 'name-es': '' }, { 'name-es': 'both-languages' }],
  [{ 'name-en': 'a'.repeat(61) }, { 'name-en': 'too-long' }],
])('a day with %o is given back with %o', async (typed, faults) => {
  const { announcing, post } = await setup()
  const values = { ...training, ...typed }
  const answer = await post('/desk/clinic/day', { ...values, step: 'post' })
  expect(answer.status).toBe(422)
  expect((await readClinic(answer)).typedDay).toEqual({ values, faults })
  expect(announcing.announced().days).toEqual([])
})

test('a day on which the clinic is closed needs no hours', async () => {
  const { announcing, post } = await setup()
  await post('/desk/clinic/day', { ...noHours, date: '2026-03-04', kind: 'closed', step: 'post' })
  expect(announcing.announced().days).toMatchObject([{ date: '2026-03-04', shifts: [] }])
})

test('an entry is taken down and put back, by whoever is signed in; the log has who and when', async () => {
  const { acts, announcing, open, post } = await setup()
  const entry = { list: 'stories', id: story.id }
  const locationOf = async (act: string, form: Record<string, string>) =>
    (await post(`/desk/clinic/${act}`, form)).headers.get('location')
  expect(await locationOf('take-down', entry)).toBe('/desk/clinic?did=taken-down')
  expect(await locationOf('take-down', entry)).toBe('/desk/clinic?did=done-before')
  expect(announcing.announced().takenDown).toMatchObject([entry])
  const shown = (await open()).lists.find(({ list }) => list === 'stories')?.entries[0]
  expect(shown).toMatchObject({ ...story, author: 'Rosa' })
  expect(await locationOf('put-back', entry)).toBe('/desk/clinic?did=put-back')
  expect(announcing.announced().takenDown).toEqual([])
  for (const wrong of [
    { list: 'claims', id: story.id },
    { list: 'stories', id: 'nothing' },
  ]) {
    expect(await locationOf('take-down', wrong)).toBe('/desk/clinic?did=unknown-entry')
  }
  expect(await acts()).toEqual([`put-back stories ${story.id}`, `took-down stories ${story.id}`])
})

test('what cannot be stored is given back as it was typed', async () => {
  const { post, store } = await setup()
  const failed = async () => ({ kind: 'not-stored', reason: 'database is locked' }) as const
  store.announced.postNotice = failed
  store.announced.setDay = failed
  const notice = await post('/desk/clinic/notice', { ...smoke, step: 'post' })
  expect(notice.status).toBe(503)
  expect(await readClinic(notice)).toMatchObject({
    outcome: 'not-stored',
    typedNotice: { values: smoke, faults: {} },
  })
  const day = await post('/desk/clinic/day', { ...training, step: 'post' })
  expect((await readClinic(day)).typedDay.values).toEqual(training)
})

test('what is typed while nothing can be read can be sent again', async () => {
  const { post, store } = await setup()
  store.announced.read = async () => ({ kind: 'not-stored', reason: 'database is locked' })
  const answer = await post('/desk/clinic/notice', { ...smoke, step: 'preview' })
  expect(answer.status).toBe(503)
  const view = await readView(answer)
  if (view.screen !== 'refused') throw new Error(`It is ${view.screen}`)
  expect(view.again?.action).toBe('/desk/clinic/notice')
  expect(Object.fromEntries(view.again?.fields ?? [])).toMatchObject(smoke)
})

test('the screen says whether a static host was told to build', async () => {
  const server = await setupDesk({
    entries,
    settings: { buildHook: 'https://host.example/build/secret' },
  })
  const rosa = await server.signIn('Rosa')
  const hostOf = async () => {
    const text = await (await rosa.get('/desk/clinic')).text()
    expect(text).not.toContain('secret')
    return (await readClinic(new Response(text))).host?.kind
  }
  expect(await hostOf()).toBe('never')
  const { clock, store } = server
  const date = '2026-03-10'
  await store.announced.setDay({ day: { date, shifts: [] }, author: 'Rosa', now: clock.now() })
  expect(await hostOf()).toBe('waits')
  await store.announced.removeDay({ date, now: clock.now() })
  const failed = { told: '', tries: 1, outcome: '503', nextAt: clock.now() + hour }
  await store.announced.settleBuildCall({ ...failed, now: clock.now() })
  expect(await hostOf()).toBe('failed')
  await store.announced.settleBuildCall({ ...failed, tries: 0, now: clock.now() })
  expect(await hostOf()).toBe('told')
})
