import { readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { drawDesk } from '#desk/draw-desk.tsx'
import type { DeskView } from '#desk/view.ts'
import { stateFileOf } from '#server/editing/build-state.ts'
import { filesOfPage, pageOfFile } from '#server/editing/files.ts'
import { openRepository } from '#server/editing/repository.ts'
import { setupDesk } from '../support/desk-server.ts'
import { makeWordsRepository, pushFile, runGit } from '../support/words-repository.ts'

const faq = 'resources/faq'
const faqPage = `/desk/words/pages/${faq}`
const english = readFileSync('content/en/resources/faq.md', 'utf8')
const spanish = readFileSync('content/es/resources/faq.md', 'utf8')

async function readView(answer: Response): Promise<DeskView> {
  const [, json = ''] = (await answer.text()).split('</head>')
  return JSON.parse(json)
}

async function readPage(answer: Response) {
  const view = await readView(answer)
  if (view.screen !== 'words-page') throw new Error(`It is ${view.screen}`)
  return view
}

async function setup() {
  const made = await makeWordsRepository()
  onTestFinished(made.remove)
  const server = await setupDesk({ settings: { wordsRepository: made.bare } })
  const owner = await server.signIn('Rosa', { role: 'owner' })
  const git = (...words: string[]) => runGit(made.bare, ...words)
  const open = async (address = faqPage) => readPage(await owner.get(address))
  const acts = async () => {
    const read = await server.store.staff.readLog({ most: 50 })
    return read.kind === 'log' ? read.entries.map(({ act, subject }) => `${act} ${subject}`) : []
  }
  /** What a browser sends of a page: with the ends of lines that forms have. */
  const formOf = ({ page, texts: { en, es } }: Awaited<ReturnType<typeof open>>) => ({
    ...{ page, 'en-opened': en.opened, 'es-opened': es.opened },
    en: en.text.replaceAll('\n', '\r\n'),
    es: es.text.replaceAll('\n', '\r\n'),
  })
  return { ...server, ...made, acts, formOf, git, open, owner }
}

const more = '\n### Is there a ramp?\n\nYes.\n'

test('without a repository, owners are told how to make one, and staff see no way there', async () => {
  const { signIn } = await setupDesk()
  const owner = await signIn('Rosa', { role: 'owner' })
  const staff = await signIn('Luis')
  const view = await readView(await owner.get('/desk/words'))
  expect(view).toMatchObject({ screen: 'no-words', why: 'not-set', frame: { editsWords: true } })
  expect(await readView(await staff.get('/desk'))).toMatchObject({ frame: { editsWords: false } })
})

test('a repository that is gone is told, in the log of the server too', async () => {
  const { bare, events, owner } = await setup()
  await rm(bare, { recursive: true })
  const answer = await owner.get('/desk/words')
  expect(answer.status).toBe(503)
  expect(await readView(answer)).toMatchObject({ screen: 'no-words', why: 'unreadable' })
  expect(events.map(({ name }) => name)).toContain('words-not-stored')
})

test('what cannot be stored can be sent again as it was typed', async () => {
  const { bare, formOf, open, owner } = await setup()
  const form = { ...formOf(await open()), en: `${english}${more}` }
  await rm(bare, { recursive: true })
  const answer = await owner.post(faqPage, form)
  expect(answer.status).toBe(503)
  const view = await readView(answer)
  if (view.screen !== 'refused') throw new Error(`It is ${view.screen}`)
  expect(view).toMatchObject({ why: 'not-stored', again: { action: faqPage } })
  expect(Object.fromEntries(view.again?.fields ?? [])).toMatchObject(form)
})

test('no save is made that the log of the desk cannot hold, and what was typed is given back', async () => {
  const { formOf, git, open, owner, store } = await setup()
  const form = { ...formOf(await open()), en: `${english}${more}` }
  const before = await git('rev-parse', 'main')
  store.staff.addToLog = async () => ({ kind: 'not-stored', reason: 'full' })
  const answer = await owner.post(faqPage, form)
  expect(answer.status).toBe(503)
  const again = expect.arrayContaining([['en', form.en.replaceAll('\r\n', '\n')]])
  expect(await readView(answer)).toMatchObject({ why: 'not-stored', again: { fields: again } })
  expect(await git('rev-parse', 'main')).toBe(before)
})

test('staff without the right see no words and save none', async () => {
  const { acts, clock, git, owner, signIn, store } = await setup()
  const luis = await signIn('Luis')
  const before = await git('rev-parse', 'main')
  for (const address of ['/desk/words', faqPage]) {
    expect((await luis.get(address)).status, address).toBe(403)
  }
  for (const address of [faqPage, '/desk/words/preview', '/desk/words/take-back']) {
    expect((await luis.post(address, { en: 'x', es: 'x' })).status, address).toBe(403)
  }
  expect(await git('rev-parse', 'main')).toBe(before)
  expect((await acts()).filter((act) => act === 'not-allowed /desk/words')).toHaveLength(5)
  await owner.post('/desk/staff/Luis/words', { words: 'yes' })
  clock.pass(1000)
  expect((await luis.get(faqPage)).status).toBe(200)
  expect(await readView(await luis.get('/desk'))).toMatchObject({ frame: { editsWords: true } })
  expect((await store.staff.readAll()).kind).toBe('staff')
})

test('a page is found by its name, accents aside, and has both languages', async () => {
  const { open, owner } = await setup()
  const view = await readView(await owner.get('/desk/words?asked=preguntas'))
  expect(view).toMatchObject({
    groups: [{ folder: 'resources', pages: [{ page: faq }] }],
    saves: [],
  })
  const page = await open()
  expect(page.texts.en.text).toBe(english)
  expect(page.texts.es.text).toBe(spanish)
  expect(page.addresses.es).toBe('https://clinic.example/es/recursos/preguntas-frecuentes')
})

test.each([
  '/desk/words/pages/nothing',
  '/desk/words/pages/../../.env',
  '/desk/words/pages/..%2f..%2f.env',
  '/desk/words/pages/home/linked',
  '/desk/words/pages/resources/faq.md',
  '/desk/words/pages/',
])('%s is no page', async (address) => {
  const { owner } = await setup()
  expect((await owner.get(address)).status).toBe(404)
  expect((await owner.post(address, { en: 'x', es: 'x' })).status).toBe(404)
})

test('every page that is opened and saved through a form stays as it is, byte for byte', async () => {
  const { bare, formOf, git, open, owner } = await setup()
  const before = await git('rev-parse', 'main')
  const { files } = await openRepository(bare).list()
  const pages = new Set([...files.keys()].flatMap((file) => pageOfFile(file)?.page ?? []))
  expect(pages.size).toBeGreaterThan(90)
  for (const page of pages) {
    const address = `/desk/words/pages/${page}`
    const saved = await owner.post(address, formOf(await open(address)))
    expect(saved.headers.get('location'), page).toBe(`${address}?did=nothing-changed`)
    expect(filesOfPage(page).en, page).toMatch(/^content\//)
  }
  expect(await git('rev-parse', 'main')).toBe(before)
})

test('both languages are saved as one commit, with its line in the log', async () => {
  const { acts, formOf, git, open, owner } = await setup()
  const form = formOf(await open())
  const saved = await owner.post(faqPage, {
    ...form,
    en: `${form.en}${more.replaceAll('\n', '\r\n')}`,
    es: `${form.es}${more.replaceAll('\n', '\r\n')}`,
  })
  expect(saved.headers.get('location')).toBe(`${faqPage}?did=saved`)
  expect(await git('show', 'main:content/en/resources/faq.md')).toBe(english + more)
  expect(await git('show', 'main:content/es/resources/faq.md')).toBe(spanish + more)
  expect(await git('log', '--format=%an <%ae> %s', '-1', 'main')).toBe(
    'Rosa <Rosa@desk.invalid> Words: change resources/faq\n',
  )
  expect(await acts()).toContain(`saved-words ${faq}`)
})

/** Where a line stands that is added below an empty one. */
const addedAt = english.split('\n').length + 1

test.each([
  ['es', '', 'es', 0, ''],
  ['en', english.replace(/^title: .*$/m, 'title: Hi\nheadin: x'), 'en', 1, 'headin'],
  ['es', spanish.replace(/^description: .*$/m, 'description: Corta'), 'es', 4, 'description'],
  ['en', `${english}\n:::stepz\n1. One\n:::\n`, 'en', 0, 'there is no block called :::stepz'],
  ['en', `${english}\n[here](page:nowhere)\n`, 'en', 0, 'the page nowhere, which does not exist'],
  ['en', `${english}\n![A dog.](photos/dog.jpg)\n`, 'en', addedAt, 'photos/dog.jpg'],
  ['en', `${english}\n{passage:lost}\n`, 'en', 0, 'needs content/passages/en/lost.md'],
  ['en', `${english}\n{no-such-fact}\n`, 'en', addedAt, '{no-such-fact}'],
])('what a build would refuse is not saved, and nothing typed is lost: %s', async (...given) => {
  const [language, text, locale, line, part] = given
  const { formOf, git, open, owner } = await setup()
  const before = await git('rev-parse', 'main')
  const form = { ...formOf(await open()), [language]: text }
  const answer = await owner.post(faqPage, form)
  expect(answer.status).toBe(422)
  const { fault, faults, texts } = await readPage(answer)
  expect(fault).toBe('faults')
  const found = faults.find((each) => each.locale === locale && each.text.includes(part))
  expect(found, JSON.stringify(faults)).toBeDefined()
  if (line > 0) expect(Math.abs((found?.line ?? 0) - line), JSON.stringify(faults)).toBeLessThan(3)
  expect(texts[language as 'en'].text).toBe(text)
  expect(await git('rev-parse', 'main')).toBe(before)
})

test('who saves what somebody else has changed sees both, and may save again', async () => {
  const { bare, clone, formOf, git, open, owner } = await setup()
  const form = formOf(await open())
  await pushFile({ bare, clone }, 'content/en/resources/faq.md', `${english}\nTheirs.\n`)
  const mine = { ...form, en: `${english}${more}` }
  const answer = await owner.post(faqPage, mine)
  expect(answer.status).toBe(409)
  const page = await readPage(answer)
  expect(page.fault).toBe('changed-since')
  expect(page.texts.en).toMatchObject({ text: english + more, other: `${english}\nTheirs.\n` })
  expect(page.texts.es.other).toBeUndefined()
  expect(await git('show', 'main:content/en/resources/faq.md')).toContain('Theirs.')
  const again = await owner.post(faqPage, { ...formOf(page), en: page.texts.en.text })
  expect(again.headers.get('location')).toBe(`${faqPage}?did=saved`)
  expect(await git('show', 'main:content/en/resources/faq.md')).toBe(english + more)
})

test('who changes one language leaves the other as somebody else saved it meanwhile', async () => {
  const { bare, clone, formOf, git, open, owner } = await setup()
  const form = formOf(await open())
  await pushFile({ bare, clone }, 'content/es/resources/faq.md', `${spanish}\nDe otra persona.\n`)
  await owner.post(faqPage, { ...form, en: english + more })
  expect(await git('show', 'main:content/en/resources/faq.md')).toBe(english + more)
  expect(await git('show', 'main:content/es/resources/faq.md')).toContain('De otra persona.')
})

test('a page that is too long is given back', async () => {
  const { formOf, open, owner } = await setup()
  const long = `${english}${'a'.repeat(100_000)}`
  const answer = await owner.post(faqPage, { ...formOf(await open()), en: long })
  expect(answer.status).toBe(422)
  const { fault, texts } = await readPage(answer)
  expect(fault).toBe('too-long')
  expect(texts.en.text).toBe(long)
})

test('words are looked at before they are saved, as the site draws them, and run nothing', async () => {
  const { formOf, git, open, owner } = await setup()
  const before = await git('rev-parse', 'main')
  const script = '<script>alert(1)</script><img src=x onerror=alert(1)>'
  const form = {
    ...formOf(await open()),
    en: `${english}\n${script}\n\n:::note[Look]\nHere.\n:::\n`,
  }
  const answer = await owner.post('/desk/words/preview', form)
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^sandbox allow-same-origin; default-src 'none'/,
  )
  const html = await answer.text()
  expect(html).toContain('lang="es"')
  expect(html).toContain('Look')
  expect(html).not.toContain('alert(1)')
  expect(await git('rev-parse', 'main')).toBe(before)
})

test('what was saved last says whether visitors see it', async () => {
  const { bare, formOf, git, open, owner } = await setup()
  const say = (state: object) => writeFile(stateFileOf(bare), JSON.stringify(state))
  const head = (await git('rev-parse', 'main')).trim()
  const live = async () => (await open()).live
  expect(await live()).toBeUndefined()
  await say({ commit: head, state: 'building', at: '2026-03-04T17:00:00.000Z' })
  expect(await live()).toMatchObject({ kind: 'waits' })
  await say({ commit: head, state: 'live', at: '2026-03-04T17:00:00.000Z' })
  expect(await live()).toMatchObject({ kind: 'live', at: expect.stringContaining('9') })
  const refused = { state: 'refused', at: '2026-03-04T17:00:00.000Z', lines: ['No twin'] }
  await say({ ...refused, commit: head })
  expect(await live()).toMatchObject({ kind: 'refused', lines: ['No twin'] })
  await owner.post(faqPage, { ...formOf(await open()), en: english + more })
  expect(await live()).toMatchObject({ kind: 'waits', lines: [] })
  await say({ commit: head, state: 'melted' })
  expect(await live()).toBeUndefined()
})

test('a save is taken back, and one that was changed since is not', async () => {
  const { acts, formOf, git, open, owner } = await setup()
  const save = async (text: string) => owner.post(faqPage, { ...formOf(await open()), en: text })
  const saves = async () => {
    const view = await readView(await owner.get('/desk/words'))
    return view.screen === 'words' ? view.saves : []
  }
  await save(english + more)
  await save(`${english}${more}\nMore.\n`)
  const [second, first] = await saves()
  expect(first).toMatchObject({ author: 'Rosa', pages: ['Preguntas y respuestas'] })
  const takeBack = async (commit = '') =>
    (await owner.post('/desk/words/take-back', { commit })).headers.get('location')
  expect(await takeBack(first?.commit)).toBe('/desk/words?did=changed-since')
  expect(await takeBack(second?.commit)).toBe('/desk/words?did=taken-back')
  expect(await git('show', 'main:content/en/resources/faq.md')).toBe(english + more)
  expect(await takeBack('f'.repeat(40))).toBe('/desk/words?did=gone')
  expect(await takeBack('main')).toBe('/desk/words?did=gone')
  expect(await acts()).toContain(`took-back-words ${faq}`)
})

const events = '/desk/words/lists/events'

async function readEntry(answer: Response) {
  const view = await readView(answer)
  if (view.screen !== 'words-entry') throw new Error(`It is ${view.screen}`)
  return view
}

type Entry = Awaited<ReturnType<typeof readEntry>>

/** What a browser sends of an entry, with what somebody typed. */
const entryForm = ({ fields, opened, said }: Entry, typed: Record<string, string> = {}) => ({
  opened,
  ...Object.fromEntries(
    fields.flatMap(({ name, values }) => (values[0] === undefined ? [] : [[name, values[0]]])),
  ),
  ...(said && { every: said.every, which: said.which, day: said.day, repeats: said.rule }),
  ...typed,
})

const talk = {
  'name.en': 'First-aid evening',
  'name.es': 'Tarde de primeros auxilios',
  'description.en': 'Learn what to do first.',
  'description.es': 'Aprenda qué hacer primero.',
  'location.name': 'Sample Hall',
  'location.address': '12 Sample Street',
  'location.city': 'Oakland',
  'location.postalCode': '94607',
  date: '2026-03-10',
  starts: '18:00',
  ends: '19:00',
  confirmed: '2026-03-04',
  'organizer.name': 'Example Neighbors',
  'organizer.url': 'https://neighbors.example',
  eventType: 'EducationEvent',
  price: '0',
  url: 'https://neighbors.example/first-aid',
  languages: 'es',
  ...{ every: 'month', which: '1', day: 'SA', repeats: '' },
}

test('an event that comes again is said, looked at and added, with the first day that fits', async () => {
  const { acts, git, owner } = await setup()
  const before = await git('show', 'main:content/data/events.yaml')
  const form = { ...entryForm(await readEntry(await owner.get(`${events}/add`))), ...talk }
  const dates = await readEntry(await owner.post(`${events}/add`, { ...form, step: 'dates' }))
  expect(dates.nextDays).toEqual([
    'sábado, 4 de abril',
    'sábado, 2 de mayo',
    'sábado, 6 de junio',
    'sábado, 4 de julio',
    'sábado, 1 de agosto',
  ])
  expect(await git('show', 'main:content/data/events.yaml')).toBe(before)
  const saved = await owner.post(`${events}/add`, form)
  expect(saved.headers.get('location')).toBe(`${events}/entries/first-aid-evening?did=added`)
  const after = await git('show', 'main:content/data/events.yaml')
  expect(after.startsWith(before)).toBe(true)
  expect(after.slice(before.length)).toBe(`
- id: first-aid-evening
  sample: false
  changed: 2026-03-04
  confirmed: 2026-03-04
  name:
    en: First-aid evening
    es: Tarde de primeros auxilios
  description:
    en: Learn what to do first.
    es: Aprenda qué hacer primero.
  location:
    name: Sample Hall
    address: 12 Sample Street
    city: Oakland
    state: CA
    postalCode: "94607"
  date: 2026-04-04
  starts: "18:00"
  ends: "19:00"
  repeats: FREQ=MONTHLY;BYDAY=1SA
  organizer:
    name: Example Neighbors
    url: https://neighbors.example
  eventType: EducationEvent
  price: 0
  url: https://neighbors.example/first-aid
  languages: [es]
`)
  expect(await acts()).toContain('saved-words events first-aid-evening')
})

test('what an entry lacks is said at its field, and nothing typed is lost', async () => {
  const { git, owner } = await setup()
  const before = await git('rev-parse', 'main')
  const wrong = { ...talk, ends: '17:00', 'organizer.url': 'neighbors', 'name.es': '' }
  const { opened } = await readEntry(await owner.get(`${events}/add`))
  const answer = await owner.post(`${events}/add`, { opened, ...wrong })
  expect(answer.status).toBe(422)
  const { faults, fields } = await readEntry(answer)
  expect(faults.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['ends', 'name.es', 'organizer.url']),
  )
  expect(fields.find(({ name }) => name === 'organizer.url')?.values).toEqual(['neighbors'])
  expect(await git('rev-parse', 'main')).toBe(before)
})

