import 'fake-indexeddb/auto'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { IDBFactory } from 'fake-indexeddb'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addDays } from '#language/dates/days.ts'
import { checks } from '#tools/danger-signs/check.examples.ts'
import { writeBackup, writeSealedBackup } from '#tools/symptom-tracker/exports/backup.ts'
import {
  exampleDays,
  exampleEntry,
  fullEntry,
  longSpanishEntry,
  pegWeek,
  plainWeek,
} from '#tools/symptom-tracker/model/diary.examples.ts'
import { currentVersion } from '#tools/symptom-tracker/model/entry.ts'
import { pegWords } from '#tools/symptom-tracker/model/peg.ts'
import { openDeviceStore } from '#tools/symptom-tracker/store/device-store.ts'
import {
  keptDiary,
  painNumber,
  passCheck,
  tracker,
  visitDiary,
} from '#tools/symptom-tracker/visit.examples.ts'

// axe asks a canvas whether words are pictures; jsdom has none and would say so each time.
HTMLCanvasElement.prototype.getContext = () => null

const noon = new Date('2026-03-20T12:00:00-07:00')

beforeEach(() => {
  vi.stubEnv('TZ', 'America/Los_Angeles')
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.useFakeTimers({ now: noon, toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '')
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** What the page hands to the person as a file. */
function catchFiles() {
  const files: Blob[] = []
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(blob: Blob) {
        files.push(blob)
        return 'blob:file'
      }
      static override revokeObjectURL() {}
    },
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  return files
}

/** Colours are looked at in a browser; the landmarks are the page's. */
async function expectAccessible(element: Element) {
  const { violations } = await axe.run(element, {
    resultTypes: ['violations'],
    preload: false,
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
}

const fileOf = (text: string) => new File([text], 'diary.json', { type: 'application/json' })

test('the page is there before React: the danger signs, and a way without JavaScript', () => {
  const html = renderToString(tracker('es'))
  expect(html).toContain(checks.es.words.nowNo)
  expect(html).toContain('llévelo en papel')
})

test('React takes the page over as it stands', async () => {
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(tracker('en'))
  const button = page.querySelector('.danger-check button')
  render(tracker('en'), { container: page, hydrate: true })
  const first = () => screen.getByRole('button', { name: checks.en.words.yes })
  await waitFor(() => expect(first()).toBe(button))
  page.remove()
})

test('a danger sign ends in 911 and there is no way on to the diary', async () => {
  const user = userEvent.setup()
  render(tracker('en'))
  await user.click(screen.getByRole('button', { name: checks.en.words.yes }))
  expect(screen.getByRole('link', { name: checks.en.shared.headings[1] })).toBeDefined()
  expect(screen.queryByRole('tablist')).toBeNull()
  expect(document.querySelectorAll('.answer button')).toHaveLength(1)
})

test('a number and a place make an entry, and it can be taken back', async () => {
  const { user, openTab } = await visitDiary()
  await user.click(painNumber('6'))
  await user.click(screen.getByText('Choose from a list'))
  await user.click(screen.getByRole('checkbox', { name: 'Back of the neck' }))
  await user.click(screen.getByRole('button', { name: 'Save entry' }))
  await screen.findByText(/^Saved: March 20, 2026, 12 pm/)
  const [entry] = (await keptDiary()).entries
  expect(entry && currentVersion(entry)).toMatchObject({ pain: 6, regions: ['neck-back'] })
  await openTab('Entries')
  expect(screen.getByRole('heading', { name: 'March 20, 2026, 12 pm' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Nothing yet. Your first entry will be here.')
  expect((await keptDiary()).entries).toEqual([])
})

test('a number is saved at once, and its details are added to the same entry', async () => {
  const { user } = await visitDiary()
  await user.click(painNumber('6'))
  await user.click(screen.getByRole('button', { name: 'Save entry' }))
  await user.click(await screen.findByRole('button', { name: 'Add details' }))
  const heading = screen.getByRole('heading', { name: /^Details, if you like: March 20/ })
  expect(document.activeElement).toBe(heading)
  expect(painNumber('6')).toHaveProperty('checked', true)
  await user.type(screen.getByLabelText('Anything else'), 'rain')
  await user.click(screen.getByRole('button', { name: 'Save the details' }))
  await screen.findByText('Changed. What it said before is kept.')
  const kept = (await keptDiary()).entries
  expect(kept).toHaveLength(1)
  expect(kept[0] && currentVersion(kept[0])).toMatchObject({ pain: 6, note: 'rain' })
  expect(painNumber('6')).toHaveProperty('checked', false)
})

test('details can be left, and the entry stays as it was', async () => {
  const { user } = await visitDiary()
  await user.click(painNumber('6'))
  await user.click(screen.getByRole('button', { name: 'Save entry' }))
  await user.click(await screen.findByRole('button', { name: 'Add details' }))
  await user.click(screen.getByRole('button', { name: 'Keep it as it was' }))
  expect(screen.getByRole('heading', { name: 'How is it now?' })).toBeDefined()
  expect((await keptDiary()).entries[0]?.versions).toHaveLength(1)
})

test('nothing of the danger signs shows until it is known what this visit asks', async () => {
  const list = () => document.querySelector('.diary-arriving')
  document.body.innerHTML = renderToString(tracker('en'))
  expect(list()).not.toBeNull()
  document.body.innerHTML = ''
  await visitDiary()
  expect(list()).toBeNull()
  cleanup()
  const shown: boolean[] = []
  const observer = new MutationObserver(() => {
    const gate = document.querySelector('.danger-check')
    shown.push(gate !== null && gate.closest('.diary-arriving') === null)
  })
  observer.observe(document.body, { childList: true, subtree: true, attributes: true })
  render(tracker('en'))
  await screen.findByRole('tablist')
  observer.disconnect()
  expect(shown).not.toContain(true)
})

test('an entry from before diaries were kept here is a slip of the keys', async () => {
  const { user } = await visitDiary()
  await user.click(painNumber('6'))
  await user.click(screen.getByRole('button', { name: 'Another time' }))
  fireEvent.change(screen.getByLabelText('Which time is this about?'), {
    target: { value: '1901-01-01T08:00' },
  })
  await user.click(screen.getByRole('button', { name: 'Save entry' }))
  expect(screen.getAllByText('Enter a time after 1999.').length).toBeGreaterThan(0)
  expect((await keptDiary()).entries).toEqual([])
})

test('a backup names the entries it cannot take, and brings the others', async () => {
  const { user, openTab } = await visitDiary()
  const odd = exampleEntry(8, { at: '1901-01-01T08:00:00-08:00', pain: 3 })
  const text = writeBackup({ entries: [fullEntry, odd], weeks: [] }, '2026-03-19T10:00:00-07:00')
  await openTab('Files')
  await user.upload(screen.getByLabelText('Choose a backup file'), fileOf(text))
  await screen.findByText('1 is left out. Its date cannot be right:')
  expect(screen.getByText('January 1, 1901, 8 am')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Add them to the diary' }))
  await screen.findByText('The backup is in your diary now.')
  const [version] = fullEntry.versions
  expect((await keptDiary()).entries).toEqual([
    { id: fullEntry.id, versions: [{ ...version, importedAt: '2026-03-20T12:00:00-07:00' }] },
  ])
})

test('a backup of what is here already says so', async () => {
  const before = { entries: [fullEntry], weeks: [pegWeek] }
  const { user, openTab } = await visitDiary({ before })
  await openTab('Files')
  const text = writeBackup(before, '2026-03-19T10:00:00-07:00')
  await user.upload(screen.getByLabelText('Choose a backup file'), fileOf(text))
  await screen.findByText('Everything in this file is here already.')
  expect(screen.getByText(/^The file holds 2 entries and weekly checks. 2 are here/)).toBeDefined()
})

const inTheFuture = exampleEntry(8, { at: '2031-01-01T08:00:00-08:00', pain: 3 })

test.each([
  ['cannot be read', fullEntry, /1 cannot be read/],
  ['is of a day to come', inTheFuture, /1 is left out/],
])('a backup whose one entry %s is not said to be here already', async (_, entry, told) => {
  const { user, openTab } = await visitDiary()
  await openTab('Files')
  const whole = writeBackup({ entries: [entry], weeks: [] }, '2026-03-19T10:00:00-07:00')
  const text = entry === fullEntry ? whole.replace('"versions"', '"verses"') : whole
  await user.upload(screen.getByLabelText('Choose a backup file'), fileOf(text))
  await screen.findByText(told)
  expect(screen.queryByText('Everything in this file is here already.')).toBeNull()
  expect(screen.queryByText(/The file holds 0/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add them to the diary' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Leave it' })).toBeDefined()
})

test('a backup that is here already but for what is left out is not said to be here', async () => {
  const { user, openTab } = await visitDiary({ before: { entries: [fullEntry] } })
  await openTab('Files')
  const entries = [fullEntry, inTheFuture]
  const text = writeBackup({ entries, weeks: [] }, '2026-03-19T10:00:00-07:00')
  await user.upload(screen.getByLabelText('Choose a backup file'), fileOf(text))
  await screen.findByText('The file holds 1 entry or weekly check. 1 is here already.')
  expect(screen.queryByText('Everything in this file is here already.')).toBeNull()
})

test('the form is empty again after saving', async () => {
  const { user } = await visitDiary()
  await user.click(painNumber('6'))
  await user.click(screen.getByRole('button', { name: 'Save entry' }))
  await screen.findByText(/^Saved/)
  expect(painNumber('6')).toHaveProperty('checked', false)
})

test('everything else can be told too', async () => {
  const { user } = await visitDiary()
  await user.click(screen.getByText('Add more, if you like'))
  await user.click(screen.getByRole('checkbox', { name: 'Stiffness' }))
  await user.type(screen.getByLabelText('Hours of sleep last night'), '6,5')
  await user.click(screen.getByRole('checkbox', { name: 'Pain woke me' }))
  await user.type(screen.getByLabelText('What did it keep you from doing?'), 'driving')
  await user.type(screen.getByLabelText('What could you do?'), 'a walk')
  await user.type(screen.getByLabelText('Medicine you took'), 'none')
  await user.type(screen.getByLabelText('Anything else'), 'rain')
  await user.click(screen.getByRole('button', { name: 'Save entry' }))
  await screen.findByText(/^Saved/)
  const [entry] = (await keptDiary()).entries
  expect(entry && currentVersion(entry)).toMatchObject({
    pain: null,
    symptoms: ['stiffness'],
    sleepHours: 6.5,
    painWoke: true,
    couldNot: 'driving',
    could: 'a walk',
    medicine: 'none',
    note: 'rain',
  })
})

test('the drawn body ticks the same boxes as the list', async () => {
  const { user, view } = await visitDiary()
  const region = view.container.querySelector('[data-region="low-back"]')
  if (!region) throw new Error('The drawing has no low back')
  await user.click(region)
  await user.click(screen.getByText('Choose from a list'))
  expect(screen.getByRole('checkbox', { name: 'Low back' })).toHaveProperty('checked', true)
  await user.click(screen.getByRole('button', { name: 'Take out: Low back' }))
  expect(screen.getByRole('checkbox', { name: 'Low back' })).toHaveProperty('checked', false)
})

test('the places of the last entry are one touch away', async () => {
  const { user } = await visitDiary({ before: { entries: [fullEntry] } })
  await user.click(screen.getByRole('button', { name: 'Same places as last time' }))
  expect(screen.getByRole('button', { name: 'Take out: Back of the neck' })).toBeDefined()
})

test('something new leads back to the danger signs, and what was typed waits', async () => {
  const { user } = await visitDiary()
  await user.click(screen.getByText('Add more, if you like'))
  await user.type(screen.getByLabelText('Anything else'), 'half a sentence')
  await user.click(screen.getByRole('button', { name: 'Check the danger signs again' }))
  await passCheck(user)
  expect(await screen.findByDisplayValue('half a sentence')).toBeDefined()
})

test('an empty entry is not saved and the way to the first question is shown', async () => {
  const { user } = await visitDiary()
  await user.click(screen.getByRole('button', { name: 'Save entry' }))
  const alert = await screen.findByText('Fill in at least 1 thing, for example your pain.')
  expect(document.getElementById(alert.getAttribute('href')?.slice(1) ?? '')).toHaveProperty(
    'type',
    'radio',
  )
  expect((await keptDiary()).entries).toEqual([])
})

test('a time in the future and impossible hours are told beside their fields', async () => {
  const { user } = await visitDiary()
  await user.click(screen.getByRole('button', { name: 'Another time' }))
  fireEvent.change(screen.getByLabelText('Which time is this about?'), {
    target: { value: '2026-03-21T08:00' },
  })
  await user.click(screen.getByText('Add more, if you like'))
  await user.type(screen.getByLabelText('Hours of sleep last night'), '30')
  await user.click(screen.getByRole('button', { name: 'Save entry' }))
  expect(await screen.findAllByText('Enter a time that is not in the future.')).toHaveLength(2)
  expect(screen.getAllByText('Enter hours from 0 to 24, in half hours.')).toHaveLength(2)
})

test('half an entry survives a reload', async () => {
  const { user, view } = await visitDiary()
  await user.click(painNumber('7'))
  view.unmount()
  await visitDiary()
  await screen.findByText('You began this entry before. It is still here.')
  expect(painNumber('7')).toHaveProperty('checked', true)
})

test('half an entry found the next day is about the day it was begun', async () => {
  const { user, view } = await visitDiary()
  await user.click(painNumber('7'))
  view.unmount()
  vi.setSystemTime(new Date('2026-03-21T12:00:00-07:00'))
  await visitDiary()
  await screen.findByText('You began this entry before. It is still here.')
  await user.click(screen.getByRole('button', { name: 'Save entry' }))
  await screen.findByText(/^Saved: March 20, 2026, 12 pm/)
})

test('a changed entry shows what it said before', async () => {
  const { user, openTab } = await visitDiary({ before: { entries: [fullEntry] } })
  await openTab('Entries')
  await user.click(screen.getByRole('button', { name: /^Change: entry of/ }))
  const form = screen.getByRole('button', { name: 'Save change' }).closest('form')
  if (!form) throw new Error('The change has no form')
  await user.click(within(form).getByRole('radio', { name: '3' }))
  await user.click(within(form).getByRole('button', { name: 'Save change' }))
  await screen.findByText('Changed. What it said before is kept.')
  await user.click(screen.getByText('What it said before (1 time)'))
  expect(screen.getByText(/^Pain 6 of 10/)).toBeDefined()
  const [entry] = (await keptDiary()).entries
  expect(entry?.versions.map(({ pain, at }) => [pain, at])).toEqual([
    [6, fullEntry.versions[0].at],
    [3, fullEntry.versions[0].at],
  ])
})

test('a change can be left, and nothing is changed', async () => {
  const { user, openTab } = await visitDiary({ before: { entries: [fullEntry] } })
  await openTab('Entries')
  await user.click(screen.getByRole('button', { name: /^Change: entry of/ }))
  expect(document.activeElement?.textContent).toContain('Change the entry of March 4')
  await user.click(screen.getByRole('button', { name: 'Keep it as it was' }))
  expect(document.activeElement?.className).toBe('diary-card')
  expect((await keptDiary()).entries).toEqual([fullEntry])
})

test('a deleted entry comes back whole', async () => {
  const { user, openTab } = await visitDiary({ before: { entries: [fullEntry] } })
  await openTab('Entries')
  await user.click(screen.getByRole('button', { name: /^Delete: entry of/ }))
  const message = await screen.findByText(/^Deleted/)
  expect(document.activeElement).toBe(message.parentElement)
  expect((await keptDiary()).entries).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('It is back.')
  expect((await keptDiary()).entries).toEqual([fullEntry])
})

test('the weekly PEG is the mean of its three answers', async () => {
  const { user, openTab } = await visitDiary({ before: { entries: [fullEntry] } })
  for (const [question, answer] of [
    [pegWords.pain, '7'],
    [pegWords.enjoyment, '6'],
    [pegWords.activity, '5'],
  ] as const) {
    const group = screen.getByRole('group', { name: question })
    await user.click(within(group).getByRole('radio', { name: answer }))
  }
  await user.click(screen.getByRole('button', { name: 'Save the week' }))
  await screen.findByText('Saved.')
  await openTab('Entries')
  expect(screen.getByText(/PEG score/).textContent).toBe('PEG score 6 (7, 6, 5)')
})

test('a PEG with a question left out has no score and says so', async () => {
  const { user, openTab } = await visitDiary({ before: { entries: [fullEntry] } })
  const group = screen.getByRole('group', { name: pegWords.pain })
  await user.click(within(group).getByRole('radio', { name: '7' }))
  await screen.findByText('A question is left out. It is saved without a score.')
  await user.click(screen.getByRole('button', { name: 'Save the week' }))
  await screen.findByText('Saved.')
  await openTab('Entries')
  expect(screen.getByText(/No score: a question was left out/)).toBeDefined()
})

test('the Spanish page asks no PEG, and shows one that was answered in English', async () => {
  const { user, openTab } = await visitDiary({
    locale: 'es',
    before: { entries: [longSpanishEntry], weeks: [pegWeek] },
  })
  expect(screen.queryByText(pegWords.pain)).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'menor que la semana anterior' }))
  await user.click(screen.getByRole('button', { name: 'Guardar la semana' }))
  await screen.findByText('Se guardó.')
  await openTab('Notas')
  expect(screen.getByText(/Puntaje PEG/).textContent).toBe('Puntaje PEG 6 (7, 6, 5)')
  expect(screen.getByText('Mi dolor fue menor que la semana anterior.')).toBeDefined()
})

test('half a weekly check survives a reload', async () => {
  const before = { entries: [longSpanishEntry] }
  const { user, view } = await visitDiary({ locale: 'es', before })
  await user.type(screen.getByLabelText('¿Qué le cuesta todavía?'), 'dormir de lado')
  view.unmount()
  await visitDiary({ locale: 'es' })
  expect(await screen.findByDisplayValue('dormir de lado')).toBeDefined()
})

test('the line tells how much was written, without blame for the rest', async () => {
  const entries = exampleDays('2026-03-07', [6, 5, null, null, 7, 4, 4])
  const { user, openTab } = await visitDiary({ before: { entries } })
  await openTab('Your line')
  await user.click(screen.getByRole('radio', { name: '2 weeks' }))
  expect(
    screen.getByText('You wrote on 5 days of 14. Average: 5.2. Lowest: 4. Highest: 7.'),
  ).toBeDefined()
  expect(screen.getByRole('img').textContent).toContain('Average 5.2, lowest 4, highest 7.')
  await user.click(screen.getByText('The same as a table'))
  const row = screen.getByRole('row', { name: /March 9, 2026/ })
  expect(within(row).getByText('no number')).toBeDefined()
})

test('entries of another tab appear by themselves', async () => {
  const { openTab } = await visitDiary()
  await openTab('Entries')
  await (await openDeviceStore()).add({ entries: [fullEntry], weeks: [] })
  await screen.findByRole('heading', { name: 'March 4, 2026, 8:15 am' })
})

test('on a full device the entry stays in the form and is saved once there is room', async () => {
  const { user } = await visitDiary()
  await user.click(painNumber('6'))
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  await user.click(screen.getByRole('button', { name: 'Save entry' }))
  await screen.findByText(/There is no room on this device/)
  expect(painNumber('6')).toHaveProperty('checked', true)
  full.mockRestore()
  await user.click(screen.getByRole('button', { name: 'Save entry' }))
  await screen.findByText(/^Saved/)
})

test('a window that keeps nothing says so, and the diary works until it is closed', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('Not in this window', 'SecurityError')
    },
  })
  const { user, openTab } = await visitDiary()
  expect(screen.getByText('This window does not keep your diary')).toBeDefined()
  await user.click(painNumber('6'))
  await user.click(screen.getByRole('button', { name: 'Save entry' }))
  await screen.findByText(/^Saved/)
  await openTab('Entries')
  expect(screen.getByText('Pain 6 of 10')).toBeDefined()
})

