import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { clinic } from '#clinic'
import { pageIds } from '#site/addresses.ts'
import { reviewerRoles } from '#words/reviewer-roles.ts'

let folder: string

afterEach(() => {
  vi.mocked(process.cwd).mockRestore()
  vi.doUnmock('#config')
  vi.resetModules()
  rmSync(folder, { recursive: true })
})

const today = '2026-11-23'
const names = reviewerRoles.map((role) => `Reyes ${role}`)

/** Everybody has checked each page but for these. */
const reviewersOfAllBut = (...left: string[]) =>
  JSON.stringify(
    reviewerRoles.map((role, index) => ({
      id: role,
      role,
      name: names[index],
      license: '12345',
      checked: today,
      pages: pageIds.filter((id) => !left.includes(id)),
    })),
  )

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

/** Lists without what was made up, and with those who checked. */
const readyFiles = {
  'clinic.config.ts': "office: '+15104374800'",
  'content/data/claims.yaml': '[]',
  'content/data/events.yaml': event,
  'content/data/providers.yaml': '[]',
  'content/data/reviewers.yaml': reviewersOfAllBut(),
  'content/data/stories.yaml': '[]',
  'content/data/testimonials.yaml': '[]',
}

/** A page whose notes are closed, and which is no sample; not changed since it was checked. */
const readyPage = (text: string) =>
  text
    .replace(/^needsCheck:\n(?: +.*\n)+/m, '')
    .replace(/^sample: true\n/m, '')
    .replace(/^reviewed: .*/m, `reviewed: ${today}`)

function change(file: string, edit: (text: string) => string) {
  const path = join(folder, file)
  writeFileSync(path, edit(readFileSync(path, 'utf8')))
}

/** What is left to do for a clinic that has done every step, but for these files. */
async function leftToDo(files: Partial<typeof readyFiles> = {}) {
  folder = mkdtempSync(join(tmpdir(), 'ready-clinic-'))
  for (const lists of ['content', 'src/city/oakland']) {
    cpSync(lists, join(folder, lists), { recursive: true })
  }
  for (const page of globSync('content/**/*.md', { cwd: folder })) change(page, readyPage)
  change('content/data/danger-signs.yaml', (text) =>
    text.replaceAll('signedBy: []', `signedBy: ${JSON.stringify(names)}`),
  )
  change('src/city/oakland/hospitals.yaml', (text) =>
    text.replaceAll('confirmedBy: null', `confirmedBy: ${names[0]}`),
  )
  for (const [file, text] of Object.entries({ ...readyFiles, ...files })) {
    writeFileSync(join(folder, file), text)
  }
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
  vi.resetModules()
  const { findPublishStops } = await import('./publish-stops.ts')
  return findPublishStops(today)
}

test('a clinic that has done every step may be published', async () => {
  expect(await leftToDo()).toEqual([])
})

test('what a clinic has left open is asked for, and nothing else', async () => {
  vi.doMock('#config', () => ({ clinic: { ...clinic, legal: { limitationDates: true } } }))
  const groups = await leftToDo({
    'content/data/reviewers.yaml': reviewersOfAllBut('action-plan', 'privacy'),
    'content/data/events.yaml': '[]',
    'content/data/stories.yaml': story,
  })
  expect(groups.map(({ heading, stops }) => [heading, stops.map(({ file }) => file)])).toEqual([
    ['Replace or delete what is made up in the lists', ['content/data/stories.yaml']],
    ['Have the pages checked', ['content/en/tools/action-plan.md']],
    [
      'Have the legal pages checked by an attorney',
      ['content/en/notices/privacy.md', 'clinic.config.ts'],
    ],
    ['Put events on the calendar', ['content/data/events.yaml']],
  ])
})