test('an entry is changed in its own lines, and another day of change noted', async () => {
  const { git, owner } = await setup()
  const address = `${events}/entries/seat-check-day`
  const entry = await readEntry(await owner.get(address))
  expect(entry.said).toEqual({ every: 'quarter', which: '3', day: 'SA', rule: '' })
  const saved = await owner.post(address, entryForm(entry, { price: '5', languages: 'en' }))
  expect(saved.headers.get('location')).toBe(`${address}?did=saved`)
  expect((await git('diff', '--unified=0', 'main~1', 'main')).match(/^[-+] .*$/gm)).toEqual([
    '-  changed: 2026-11-22',
    '+  changed: 2026-03-04',
    '-  price: 0',
    '+  price: 5',
    '-  languages: [en, es]',
    '+  languages: [en]',
  ])
})

test('an entry is removed only where somebody is sure', async () => {
  const { git, owner } = await setup()
  const address = '/desk/words/lists/testimonials/entries/sent-me-on'
  const before = await git('show', 'main:content/data/testimonials.yaml')
  expect((await owner.post(`${address}/remove`, {})).status).toBe(422)
  expect(await git('show', 'main:content/data/testimonials.yaml')).toBe(before)
  const removed = await owner.post(`${address}/remove`, { sure: 'yes' })
  expect(removed.headers.get('location')).toBe('/desk/words/lists/testimonials?did=removed')
  expect(await git('show', 'main:content/data/testimonials.yaml')).not.toContain('sent-me-on')
  const again = await owner.post(`${address}/remove`, { sure: 'yes' })
  expect(again.headers.get('location')).toBe('/desk/words/lists/testimonials?did=gone')
})

