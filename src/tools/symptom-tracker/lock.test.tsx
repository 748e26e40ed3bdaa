import 'fake-indexeddb/auto'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'
import { gates } from '#tools/danger-signs/gate.examples.ts'
import { fullEntry } from '#tools/symptom-tracker/model/diary.examples.ts'
import { openDeviceStore } from '#tools/symptom-tracker/store/device-store.ts'
import { diaryWords } from '#tools/symptom-tracker/words/diary-words.ts'

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
  render(<SymptomTracker locale="en" danger={gates.en} diaryWords={diaryWords.en} />)
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
  await visit()
  await user.click(screen.getByRole('button', { name: gates.en.words.none }))
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
  expect(screen.queryByRole('button', { name: gates.en.words.none })).toBeNull()
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