test('a locked backup comes back with its passphrase, and a wrong one changes nothing', async () => {
  const { user, openTab } = await visitDiary({ before: { entries: [fullEntry] } })
  const there = { entries: [fullEntry, longSpanishEntry], weeks: [plainWeek] }
  const sealed = await writeSealedBackup(there, '2026-03-19T10:00:00-07:00', 'lago y puente')
  await openTab('Files')
  await user.upload(screen.getByLabelText('Choose a backup file'), fileOf(sealed))
  const passphrase = await screen.findByLabelText(/This file is locked/)
  await user.type(passphrase, 'lago y puerto')
  await user.click(screen.getByRole('button', { name: 'Open the file' }))
  await screen.findByText(/The passphrase does not open this file/)
  expect((await keptDiary()).entries).toEqual([fullEntry])
  await user.clear(passphrase)
  await user.type(passphrase, 'lago y puente')
  await user.click(screen.getByRole('button', { name: 'Open the file' }))
  await screen.findByText(/holds 3 entries and weekly checks. 2 are new here. 1 is here already./)
  expect((await keptDiary()).entries).toEqual([fullEntry])
  await user.click(screen.getByRole('button', { name: 'Add them to the diary' }))
  await screen.findByText('The backup is in your diary now.')
  const kept = await keptDiary()
  expect(kept.entries).toHaveLength(2)
  expect(kept.weeks).toEqual([{ ...plainWeek, importedAt: '2026-03-20T12:00:00-07:00' }])
  // What was here before was not in the file.
  expect(kept.entries).toContainEqual(fullEntry)
})