test('who changes an entry that somebody else has changed sees both; another entry is no matter', async () => {
  const { bare, clone, git, owner } = await setup()
  const address = '/desk/words/lists/testimonials/entries/sent-me-on'
  const entry = await readEntry(await owner.get(address))
  const file = 'content/data/testimonials.yaml'
  const text = await git('show', `main:${file}`)
  await pushFile({ bare, clone }, file, text.replace('Marisol Ejemplo', 'Marisol Muestra'))
  const form = entryForm(entry, { 'title.en': 'Sent on' })
  expect((await owner.post(address, form)).headers.get('location')).toBe(`${address}?did=saved`)
  expect(await git('show', `main:${file}`)).toContain('Marisol Muestra')
  const late = await owner.post(address, { ...form, 'title.en': 'Too late' })
  expect(late.status).toBe(409)
  expect(await readEntry(late)).toMatchObject({
    fault: 'changed-since',
    other: expect.stringContaining('en: Sent on'),
  })
})

test('an entry that cannot be taken out while somebody else saves can be later', async () => {
  const { bare, owner } = await setup()
  await writeFile(path.join(bare, 'refs/heads/main.lock'), '')
  const entry = '/desk/words/lists/testimonials/entries/sent-me-on'
  const answer = await owner.post(`${entry}/remove`, { sure: 'yes' })
  expect(answer.status).toBe(503)
  expect(await readEntry(answer)).toMatchObject({ fault: 'locked' })
})

