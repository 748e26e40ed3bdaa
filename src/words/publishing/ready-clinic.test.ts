import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { parseDocument } from 'yaml'
import { clinic as shipped } from '#clinic'
import { type PageId, pageIds } from '#site/addresses.ts'
import type { DangerSign } from '#words/danger-signs/register.ts'
import { reviewerRoles } from '#words/reviewer-roles.ts'
import { firstNotes } from './first-notes.ts'

let folder: string

afterEach(() => {
  vi.mocked(process.cwd).mockRestore()
  vi.doUnmock('#config')
  vi.resetModules()
  rmSync(folder, { recursive: true })
})

const today = '2026-11-23'

const licenses = {
  chiropractor: 'DC 31442',
  'medical-doctor': 'A 98417',
  attorney: '284119',
  manager: '',
} as const

const nameOf = (role: (typeof reviewerRoles)[number]) => `Ana Reyes ${role}`

/** A clinic whose facts are its own. */
const clinic = {
  ...shipped,
  phones: { ...shipped.phones, office: '+15104374800' },
  email: 'hello@harborspine.org',
}

const event = `
- id: seat-check-day
  sample: false
  changed: 2026-11-01
  name: { en: Seat check, es: Revisión de asientos }
  description: { en: Bring the seat., es: Traiga el asiento. }
  location: { name: Library, address: 210 Oak Street, city: Oakland, state: CA, postalCode: "94607" }
  date: 2026-12-01
  starts: "10:00"
  ends: "12:00"
  organizer: { name: Safe Streets, url: https://safestreets.org }
  eventType: EducationEvent
  price: 0
  url: https://safestreets.org/seats
  languages: [en, es]
`

/** Says that it is real, and bears a name that is not. */
const story = `
- id: slow-but-moving
  sample: false
  name: Elena Ejemplo
  title: { en: Little by little, es: Poco a poco }
  story: { en: A car hit Elena., es: Un carro le pegó a Elena. }
  quote: { en: It took time., es: Tomó tiempo. }
  rating: 5
  location: Fruitvale, Oakland
  date: 2026-09-12
`

/** Lists without what was made up. */
const readyFiles: Readonly<Record<string, string>> = {
  'clinic.config.ts': "email: 'hello@harborspine.org'",
  'content/data/claims.yaml': '[]',
  'content/data/clinic.yaml': 'office: "+15104374800"',
  'content/data/events.yaml': event,
  'content/data/providers.yaml': '[]',
  'content/data/reviewers.yaml': '[]',
  'content/data/stories.yaml': '[]',
  'content/data/testimonials.yaml': '[]',
}

function change(file: string, edit: (text: string) => string) {
  const path = join(folder, file)
  writeFileSync(path, edit(readFileSync(path, 'utf8')))
}

/** Answers every note of the register. */
const closed = (text: string) =>
  text.replace(/^( {2}question: .*)$/gm, `$1\n  answer: "Yes."\n  who: Ana Reyes\n  date: ${today}`)

/** A page that is no sample, and of which nothing says that it is one. */
const readyPage = (text: string) =>
  text
    .replace(/^sample: true\n/m, '')
    .replace(/^This sample .*$/m, '')
    .replace(/^Este número es un ejemplo.*$/m, '')
    .replace(/ ?(?:This is a sample issue|Este es un número de ejemplo)\./, '')
    .replace(/A sample issue/, 'An issue')
    .replace(/Un número de ejemplo/, 'Un número')

/** Everybody signs each page and each danger sign as it stands, but for these pages. */
async function sign(left: readonly string[]) {
  vi.resetModules()
  const { pageSeal, signSeal } = await import('#words/seal.ts')
  const { signedName } = await import('#words/read-pages.ts')
  const signed = pageIds.filter((id) => !left.includes(id))
  const pages = {
    ...Object.fromEntries(signed.map((id) => [signedName(id), pageSeal(id)])),
    'danger-check': pageSeal('danger-check'),
  }
  const reviewers = reviewerRoles.map((role) => {
    const license = licenses[role] === '' ? {} : { license: licenses[role] }
    return { id: role, role, name: nameOf(role), checked: today, pages, ...license }
  })
  change('content/data/reviewers.yaml', () => JSON.stringify(reviewers))
  const { readDangerSigns } = await import('#words/danger-signs/read-danger-signs.ts')
  const seals = new Map(readDangerSigns().signs.map((found) => [found.id, signSeal(found)]))
  change('content/data/danger-signs.yaml', (text) => {
    const document = parseDocument(text)
    const { signs } = document.toJS() as { signs: DangerSign[] }
    for (const [index, { id }] of signs.entries()) {
      const names = [nameOf('medical-doctor'), nameOf('chiropractor')]
      const signatures = names.map((name) => ({ name, seal: seals.get(id) }))
      document.setIn(['signs', index, 'signedBy'], signatures)
    }
    return document.toString()
  })
}

/** Its owner has confirmed one rule about papers and taken out the other. */
const ownRules = { asksNoStatus: { confirmedBy: nameOf('manager'), on: today } }

