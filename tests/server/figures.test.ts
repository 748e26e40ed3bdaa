import { expect, test } from 'vitest'
import { drawDesk } from '#desk/draw-desk.tsx'
import type { FigureId } from '#desk/figures/figures-view.ts'
import type { DeskView } from '#desk/view.ts'
import { day } from '#language/dates/durations.ts'
import { countKinds, countPlaces, readFigures, weeksUntil } from '#server/desk/figures.ts'
import type { Store } from '#server/open-store.ts'
import { setupDesk } from '../support/desk-server.ts'
import { onEachEngine } from '../support/store-engines.ts'
import { makeSignUp } from './store-contract.ts'

/** A Wednesday, shortly before midnight at the clinic. */
const now = Date.parse('2026-03-04T23:50:00-08:00')
const monday = '2026-03-02'

/** Calls and a form, answers with sentences, and three who signed up, one of whom never confirmed. */
async function fill(store: Store) {
  const press = (when: string, page: string, kind: 'call' | 'form') =>
    store.presses.add({ day: when, page, kind })
  await press('2026-03-01', '/contact', 'call')
  await press('2026-03-02', '/contact', 'call')
  await press('2026-03-04', '/contact', 'call')
  await press('2026-03-04', '/es/contacto', 'form')
  await store.searches.add({ day: '2026-03-01', words: ['lien'] })
  await store.searches.add({ day: '2026-03-02', words: ['lien', 'whiplash'] })
  const answer = { page: 'contact', day: '2026-03-03', sentence: 'I am Ana' }
  await store.feedback.add({ ...answer, locale: 'es', useful: 'yes' })
  await store.feedback.add({ ...answer, locale: 'es', useful: 'no' })
  await store.feedback.add({ ...answer, locale: 'es', useful: 'no' })
  for (const [email, at] of [
    ['ana@example.org', now],
    ['eva@example.org', now - 7 * day],
    ['luis@example.org', undefined],
  ] as const) {
    const request = makeSignUp({ email, now: at ?? now })
    await store.newsletter.signUp(request)
    if (at) await store.newsletter.confirm({ hash: request.confirmToken.hash, now: at })
  }
}

onEachEngine((open) => {
  test('what is counted is added up by week and place', async () => {
    const { store } = await open()
    await fill(store)
    const read = await readFigures({ store }, '2026-02-23')
    if (read.kind === 'not-stored') throw new Error(read.reason)
    const of = (figure: FigureId, week?: string) =>
      read.counts.filter((each) => each.figure === figure && (!week || each.week === week))
    // Calls, texts, bookings, directions, forms.
    expect(countKinds('presses', of('presses', '2026-02-23'))).toEqual([1, 0, 0, 0, 0])
    expect(countKinds('presses', of('presses', monday))).toEqual([2, 0, 0, 0, 1])
    expect(countPlaces('presses', of('presses'))).toEqual([
      { name: '/contact', counts: [3, 0, 0, 0, 0] },
      { name: '/es/contacto', counts: [0, 0, 0, 0, 1] },
    ])
    expect(countPlaces('useful', of('useful'))).toEqual([{ name: '/es/contacto', counts: [1, 2] }])
    expect(countKinds('sign-ups', of('sign-ups', monday))).toEqual([1])
    expect(countKinds('sign-ups', of('sign-ups'))).toEqual([2])
    expect(countKinds('searches', of('searches', monday))).toEqual([2])
    expect(countPlaces('searches', of('searches'))).toEqual([
      { name: 'lien', counts: [2] },
      { name: 'whiplash', counts: [1] },
    ])
    expect(JSON.stringify(read)).not.toMatch(/ana|eva|luis|@/i)
  })
})

test('weeks begin on Mondays, and the last one is that of the day', () => {
  const weeks = weeksUntil('2026-03-04', 12)
  expect(weeks).toHaveLength(12)
  expect([weeks[0], weeks.at(-1)]).toEqual(['2025-12-15', monday])
  expect(weeksUntil('2026-03-01', 52).at(-1)).toBe('2026-02-23')
})

test('an owner sees totals and saves them; staff do neither, and nobody is named', async () => {
  const { clock, signIn, store } = await setupDesk()
  clock.pass(now - clock.now())
  await fill(store)
  const owner = await signIn('Rosa', { role: 'owner' })
  const staff = await signIn('Luis')
  const html = await (await owner.get('/desk/figures?weeks=52')).text()
  const view = JSON.parse(html.slice(html.indexOf('</head>') + '</head>'.length)) as Extract<
    DeskView,
    { screen: 'figures' }
  >
  expect(view.span).toBe(52)
  expect(view.figures.map(({ id, pages, weeks }) => [id, pages.length, weeks.length])).toEqual([
    ['presses', 2, 52],
    ['useful', 1, 52],
    ['sign-ups', 1, 52],
    ['searches', 2, 52],
  ])
  const table = await owner.get('/desk/figures/table')
  expect(table.headers.get('content-disposition')).toContain('figures.csv')
  const text = await table.text()
  expect(text.split('\r\n').slice(0, 4)).toEqual([
    'week,figure,kind,page,number',
    '2026-03-02,presses,call,/contact,2',
    '2026-03-02,presses,form,/es/contacto,1',
    '2026-03-02,useful,yes,/es/contacto,1',
  ])
  for (const said of [JSON.stringify(view.figures), text]) expect(said).not.toMatch(/I am|ana|@/)
  for (const address of ['/desk/figures', '/desk/figures/table']) {
    expect((await staff.get(address)).status).toBe(403)
  }
})

test('a word that every object of the language has is shown as any other', async () => {
  const { clock, signIn, store } = await setupDesk()
  clock.pass(now - clock.now())
  await store.searches.add({ day: monday, words: ['constructor'] })
  const owner = await signIn('Rosa', { role: 'owner' })
  const [, view = ''] = (await (await owner.get('/desk/figures')).text()).split('</head>')
  expect(drawDesk(JSON.parse(view))).toContain('<th scope="row">constructor</th>')
})