test.each(['danger-signs', 'reviewers', 'open-notes', '..', 'nothing'])(
  '%s has no form',
  async (list) => {
    const { owner } = await setup()
    expect((await owner.get(`/desk/words/lists/${list}`)).status).toBe(404)
    expect((await owner.get(`/desk/words/lists/${list}/entries/neck`)).status).toBe(404)
  },
)

const clinicFacts = '/desk/words/lists/clinic'
const price = `${clinicFacts}/entries/selfPayPrices`
const clinicFile = 'content/data/clinic.yaml'

/** What a browser sends of a fact: every box that is ticked, and every field. */
function factForm({ fields, opened }: Entry, typed: Record<string, string> = {}) {
  const form = new URLSearchParams({ opened })
  for (const { kind, name, values } of fields) {
    const given = typed[name] === undefined ? values : [typed[name]]
    const isTicked = kind === 'choices' || kind === 'yes-or-no'
    if (!isTicked && given.length === 0) form.append(name, '')
    for (const value of given) form.append(name, value.replaceAll('\n', '\r\n'))
  }
  for (const [name, value] of Object.entries(typed)) if (!form.has(name)) form.append(name, value)
  return form
}

test('every fact of the clinic that is opened and saved stays as it is, byte for byte', async () => {
  const { git, owner } = await setup()
  const before = await git('rev-parse', 'main')
  const view = await readView(await owner.get(clinicFacts))
  if (view.screen !== 'words-list') throw new Error(`It is ${view.screen}`)
  expect(view).toMatchObject({ isFixed: true })
  expect(view.entries.map(({ title }) => title)).toContain('Precios')
  for (const { id } of view.entries) {
    const address = `${clinicFacts}/entries/${id}`
    const saved = await owner.post(address, factForm(await readEntry(await owner.get(address))))
    expect(saved.headers.get('location')).toBe(`${address}?did=nothing-changed`)
  }
  expect(await git('rev-parse', 'main')).toBe(before)
})