interface Left {
  /** Files that are other than a ready clinic has them. */
  files?: Readonly<Record<string, string>>
  /** Files that are changed once everything is signed. */
  changed?: Readonly<Record<string, (text: string) => string>>
  unsigned?: readonly PageId[]
  everyPage?: (text: string) => string
  facts?: object
}

/** What is left to do for a clinic that has done every step, but for these. */
async function leftToDo(left: Left = {}) {
  const { files = {}, changed = {}, unsigned = [], facts = {}, everyPage } = left
  folder = mkdtempSync(join(tmpdir(), 'ready-clinic-'))
  for (const lists of ['content', 'src/city/oakland']) {
    cpSync(lists, join(folder, lists), { recursive: true })
  }
  for (const page of globSync('content/**/*.md', { cwd: folder })) change(page, readyPage)
  if (everyPage) {
    for (const page of globSync('content/**/*.md', { cwd: folder })) change(page, everyPage)
  }
  change('content/data/open-notes.yaml', closed)
  change('src/city/oakland/hospitals.yaml', (text) =>
    text.replaceAll('confirmedBy: null', 'confirmedBy: Ana Reyes'),
  )
  change('content/data/exercises.yaml', (text) =>
    text.replaceAll('confirmedBy: null', `confirmedBy: ${nameOf('chiropractor')}`),
  )
  change('content/data/free-help.yaml', (text) =>
    text
      .replaceAll('source: null', 'source: the consulate itself, 2026')
      .replaceAll('checked: null', `checked: ${today}`),
  )
  for (const [file, text] of Object.entries({ ...readyFiles, ...files })) {
    writeFileSync(join(folder, file), text)
  }
  vi.doMock('#config', () => ({ clinic: { ...clinic, ownRules, ...facts } }))
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
  await sign(unsigned)
  for (const [file, edit] of Object.entries(changed)) change(file, edit)
  vi.resetModules()
  const { findPublishStops } = await import('./publish-stops.ts')
  const { gateWords } = await import('./words.ts')
  const inSpanish = findPublishStops(today, gateWords.es).flatMap(({ stops }) => stops)
  expect(inSpanish.filter(({ english, text }) => text === english)).toEqual([])
  return findPublishStops(today)
}

/** Where it stops: file and line. */
const placesIn = (groups: Awaited<ReturnType<typeof leftToDo>>) =>
  groups.flatMap(({ stops }) => stops.map(({ file, line }) => `${file}:${line}`))

test('a clinic that has done every step may be published', async () => {
  expect(await leftToDo()).toEqual([])
})

test('what a clinic has left open is asked for, and nothing else', async () => {
  const groups = await leftToDo({
    facts: { legal: { limitationDates: true } },
    files: { 'content/data/events.yaml': '[]', 'content/data/stories.yaml': story },
    unsigned: ['action-plan', 'privacy'],
  })
  expect(groups.map(({ heading, stops }) => [heading, stops.map(({ file }) => file)])).toEqual([
    [
      'Replace or delete what is made up in the lists',
      ['content/data/stories.yaml', 'content/data/stories.yaml'],
    ],
    ['Have the pages checked', ['content/en/tools/action-plan.md']],
    [
      'Have the legal pages checked by an attorney',
      ['content/en/notices/privacy.md', 'clinic.config.ts'],
    ],
    ['Put events on the calendar', ['content/data/events.yaml']],
  ])
})

test('closed days that are not listed for the whole year are asked for', async () => {
  const groups = await leftToDo({ facts: { closedListedUntil: '2026-12-31' } })
  expect(groups.map(({ heading, stops }) => [heading, stops.map(({ file }) => file)])).toEqual([
    ['List the days when the clinic is closed', ['content/data/clinic.yaml']],
  ])
})

test('a signature ends when the words that were signed are changed', async () => {
  const addSentence = (text: string) => `${text}\nOne more sentence.\n`
  const groups = await leftToDo({
    changed: {
      'content/es/conditions/whiplash.md': addSentence,
      'content/en/resources/immediate-help.md': addSentence,
    },
  })
  expect(groups.map(({ heading, kind, stops }) => [heading, kind, stops.length])).toEqual([
    ['Have immediate help, the danger check and the danger signs signed', 'guard', 1],
    ['Have the pages checked', 'due', 1],
  ])
})

test('a signature ends when a passage that the page draws is changed', async () => {
  const addSentence = (text: string) => `${text}\nOne more sentence.\n`
  const changed = { 'content/passages/es/neck-care.md': addSentence }
  const [group] = await leftToDo({ changed })
  expect(group?.heading).toBe('Have the pages checked')
  expect(group?.stops).toHaveLength(2)
})

test('a look that changed only its dates leaves the signature as it is', async () => {
  const nextYear = (text: string) => text.replace(/^(nextReview: )\d{4}/m, '$12028')
  const changed = { 'content/en/conditions/whiplash.md': nextYear }
  expect(await leftToDo({ changed })).toEqual([])
})

