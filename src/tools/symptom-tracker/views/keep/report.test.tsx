import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Locale } from '#language/locales.ts'
import { addPerson, tellCrash } from '#tools/crash-record/crash-record.ts'
import { checks } from '#tools/danger-signs/check.examples.ts'
import { noAnswers } from '#tools/danger-signs/check-answers.ts'
import { CheckContext } from '#tools/danger-signs/check-context.ts'
import { keepAnswers } from '#tools/danger-signs/kept-answers.ts'
import { exampleDays, exampleEntry } from '#tools/symptom-tracker/model/diary.examples.ts'
import { type Diary, imported } from '#tools/symptom-tracker/model/diary.ts'
import { amend, currentVersion, type Entry } from '#tools/symptom-tracker/model/entry.ts'
import { Report } from '#tools/symptom-tracker/views/keep/report.tsx'
import { diaryWords } from '#tools/symptom-tracker/words.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T11:30:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.useRealTimers()
})

interface Setup {
  entries?: readonly Entry[]
  name?: string
  locale?: Locale
}

/** The report of some entries, newest first. */
function setup({ entries = [], name = '', locale = 'en' }: Setup = {}) {
  const diary: Diary = { entries, weeks: [] }
  render(
    <CheckContext value={checks[locale]}>
      <Report
        locale={locale}
        words={diaryWords[locale]}
        diary={diary}
        from="2026-11-01"
        to="2026-11-20"
        name={name}
      />
    </CheckContext>,
  )
  return screen.getByRole('article').textContent ?? ''
}

/** What stands beside a name on the first page. */
const beside = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent

test('the crash and its day come first; a day that was not given is told', () => {
  setup()
  expect(beside('Crash')).toBe('The day was not given.')
  cleanup()
  tellCrash({ day: '2026-11-01' })
  setup()
  expect(beside('Crash')).toBe('November 1, 2026. On November 20, 2026 that is day 19 after it.')
})

test('the first week stands against the last, and too little is told', () => {
  const pains = [8, 6, 8, 6, 8, 6, 7, 2, 2, 2, 2, 2, 2, 2]
  const entries = exampleDays('2026-11-07', pains).reverse()
  setup({ entries })
  expect(beside('Pain, 0 to 10')).toContain(
    'First week (Nov 7 to Nov 13): 7 on average, numbers on 7 days.',
  )
  expect(beside('Pain, 0 to 10')).toContain(
    'Last week (Nov 14 to Nov 20): 2 on average, numbers on 7 days.',
  )
  cleanup()
  setup({ entries: entries.slice(0, 5) })
  expect(beside('Pain, 0 to 10')).toContain('Too few numbers to set a first week against a last')
})

test('work, what was left undone, medicine, nights and what was kept from are summed up', () => {
  const on = (day: number, said: Parameters<typeof exampleEntry>[1]) => exampleEntry(day, said)
  const entries = [
    on(3, { at: '2026-11-05T08:00:00-08:00', again: ['driving'], medicine: 'Ibuprofen' }),
    on(2, {
      at: '2026-11-03T08:00:00-08:00',
      undone: ['driving', 'lifting'],
      workMissed: 4,
      painWoke: true,
      medicine: 'ibuprofen',
      couldNot: 'carry my son',
    }),
    on(1, { at: '2026-11-02T08:00:00-08:00', undone: ['driving'], workMissed: 8, newFall: true }),
  ]
  setup({ entries })
  expect(beside('Work missed')).toBe('12 hours on 2 days')
  expect(beside('Left undone, or done by others')).toBe(
    'Driving: 2 days, Nov 2 to Nov 3; again on Nov 5' +
      'Lifting or carrying: 1 day, Nov 3 to Nov 3; not again so far',
  )
  expect(beside('Medicine')).toBe('Ibuprofen (2 days, Nov 5)')
  expect(beside('Kept from')).toBe('carry my son (Nov 3)')
  expect(beside('Nights')).toBe('Woken by pain in 1 night of 3 days with an entry.')
  expect(beside('Falls or blows since')).toBe('Nov 2')
})

test('nights are told of entries alone', () => {
  expect(setup()).not.toContain('Nights')
})

test('the kept answers of the danger check stand there, and none are told', () => {
  setup()
  expect(beside('Danger check')).toBe('Nothing is kept of it on this device.')
  cleanup()
  const days = { listAnswered: '2026-11-18', lastVisit: '2026-11-18', level: null }
  keepAnswers({ ...noAnswers, crashDay: '2026-11-01' }, days)
  setup()
  expect(beside('Danger check')).toBe(
    'Answered in full on November 18, 2026. No danger sign was marked.',
  )
  cleanup()
  const marked = [
    { id: 'artery', examined: true, day: '2026-11-04' },
    { id: 'half-turn' },
    { id: 'seizure', treated: true, day: '2026-11-03' },
  ]
  keepAnswers({ ...noAnswers, facts: ['age-65'], marked }, { ...days, level: 2 })
  setup()
  const told = beside('Danger check')
  expect(told).toContain('What was answered asks for: an emergency room today.65 or older')
  expect(told).toContain('Examined on November 4, 2026: New pain on one side')
  expect(told).toContain('Not examined: You have noticed')
  expect(told).toContain('Treated in a hospital, left on November 3, 2026: A seizure')
})

test('who wrote it is told, and nobody else has', () => {
  expect(setup()).toContain('Written by the person concerned on this device. Nobody has checked')
  cleanup()
  expect(setup({ name: ' Ana Sample ' })).toContain('Written by Ana Sample on this device.')
  cleanup()
  expect(setup({ locale: 'es' })).toContain('Escrito por la propia persona en este dispositivo.')
  cleanup()
  const person = addPerson('Leo', 'child')
  sessionStorage.setItem('crash-person', JSON.stringify(person?.id))
  const text = setup()
  expect(text).toContain('Symptom diary: Leo')
  expect(text).toContain('Written by somebody else for Leo on this device.')
})

test('each entry says when it was written, changed, and that it came out of a file', () => {
  const entry = exampleEntry(1, { at: '2026-11-02T08:00:00-08:00', pain: 6 })
  const answers = { ...currentVersion(entry), pain: 4 }
  const changed = amend(entry, answers, '2026-11-03T09:30:00-08:00')
  const [fromFile] = imported(
    { entries: [exampleEntry(2, { at: '2026-11-04T08:00:00-08:00', pain: 5 })], weeks: [] },
    '2026-11-19T10:00:00-08:00',
  ).entries
  const text = setup({ entries: fromFile ? [fromFile, changed] : [] })
  const row = (name: RegExp) => within(screen.getByRole('row', { name }))
  expect(row(/^November 2/).getByText('Changed November 3, 2026, 9:30 am')).toBeDefined()
  expect(row(/^November 2/).getAllByText('UTC-08:00')).toHaveLength(2)
  expect(row(/^November 4/).getByText(/^Out of a file on November 19, 2026, 10 am/)).toBeDefined()
  expect(beside('Out of a file')).toBe('1 entry was brought in from a file, not written here.')
  expect(text).toContain("by this device's clock; its owner can change them")
})