test.each([
  [
    'selfPayPrices',
    { 'selfPayPrices.firstVisit': '195' },
    ['-  firstVisit: 180', '+  firstVisit: 195'],
  ],
  [
    'phones',
    { 'phones.office': '(510) 555-0199', 'phones.text': '' },
    [
      '-  office: "+15105550134"',
      '+  office: "+15105550199"',
      '-  text: "+15105550136"',
      '+  text:',
    ],
  ],
  [
    'hours',
    { 'hours.monday': '9-12, 14-18', 'hours.saturday': '' },
    [
      '-  monday: [{ opens: "08:00", closes: "18:00" }]',
      '+  monday: [{ opens: "09:00", closes: "12:00" }, { opens: "14:00", closes: "18:00" }]',
      '-  saturday: [{ opens: "09:00", closes: "15:00" }]',
      '+  saturday:',
    ],
  ],
  ['healthPlans', { 'healthPlans.mediCal': 'no' }, ['-  mediCal:', '+  mediCal: false']],
  [
    'paymentWays',
    { paymentWays: 'self-pay' },
    [
      '-paymentWays: ["auto-insurance", "medpay", "medical-lien", "health-insurance", "self-pay"]',
      '+paymentWays: ["self-pay"]',
    ],
  ],
  [
    'closed',
    {
      'closed.1': 'remove',
      'closed.2.date': '2027-06-01',
      'closed.8.date': '2027-12-24',
      'closed.8.name.en': 'Christmas Eve',
      'closed.8.name.es': 'Nochebuena',
    },
    [
      `-  - { date: "2027-01-01", name: { en: "New Year's Day", es: "Año Nuevo" } }`,
      '-  - { date: "2027-05-31", name: { en: "Memorial Day", es: "Día de los Caídos" } }',
      '+  - { date: "2027-06-01", name: { en: "Memorial Day", es: "Día de los Caídos" } }',
      '+  - { date: "2027-12-24", name: { en: "Christmas Eve", es: "Nochebuena" } }',
    ],
  ],
  [
    'people',
    {
      'people.0.name': 'Robin Sample',
      'people.0.job.en': 'Clinic manager',
      'people.0.job.es': 'Gerente',
      'people.0.languages': 'en\r\nes',
    },
    [
      '+  - name: "Robin Sample"',
      '+    chiropractor: false',
      '+    job: { en: "Clinic manager", es: "Gerente" }',
      '+    languages: ["en", "es"]',
    ],
  ],
])('%s change in their own lines', async (name, typed, lines) => {
  const { acts, git, owner } = await setup()
  const address = `${clinicFacts}/entries/${name}`
  const saved = await owner.post(
    address,
    factForm(await readEntry(await owner.get(address)), typed as Record<string, string>),
  )
  expect(saved.headers.get('location')).toBe(`${address}?did=saved`)
  const diff = await git('diff', '--unified=0', 'main~1', 'main')
  expect(diff.match(/^[-+](?![-+]).*$/gm)).toEqual(lines)
  expect(await acts()).toContain(`saved-words clinic ${name}`)
})