test('a danger sign whose window is changed waits for both again', async () => {
  const groups = await leftToDo({
    changed: {
      'content/data/danger-signs.yaml': (text) => text.replace('untilHours: 24', 'untilHours: 12'),
    },
  })
  expect(groups.map(({ kind, stops }) => [kind, stops.length])).toEqual([['guard', 1]])
})

/** A page whose first line below its front matter is the eleventh. */
const writtenPage = (...lines: string[]) =>
  [
    '---',
    'title: Our mission',
    'heading: Our mission',
    'description: What we promise about how we work, and what nobody can promise you or anybody else.',
    'summary: Why there is a clinic.',
    'reviewer: manager',
    'audience: notice',
    'reviewed: 2026-11-01',
    'nextReview: 2027-11-01',
    '---',
    ...lines,
  ].join('\n')

/** What a look from outside once published: each passed the gate that stood before. */
const inventions: { what: string; left: Left; places: string[] }[] = [
  {
    what: 'a quote that promises a cure and money',
    left: {
      files: {
        'content/data/testimonials.yaml': `
- id: healed
  sample: false
  authorization: { date: 2026-10-01, until: 2027-10-01, paper: "folder 12" }
  author: { name: Rosa Vega, handle: "@rosa.vega", initials: RV }
  title: { en: Thank you, es: Gracias }
  text: { en: "They healed my neck completely in 3 weeks and got me $12,000.", es: Gracias. }
  rating: 5
  date: 2026-09-12
`,
      },
    },
    places: Array(2).fill('content/data/testimonials.yaml:2'),
  },
  {
    what: 'a law firm among the interpreters',
    left: {
      files: {
        'content/data/providers.yaml': `
- id: words
  sample: false
  name: Reyes Law Group
  kind: interpreter
  city: Oakland
  address: 210 Oak Street
  phone: "+15104374801"
  lat: 37.8
  lon: -122.27
  languages: [en, es]
  payment: [self-pay]
  note: { en: We send them all our patients., es: Interpreta. }
`,
      },
    },
    places: Array(2).fill('content/data/providers.yaml:2'),
  },
  {
    what: 'figures that are proved by "me", "in my head", and reviews that stand nowhere',
    left: {
      facts: { links: { ...clinic.links, review: undefined } },
      files: {
        'content/data/claims.yaml': `
- id: pain-relief
  value: 98%
  label: { en: report relief, es: reporta alivio }
  counts: { en: Answers of 2025., es: Respuestas de 2025. }
  evidence: { who: me, where: in my head, when: 2026-10-01 }
  checked: 2026-11-01
  shownOn: [home]
- id: rating
  value: "4.8"
  reviews: 127
  label: { en: out of 5, es: de 5 }
  counts: { en: Reviews of 2025., es: Reseñas de 2025. }
  evidence: { who: The office manager, where: "list of 2025-12-31", when: 2026-10-01 }
  checked: 2026-11-01
  shownOn: [home]
`,
      },
    },
    places: [
      'content/data/claims.yaml:2',
      'content/data/claims.yaml:2',
      'content/data/claims.yaml:9',
    ],
  },
  {
    what: 'reviewers of series and licenses of one digit',
    left: {
      changed: {
        'content/data/reviewers.yaml': (text) =>
          text.replace(nameOf('attorney'), 'Saul Goodman').replace('"A 98417"', '"1"'),
      },
    },
    places: Array(2).fill('content/data/reviewers.yaml:1'),
  },
  {
    what: 'a telephone, an address, a count and an award in the words of a page',
    left: {
      changed: {
        'content/en/about/mission.md': () =>
          writtenPage(
            'Call (408) 555-0199.',
            'Write to luis@clinic.example.',
            'We helped 12,000 families.',
            'We won an award.',
          ),
      },
    },
    places: [11, 12, 13, 14, 6].map((line) => `content/en/about/mission.md:${line}`),
  },
  {
    what: 'notes that were taken out instead of answered',
    left: {
      everyPage: (text) => text.replace(/^openNotes: .*\n/m, ''),
      files: { 'content/data/open-notes.yaml': '[]' },
    },
    places: firstNotes.map(() => 'content/data/open-notes.yaml:1'),
  },
  {
    what: 'a sample issue that only lost its mark',
    left: {
      changed: {
        'content/newsletter/en/issue-folder.md': () => writtenPage('This sample goes to nobody.'),
      },
    },
    places: [11, 6].map((line) => `content/newsletter/en/issue-folder.md:${line}`),
  },
  {
    what: 'the facts that the site is shipped with, and numbers and domains of nobody',
    left: {
      files: {
        'content/data/clinic.yaml': [
          '# Harbor Spine',
          'licenseNumber: "DC-00000"',
          'office: "+15555555555"',
        ].join('\n'),
        'clinic.config.ts': [`name: '${shipped.name}',`, "email: 'hello@harborspine.test',"].join(
          '\n',
        ),
      },
    },
    places: [
      ...[2, 3].map((line) => `content/data/clinic.yaml:${line}`),
      ...[1, 2].map((line) => `clinic.config.ts:${line}`),
    ],
  },
]

test.each(inventions)('$what: refused', async ({ left, places }) => {
  expect(placesIn(await leftToDo(left))).toEqual(places)
})