test.each([
  [
    'damaged',
    writeBackup({ entries: [fullEntry], weeks: [] }, fullEntry.versions[0].at).slice(0, -9),
    /damaged/,
  ],
  ['foreign', '{"holiday": true}', /not a diary backup/],
])('a %s file is refused and nothing changes', async (_, text, message) => {
  const { user, openTab } = await visitDiary({ before: { entries: [fullEntry] } })
  await openTab('Files')
  await user.upload(screen.getByLabelText('Choose a backup file'), fileOf(text))
  await screen.findByText(message)
  expect((await keptDiary()).entries).toEqual([fullEntry])
})

test('a saved backup can be read again and its age is shown', async () => {
  const files = catchFiles()
  const { user, openTab } = await visitDiary({ before: { entries: [fullEntry] } })
  await openTab('Files')
  await user.click(screen.getByRole('button', { name: 'Save a backup file' }))
  await screen.findByText('The backup file is in your downloads.')
  expect(await files[0]?.text()).toContain('worse after driving')
  expect(screen.getAllByText(/Last backup: March 20, 2026, today/).length).toBeGreaterThan(0)
  cleanup()
  vi.setSystemTime(new Date('2026-03-27T12:00:00-07:00'))
  await visitDiary()
  expect(screen.getAllByText(/Last backup: March 20, 2026, 7 days ago/)[0]).toBeDefined()
})