test.each([
  [
    'selfPayPrices',
    'selfPayPrices.firstVisit',
    'much',
    'a whole number from 0 to 10000, such as 180',
  ],
  ['selfPayPrices', 'selfPayPrices.followUpVisit', '', 'in US dollars'],
  ['phones', 'phones.office', '555', '+1 and ten digits, such as +15105550134'],
  ['hours', 'hours.monday', 'in the morning', 'such as 9-12, 14-18'],
  ['paymentWays', 'paymentWays', 'medpay', 'a list with self-pay'],
  ['closed', 'closed.1.date', 'soon', 'closed'],
  ['closedListedUntil', 'closedListedUntil', 'soon', 'a day as year-month-day'],
])(
  '%s that cannot be used are refused at the field, and nothing typed is lost',
  async (...given) => {
    const [name, field, typed, said] = given
    const { git, owner } = await setup()
    const before = await git('rev-parse', 'main')
    const address = `${clinicFacts}/entries/${name}`
    const form = factForm(await readEntry(await owner.get(address)), { [field]: typed })
    const answer = await owner.post(address, form)
    expect(answer.status).toBe(422)
    const { faults, fields } = await readEntry(answer)
    expect(faults).toEqual([{ name: field, text: expect.stringContaining(said) }])
    if (typed) expect(fields.find((each) => each.name === field)?.values).toEqual([typed])
    expect(await git('rev-parse', 'main')).toBe(before)
  },
)

