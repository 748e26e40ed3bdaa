import 'fake-indexeddb/auto'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askedWords, checks } from '#tools/danger-signs/check.examples.ts'
import { keptAnswers } from '#tools/danger-signs/kept-answers.ts'
import { exampleDays } from '#tools/symptom-tracker/model/diary.examples.ts'
import { currentVersion } from '#tools/symptom-tracker/model/entry.ts'
import type { RegionId } from '#tools/symptom-tracker/model/regions.ts'
import {
  keptDiary,
  painNumber,
  passCheck,
  tracker,
  visitDiary,
} from '#tools/symptom-tracker/visit.examples.ts'

const noon = new Date('2026-03-20T12:00:00-07:00')
const { shared, words } = checks.en

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

type Visit = Awaited<ReturnType<typeof visitDiary>>

/** Marks a number and places, and saves. */
async function write({ user, view }: Visit, pain: string | null, ...regions: RegionId[]) {
  if (pain !== null) await user.click(painNumber(pain))
  for (const region of regions) {
    const path = view.container.querySelector(`[data-region="${region}"]`)
    if (path) await user.click(path)
  }
  await user.click(screen.getByRole('button', { name: 'Save entry' }))
}

const written = async () =>
  (await keptDiary()).entries.map((entry) => {
    const { pain, regions } = currentVersion(entry)
    return [pain, ...regions]
  })

const emergencyRoom = () => screen.findByRole('heading', { name: /Go to an emergency room today/ })

test('belly pain of 10 is saved, and answers with 911, heading first and in focus', async () => {
  const visit = await visitDiary()
  await write(visit, '10', 'lower-belly')
  const heading = await screen.findByRole('heading', { name: new RegExp(shared.headings[1]) })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.getByText('Pain 10 of 10: Lower belly')).toBeDefined()
  expect(screen.queryByRole('tablist')).toBeNull()
  expect(await written()).toEqual([[10, 'lower-belly']])
  expect(keptAnswers()).toMatchObject({ level: 1, answers: { marked: [{ id: 'worst-inside' }] } })
})

test('what a number asked for stands at the next visit, until the check is answered again', async () => {
  const visit = await visitDiary()
  await write(visit, '9', 'neck-back')
  await emergencyRoom()
  expect(await written()).toEqual([[9, 'neck-back']])
  expect(keptAnswers()).toMatchObject({ level: 2, answers: { spinePain: 9 } })
  visit.view.unmount()
  history.replaceState(null, '')
  render(tracker('en'))
  await emergencyRoom()
  expect(screen.getByRole('button', { name: words.checkAgain })).toBeDefined()
  expect(screen.queryByRole('tablist')).toBeNull()
})

test('neck pain of 10 that was examined is written down and nothing more', async () => {
  const marked = [{ id: 'spine' }, { id: 'worst-spine', examined: true }]
  const visit = await visitDiary({ answers: { marked, spinePain: 9 } })
  await write(visit, '10', 'neck-back')
  await screen.findByText(/^Saved/)
  expect(keptAnswers()?.level).toBeNull()
})

test('a number that was a mistake leads to its entry, and takes back what it asked for', async () => {
  const visit = await visitDiary()
  const { user } = visit
  await write(visit, '10', 'chest')
  await user.click(await screen.findByRole('button', { name: words.mistake }))
  expect(keptAnswers()).toMatchObject({ level: null, answers: { marked: [] } })
  const heading = screen.getByRole('heading', { name: /^Details, if you like/ })
  expect(document.activeElement).toBe(heading)
  // Saved as it is, it says the same as before.
  await user.click(screen.getByRole('button', { name: 'Save the details' }))
  await screen.findByRole('heading', { name: new RegExp(shared.headings[1]) })
  await user.click(screen.getByRole('button', { name: words.mistake }))
  await user.click(painNumber('1'))
  await user.click(screen.getByRole('button', { name: 'Take out: Chest' }))
  await user.click(screen.getByRole('button', { name: 'Save the details' }))
  await screen.findByText('Changed. What it said before is kept.')
  expect(await written()).toEqual([[1]])
})

test('pain of 9 without a place asks where, and elsewhere goes on', async () => {
  const visit = await visitDiary()
  const { user } = visit
  await write(visit, '9')
  await user.click(await screen.findByRole('button', { name: 'Somewhere else' }))
  const saved = await screen.findByText(/^Saved/)
  expect(saved.parentElement).toBe(document.activeElement)
  await write(visit, '9')
  await user.click(await screen.findByRole('button', { name: 'Neck or back' }))
  await emergencyRoom()
  expect(screen.getByText('Pain 9 of 10: Neck or back')).toBeDefined()
})