test('a backup with a passphrase shows nothing to others', async () => {
  const files = catchFiles()
  const { user, openTab } = await visitDiary({ before: { entries: [fullEntry] } })
  await openTab('Files')
  await user.type(screen.getByLabelText('Passphrase, if you want one'), 'lago y puente')
  await user.click(screen.getByRole('button', { name: 'Save a locked backup file' }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(await files[0]?.text()).not.toContain('driving')
})

test('table and medical file are made in the page, with a name only when one is given', async () => {
  const files = catchFiles()
  const { user, openTab } = await visitDiary({ before: { entries: [fullEntry] } })
  await openTab('Files')
  await user.click(screen.getByRole('button', { name: 'Table (CSV)' }))
  await user.click(screen.getByText('For software'))
  await user.click(screen.getByRole('button', { name: 'Medical file (FHIR R4)' }))
  await user.type(screen.getByLabelText('Your name, if it should stand there'), 'Ana Sample')
  await user.click(screen.getByRole('button', { name: 'Medical file (FHIR R4)' }))
  const [table, nameless, named] = await Promise.all(files.map((file) => file.text()))
  expect(table).toContain('"Back of the neck; Left shoulder"')
  expect(nameless).toContain('72514-3')
  expect(nameless).not.toContain('Ana')
  expect(named).toContain('Ana Sample')
})

test('the report tells when each entry was written and what it is about', async () => {
  const late = exampleEntry(
    7,
    { at: '2026-03-10T08:00:00-07:00', pain: 4 },
    '2026-03-12T21:30:00-07:00',
  )
  const { user, openTab } = await visitDiary({
    before: { entries: [fullEntry, late], weeks: [pegWeek] },
  })
  await openTab('Files')
  await user.click(screen.getByRole('button', { name: 'Show the report' }))
  const report = screen.getByRole('article')
  expect(within(report).getByText('March 4, 2026 to March 20, 2026')).toBeDefined()
  expect(
    within(report).getByRole('row', { name: /March 10, 2026, 8 am.*March 12, 2026, 9:30 pm/ }),
  ).toBeDefined()
  expect(
    within(report).getByRole('row', { name: /March 4, 2026, 8:15 am.*March 4, 2026, 8:16 am/ }),
  ).toBeDefined()
  expect(
    within(report).getByText(/by this device's clock; its owner can change them/),
  ).toBeDefined()
  expect(report.textContent).toContain('PEG score 6')
})

const lateEntry = exampleEntry(7, { at: '2026-03-18T08:00:00-07:00', pain: 4 })

test.each([
  ['before the first entry', 'Everything', [lateEntry]],
  ['before the first entry', '12 weeks', [lateEntry]],
  ['without any entry', 'Everything', []],
  ['without any entry', '12 weeks', []],
])('a weekly check %s is in the report and the files of "%s"', async (_, span, entries) => {
  const files = catchFiles()
  const { user, openTab } = await visitDiary({ before: { entries, weeks: [pegWeek] } })
  await openTab('Files')
  await user.click(screen.getByRole('radio', { name: span }))
  await user.click(screen.getByRole('button', { name: 'Table (CSV)' }))
  await user.click(screen.getByText('For software'))
  await user.click(screen.getByRole('button', { name: 'Medical file (FHIR R4)' }))
  await user.click(screen.getByRole('button', { name: 'Show the report' }))
  const [table, medical] = await Promise.all(files.map((file) => file.text()))
  expect(table).toContain('week,2026-03-07')
  expect(medical).toContain(`week-${pegWeek.id}`)
  const report = screen.getByRole('article')
  expect(within(report).getByText('March 7, 2026 to March 20, 2026')).toBeDefined()
  expect(report.textContent).toContain('PEG score 6')
  expect(report.textContent).toContain(`Entries on ${entries.length} day`)
  expect(report.textContent).toContain('of 14.')
})

test('the line begins with the first entry, whatever week was looked back on before', async () => {
  const { user, openTab } = await visitDiary({ before: { entries: [lateEntry], weeks: [pegWeek] } })
  await openTab('Your line')
  await user.click(screen.getByRole('radio', { name: 'Everything' }))
  expect(screen.getByText(/You wrote on 1 day of 3\./)).toBeDefined()
})

test('everything is erased after one question, drafts and kept results too', async () => {
  const { user, openTab } = await visitDiary({ before: { entries: [fullEntry], weeks: [pegWeek] } })
  await user.click(painNumber('7'))
  localStorage.setItem('recovery-calculator-result', '{}')
  await openTab('Files')
  await user.click(screen.getByRole('button', { name: 'Erase everything…' }))
  await user.click(screen.getByRole('button', { name: 'No, keep my diary' }))
  await user.click(screen.getByRole('button', { name: 'Erase everything…' }))
  expect(screen.getByText('Erase 2 entries and weekly checks for good?')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Yes, erase everything' }))
  await screen.findByText('The diary is erased.')
  expect(await keptDiary()).toMatchObject({ entries: [], weeks: [], lastBackup: null })
  // The crash itself is of all tools.
  expect(Object.keys(localStorage)).toEqual(['crash-record'])
  expect(Object.values(sessionStorage).join()).not.toContain('7')
  await openTab('Write')
  expect(painNumber('7')).toHaveProperty('checked', false)
})

test('a result kept by the recovery calculator becomes an entry, or not', async () => {
  const kept = {
    version: 1,
    keptOn: '2026-03-19',
    crashDate: '2026-03-01',
    area: 'neck',
    worstPain: 7,
  }
  localStorage.setItem('recovery-calculator-result', JSON.stringify(kept))
  const { user } = await visitDiary()
  await user.click(screen.getByRole('button', { name: 'Add it to the diary' }))
  await screen.findByText(/^Saved/)
  const [entry] = (await keptDiary()).entries
  expect(entry && currentVersion(entry).note).toBe(
    'Recovery calculator, March 19, 2026: neck. Crash on March 1, 2026. Worst pain in 24 hours: 7 of 10.',
  )
  expect(localStorage.getItem('recovery-calculator-result')).toBeNull()
})

test('of 5,000 entries a handful stands on the page, and all are counted', async () => {
  const entries = exampleDays(
    addDays('2026-03-20', -4999),
    Array.from({ length: 5000 }, (_, index) => index % 11),
  )
  const { user, openTab } = await visitDiary({ before: { entries } })
  await openTab('Entries')
  expect(screen.getAllByRole('heading', { level: 3 }).length).toBeLessThanOrEqual(31)
  await openTab('Your line')
  await user.click(screen.getByRole('radio', { name: 'Everything' }))
  expect(screen.getByText(/You wrote on 5,000 days of 5,000/)).toBeDefined()
})

test('a reminder is a calendar file that says nothing but "Diary"', async () => {
  const files = catchFiles()
  const { user, openTab } = await visitDiary()
  await openTab('Files')
  const time = screen.getByLabelText('At what time?')
  fireEvent.change(time, { target: { value: '' } })
  await user.click(screen.getByRole('button', { name: 'Save a calendar file' }))
  expect(screen.getByText('Enter a time, for example 8:00 pm.')).toBeDefined()
  expect(files).toHaveLength(0)
  fireEvent.change(time, { target: { value: '21:15' } })
  await user.click(screen.getByRole('button', { name: 'Save a calendar file' }))
  expect(await files[0]?.text()).toMatch(/DTSTART:20260320T211500[\s\S]*SUMMARY:Diary\r/)
})

test('what went with what is counted, and says so when there is too little', async () => {
  const { openTab } = await visitDiary({ before: { entries: [fullEntry] } })
  await openTab('Your line')
  expect(screen.getByText(/To see this, mark something in 3 entries/)).toBeDefined()
  cleanup()
  const at = (day: number) => `2026-03-0${day}T09:00:00-08:00`
  const marked = [1, 2, 3].map((day) =>
    exampleEntry(100 + day, { at: at(day), pain: 6, symptoms: ['dizziness'] }),
  )
  const unmarked = [4, 5, 6].map((day) => exampleEntry(100 + day, { at: at(day), pain: 2 }))
  const again = await visitDiary({ before: { entries: [...marked, ...unmarked] } })
  await again.openTab('Your line')
  expect(screen.getByRole('img', { name: 'Pain 6 of 10: 3 entries' })).toBeDefined()
  expect(screen.getByText(/do not say that one thing causes another/)).toBeDefined()
})

test('the arrow keys move along the tabs', async () => {
  const { user } = await visitDiary()
  screen.getByRole('tab', { name: 'Write' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement?.textContent).toBe('Your line')
  expect(screen.getByRole('heading', { name: 'Your line' })).toBeDefined()
  await user.keyboard('{End}')
  expect(document.activeElement?.textContent).toBe('Files')
})

/** The English one is looked at in a browser. */
test('no part of the Spanish diary has an accessibility fault', async () => {
  const before = { entries: [fullEntry, longSpanishEntry], weeks: [pegWeek, plainWeek] }
  const { user, view, openTab } = await visitDiary({ locale: 'es', before })
  for (const tab of screen.getAllByRole('tab')) {
    await openTab(tab.textContent ?? '')
    for (const summary of view.container.querySelectorAll('details:not([open]) > summary')) {
      if (!summary.closest('[hidden]')) await user.click(summary)
    }
    await expectAccessible(view.container)
  }
})