test('who changes a price that somebody else has changed sees theirs; another fact is no matter', async () => {
  const { bare, clone, git, owner } = await setup()
  const entry = await readEntry(await owner.get(price))
  const text = await git('show', `main:${clinicFile}`)
  await pushFile(
    { bare, clone },
    clinicFile,
    text.replace('office: "+15105550134"', 'office: "+15105550188"'),
  )
  const typed = factForm(entry, { 'selfPayPrices.firstVisit': '190' })
  expect((await owner.post(price, typed)).headers.get('location')).toBe(`${price}?did=saved`)
  expect(await git('show', `main:${clinicFile}`)).toContain('+15105550188')
  const late = await owner.post(price, factForm(entry, { 'selfPayPrices.firstVisit': '170' }))
  expect(late.status).toBe(409)
  expect(await readEntry(late)).toMatchObject({
    fault: 'changed-since',
    other: expect.stringContaining('190'),
  })
})

test('a day without hours stays as it is written', async () => {
  const { bare, clone, git, owner } = await setup()
  const text = await git('show', `main:${clinicFile}`)
  await pushFile({ bare, clone }, clinicFile, text.replace(/^ {2}sunday:.*$/m, '  sunday: []'))
  const hours = `${clinicFacts}/entries/hours`
  const form = factForm(await readEntry(await owner.get(hours)))
  expect((await owner.post(hours, form)).headers.get('location')).toBe(
    `${hours}?did=nothing-changed`,
  )
})

test.each(['nothing', 'toString'])('the clinic has no fact %s', async (name) => {
  const { owner } = await setup()
  expect((await owner.get(`${clinicFacts}/entries/${name}`)).status).toBe(404)
  expect((await owner.post(`${clinicFacts}/entries/${name}`, {})).status).toBe(404)
})

const addPost = '/desk/words/lists/posts/add'

const sitWell = {
  'post.title.en': 'How to sit in the car',
  'post.title.es': 'Cómo sentarse en el auto',
  'post.summary.en': 'Two or three settings: a drive gets easier.',
  'post.summary.es': 'Dos o tres ajustes hacen más fácil manejar.',
  'post.description.en':
    'Seat, headrest and mirrors, set once before you drive, so that your neck has less to do.',
  'post.description.es':
    'Asiento, cabecera y espejos, una vez antes de manejar, para que el cuello trabaje menos.',
  'post.text.en': '## What do you set first?\r\n\r\nThe seat.\r\n\r\n::call',
  'post.text.es': '## ¿Qué se ajusta primero?\r\n\r\nEl asiento.\r\n\r\n::call',
  'post.date': '2026-03-10',
  'post.author': 'Alex Sample, D.C.',
  'post.reviewer': 'manager',
}

test('a post is one commit of both languages, and then a page like any other', async () => {
  const { acts, git, open, owner } = await setup()
  const fresh = await readEntry(await owner.get(addPost))
  expect(fresh.fields.find(({ name }) => name === 'post.date')?.values).toEqual(['2026-03-04'])
  const saved = await owner.post(addPost, sitWell)
  const page = '/desk/words/pages/blog/posts/post-how-to-sit-in-the-car'
  expect(saved.headers.get('location')).toBe(`${page}?did=added`)
  expect(await git('diff', '--name-only', 'main~1', 'main')).toBe(
    'content/en/blog/posts/post-how-to-sit-in-the-car.md\ncontent/es/blog/posts/post-how-to-sit-in-the-car.md\n',
  )
  const { texts } = await open(page)
  expect(texts.es.text).toBe(`---
title: Cómo sentarse en el auto
heading: Cómo sentarse en el auto
description: Asiento, cabecera y espejos, una vez antes de manejar, para que el cuello trabaje menos.
summary: Dos o tres ajustes hacen más fácil manejar.
audience: patient
reviewer: manager
reviewed: 2026-03-04
nextReview: 2026-09-02
date: 2026-03-10
author: "{chiropractor}"
address: como-sentarse-en-el-auto
---

## ¿Qué se ajusta primero?

El asiento.

::call
`)
  expect(texts.en.text).toContain('summary: "Two or three settings: a drive gets easier."\n')
  expect(await acts()).toContain('saved-words blog/posts/post-how-to-sit-in-the-car')
  const again = await owner.post(addPost, { ...sitWell, 'post.draft': 'yes' })
  expect(again.headers.get('location')).toBe(`${page}-2?did=added`)
  expect((await open(`${page}-2`)).texts.es.text).toContain(
    'address: como-sentarse-en-el-auto-2\ndraft: true\n---',
  )
  const list = await readView(await owner.get('/desk/words/lists/posts'))
  if (list.screen !== 'words-list') throw new Error(`It is ${list.screen}`)
  expect(list.entries.map(({ id }) => id)).toEqual([
    'post-how-to-sit-in-the-car',
    'post-how-to-sit-in-the-car-2',
  ])
  const link = await owner.get('/desk/words/lists/posts/entries/post-how-to-sit-in-the-car')
  expect(link.headers.get('location')).toBe(page)
})