test('chest pain of 3 asks the question of its group, not for an ambulance', async () => {
  const visit = await visitDiary()
  await write(visit, '3', 'chest')
  await screen.findByText(/^Your entry is saved/)
  expect(await passCheck(visit.user)).toEqual(['chest'])
  await screen.findByText(/^Saved/)
  expect(await written()).toEqual([[3, 'chest']])
})

test('a sign that the question of its group finds stands, and the entry is kept', async () => {
  const visit = await visitDiary()
  const { user } = visit
  await write(visit, '3', 'lower-belly')
  await user.click(await screen.findByRole('checkbox', { name: askedWords('en', 'belly-strong') }))
  await user.click(screen.getByRole('button', { name: words.next }))
  await screen.findByRole('heading', { name: new RegExp(shared.headings[1]) })
  expect(keptAnswers()?.level).toBe(1)
  expect(await written()).toEqual([[3, 'lower-belly']])
})

test('2, 4 and 6 on three days ask the whole check', async () => {
  const visit = await visitDiary({ before: { entries: exampleDays('2026-03-18', [2, 4]) } })
  await write(visit, '6')
  await screen.findByText(/^Your entry is saved/)
  expect((await passCheck(visit.user)).length).toBeGreaterThan(8)
  await screen.findByText(/^Saved/)
})

test('a fall or a blow asks the whole check, and a reload does not get past it', async () => {
  const visit = await visitDiary()
  await visit.user.click(screen.getByRole('checkbox', { name: 'I fell or was hit again' }))
  await write(visit, null)
  await screen.findByText(/^Your entry is saved/)
  visit.view.unmount()
  history.replaceState(null, '')
  const again = await visitDiary()
  await screen.findByText(/^Your entry is saved/)
  await passCheck(again.user)
  await screen.findByRole('tablist')
  expect(keptAnswers()?.answers.fellDay).toBe('2026-03-20')
  again.view.unmount()
  await visitDiary()
  expect(screen.queryByText(/^Your entry is saved/)).toBeNull()
})

test('after the whole check the number itself still stands', async () => {
  const visit = await visitDiary({ before: { entries: exampleDays('2026-03-19', [4]) } })
  const { user } = visit
  await write(visit, '9', 'low-back')
  await screen.findByText(/^Your entry is saved/)
  expect(keptAnswers()?.level).toBe(2)
  const spine = () => screen.queryByRole('checkbox', { name: askedWords('en', 'spine') })
  while (!spine()) {
    const button = screen.getAllByRole('button', {
      name: /^(None of these|None|Me|No|Next)$/,
    })[0]
    if (button) await user.click(button)
  }
  // Unmarked in the check, it is still what was written down.
  const box = spine()
  if (box) await user.click(box)
  await passCheck(user)
  await emergencyRoom()
  expect(keptAnswers()?.level).toBe(2)
})

test('on a full device a number is heard all the same, and stays in the form', async () => {
  const visit = await visitDiary()
  const { user } = visit
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  await write(visit, '10', 'chest')
  await screen.findByRole('heading', { name: new RegExp(shared.headings[1]) })
  full.mockRestore()
  await user.click(screen.getByRole('button', { name: words.mistake }))
  expect(painNumber('10')).toHaveProperty('checked', true)
})

test('details that are added ask nothing twice', async () => {
  const visit = await visitDiary()
  const { user, view } = visit
  await write(visit, '3', 'chest')
  await screen.findByText(/^Your entry is saved/)
  await passCheck(user)
  await user.click(await screen.findByRole('button', { name: 'Add details' }))
  await user.type(screen.getByLabelText('Anything else'), 'rain')
  await user.click(screen.getByRole('button', { name: 'Save the details' }))
  await screen.findByText('Changed. What it said before is kept.')
  await user.click(screen.getByRole('tab', { name: 'Entries' }))
  await user.click(screen.getByRole('button', { name: /^Change: entry of/ }))
  const belly = view.container.querySelector('.diary-changing [data-region="lower-belly"]')
  if (belly) await user.click(belly)
  await user.click(screen.getByRole('button', { name: 'Save change' }))
  await screen.findByText(/^Your entry is saved/)
  expect(await passCheck(user)).toEqual(['belly'])
})
