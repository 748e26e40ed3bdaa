import 'fake-indexeddb/auto'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { IDBFactory } from 'fake-indexeddb'
import { type ReactNode, Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { checks } from '#tools/danger-signs/check.examples.ts'
import { CheckContext } from '#tools/danger-signs/check-context.ts'
import { fullEntry } from '#tools/symptom-tracker/model/diary.examples.ts'
import { openDeviceStore } from '#tools/symptom-tracker/store/device-store.ts'
import type { Room } from '#tools/symptom-tracker/store/store.ts'
import { LockPart } from '#tools/symptom-tracker/views/lock/lock-part.tsx'
import { UnlockView } from '#tools/symptom-tracker/views/lock/unlock-view.tsx'
import { passedToday } from '#tools/symptom-tracker/visit.examples.ts'
import { diaryWords } from '#tools/symptom-tracker/words.ts'

// axe asks a canvas whether words are pictures; jsdom has none and would say so each time.
HTMLCanvasElement.prototype.getContext = () => null

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** Loads the page: what an earlier visit had in memory is gone, what the device keeps is there. */
async function visit() {
  cleanup()
  vi.resetModules()
  const { SymptomTracker } = await import('#tools/symptom-tracker/symptom-tracker.tsx')
  render(<SymptomTracker locale="en" danger={checks.en} words={diaryWords.en} />)
}

async function expectAccessible() {
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    preload: false,
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
}

test('a diary is locked, asks for its passphrase at the next visit, and a wrong one opens nothing', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  await (await openDeviceStore()).add({ entries: [fullEntry], weeks: [] })
  const user = userEvent.setup()
  const openTab = async (name: string) => user.click(await screen.findByRole('tab', { name }))
  passedToday()
  await visit()
  await openTab('Files')
  await user.click(await screen.findByText('Lock the diary with a passphrase'))
  const field = await screen.findByLabelText('Passphrase for the diary')
  expect(
    screen.getByText(/Without it nobody can open the diary, and that includes us/),
  ).toBeDefined()
  await user.type(field, 'short')
  await user.click(screen.getByRole('button', { name: 'Lock the diary' }))
  expect(screen.getAllByText('Use at least 8 letters.').length).toBeGreaterThan(0)
  await user.clear(field)
  await user.type(field, 'lago y puente')
  await user.click(screen.getByRole('button', { name: 'Lock the diary' }))
  await screen.findByText('The diary is locked now.')
  await expectAccessible()
  await openTab('Entries')
  expect(await screen.findByText('worse after driving', { exact: false })).toBeDefined()
  const stored = [localStorage, sessionStorage].map((one) => JSON.stringify({ ...one })).join()
  expect(stored).not.toContain('listAnswered')

  await visit()
  const asked = await screen.findByLabelText('Your passphrase')
  expect(screen.queryByRole('button', { name: checks.en.words.nowNo })).toBeNull()
  await expectAccessible()
  await user.type(asked, 'lago y puerto')
  await user.click(screen.getByRole('button', { name: 'Open the diary' }))
  expect((await screen.findAllByText(/This passphrase does not open/)).length).toBeGreaterThan(0)
  await user.clear(asked)
  await user.type(asked, 'lago y puente')
  await user.click(screen.getByRole('button', { name: 'Open the diary' }))
  // What was answered that day is asked no second time.
  await screen.findByRole('tablist')
})

/** The database of the device was lost while the page was open. */
const lostRoom: Room = {
  look: () => Promise.reject(new Error('The database is closed.')),
  swap: () => Promise.reject(new Error('The database is closed.')),
}

/** Draws a part of the diary once its words have come. */
const draw = (part: ReactNode) =>
  act(async () => {
    render(
      <CheckContext value={checks.en}>
        <Suspense>{part}</Suspense>
      </CheckContext>,
    )
  })

test('a diary that the device lost in the middle is not locked, and the form says so', async () => {
  const user = userEvent.setup()
  await draw(<LockPart locale="en" room={lostRoom} onBackup={() => {}} onDone={() => {}} />)
  await user.type(await screen.findByLabelText('Passphrase for the diary'), 'lago y puente')
  await user.click(screen.getByRole('button', { name: 'Lock the diary' }))
  expect((await screen.findAllByText(/The browser did not do this/)).length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: 'Lock the diary' })).toHaveProperty('disabled', false)
})

test('a passphrase that cannot be tried is not called wrong', async () => {
  const user = userEvent.setup()
  await draw(<UnlockView locale="en" room={lostRoom} onOpen={() => {}} />)
  await user.type(await screen.findByLabelText('Your passphrase'), 'lago y puente')
  await user.click(screen.getByRole('button', { name: 'Open the diary' }))
  expect((await screen.findAllByText(/The browser did not do this/)).length).toBeGreaterThan(0)
})