test.each([
  ['post.title.es', '', 'post.title.es', 'such as How to sit in the car'],
  ['post.title.en', `${'Long '.repeat(20)}title`, 'post.title.en', 'at most 60 characters'],
  ['post.title.en', 'All about {clinic}', 'post.title.en', 'without words in braces'],
  ['post.description.es', 'Corta.', 'post.description.es', 'at least 70 characters'],
  ['post.date', '2026-02-31', 'post.date', 'a day as year-month-day'],
  ['post.author', 'A. Nobody', 'post.author', 'one of Alex Sample, D.C.'],
  ['post.text.en', ':::stepz\n1. One\n:::', '', 'there is no block called :::stepz'],
  ['post.text.es', '![Un perro.](photos/dog.jpg)', '', 'photos/dog.jpg'],
])('a post is refused as a build refuses it, and nothing typed is lost: %s', async (...given) => {
  const [field, typed, name, said] = given
  const { git, owner } = await setup()
  const before = await git('rev-parse', 'main')
  const answer = await owner.post(addPost, { ...sitWell, [field]: typed })
  expect(answer.status).toBe(422)
  const { faults, fields } = await readEntry(answer)
  expect(faults).toContainEqual(
    expect.objectContaining({ name, text: expect.stringContaining(said) }),
  )
  expect(fields.find((each) => each.name === 'post.text.es')?.values[0]).toBeTruthy()
  if (typed) expect(fields.find((each) => each.name === field)?.values).toEqual([typed])
  expect(await git('rev-parse', 'main')).toBe(before)
})

test('what keeps a post out is said in the language of the desk, with the language that it is in', async () => {
  const { owner } = await setup()
  const [en, es] = [':::stepz\n1. One\n:::', ':::stepz\n1. Uno\n:::']
  const typed = { ...sitWell, 'post.text.en': en, 'post.text.es': es }
  const page = drawDesk(await readEntry(await owner.post(addPost, typed)))
  expect(page).toContain('<li>Inglés: No hay ningún recuadro que se llame :::stepz.')
  expect(page).toContain('<li>Español: No hay ningún recuadro que se llame :::stepz.')
})

test('a post that somebody else keeps from being saved is given back', async () => {
  const { bare, owner } = await setup()
  await writeFile(path.join(bare, 'refs/heads/main.lock'), '')
  const answer = await owner.post(addPost, sitWell)
  expect(answer.status).toBe(503)
  expect(await readEntry(answer)).toMatchObject({ fault: 'locked', faults: [] })
})

test.each(['你好', 'x\r\ny', 'a/b'])('no post is called %j', async (name) => {
  const { events, owner } = await setup()
  const link = await owner.get(`/desk/words/lists/posts/entries/${encodeURIComponent(name)}`)
  expect(link.status).toBe(303)
  expect((await owner.get(link.headers.get('location') ?? '')).status).toBe(404)
  expect(events).toEqual([])
})

test('a post gets no name that a file of one language alone has', async () => {
  const { bare, clone, owner } = await setup()
  await pushFile({ bare, clone }, 'content/es/blog/posts/post-how-to-sit-in-the-car.md', 'Hola')
  const saved = await owner.post(addPost, sitWell)
  expect(saved.headers.get('location')).toBe(
    '/desk/words/pages/blog/posts/post-how-to-sit-in-the-car-2?did=added',
  )
})

test('a person who cannot be used is given back beside an empty row, with what is wrong', async () => {
  const { git, owner } = await setup()
  const before = await git('rev-parse', 'main')
  const address = `${clinicFacts}/entries/people`
  const typed = { 'people.0.name': 'Robin Sample', 'people.0.year': 'long ago' }
  const answer = await owner.post(
    address,
    factForm(await readEntry(await owner.get(address)), typed),
  )
  expect(answer.status).toBe(422)
  const { faults, fields } = await readEntry(answer)
  expect(faults.map(({ name }) => name)).toEqual([
    ...['people.0.job.en', 'people.0.job.es', 'people.0.languages', 'people.0.year'],
  ])
  expect(fields.find(({ name }) => name === 'people.0.year')?.values).toEqual(['long ago'])
  expect(fields.some(({ name }) => name === 'people.1.name')).toBe(true)
  expect(await git('rev-parse', 'main')).toBe(before)
})

test('whoever takes the last day out leaves an empty list', async () => {
  const { git, owner } = await setup()
  const address = `${clinicFacts}/entries/closed`
  const entry = await readEntry(await owner.get(address))
  const rows = new Set(entry.fields.map(({ name }) => name.split('.').slice(0, 2).join('.')))
  const typed = Object.fromEntries([...rows].map((row) => [row, 'remove']))
  const saved = await owner.post(address, factForm(entry, typed))
  expect(saved.headers.get('location')).toBe(`${address}?did=saved`)
  expect(await git('show', `main:${clinicFile}`)).toMatch(/^closed:\n/m)
})
