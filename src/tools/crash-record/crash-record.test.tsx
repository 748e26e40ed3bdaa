import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import {
  addPerson,
  keepRecord,
  keptRecord,
  kindOf,
  longestName,
  noRecord,
  removePerson,
  takeOverRecord,
  tellCrash,
  watchRecord,
  whyNotAdded,
} from '#tools/crash-record/crash-record.ts'
import { olderData } from '#tools/crash-record/older-data.examples.ts'
import { en as people } from '#tools/crash-record/people/words.en.ts'
import { currentPerson, keyOf, me } from '#tools/crash-record/person.ts'
import { WhoSwitch } from '#tools/crash-record/who-switch.tsx'
import { en as words } from '#tools/crash-record/words.en.ts'

const key = 'crash-record'
const { setItem } = Storage.prototype

afterEach(() => {
  Storage.prototype.setItem = setItem
  document.body.replaceChildren()
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '')
})

const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null')

function fillUp() {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
}

test('the day is told once, and the time with it or later', () => {
  expect(keptRecord()).toEqual(noRecord)
  expect(tellCrash({ day: '2026-11-20' })).toBe(true)
  expect(tellCrash({ time: '15:30' })).toBe(true)
  expect(keptRecord()).toMatchObject({ day: '2026-11-20', time: '15:30' })
})

test.each([
  ['the plan', olderData, { day: '2026-11-20', time: '15:30' }],
  [
    'the danger signs',
    {
      'danger-signs':
        '{"draft":{"who":"me","crashDate":"2026-11-19","facts":[],"marked":[]},"listAnswered":"2026-11-21","lastVisit":"2026-11-21"}',
      'recovery-calculator-result': olderData['recovery-calculator-result'],
    },
    { day: '2026-11-19', time: '' },
  ],
  [
    'the calculator',
    { 'recovery-calculator-result': olderData['recovery-calculator-result'] },
    { day: '2026-11-20', time: '' },
  ],
  [
    'a plan with a slip in its year, which is left out',
    {
      'accident-action-plan':
        '{"version":1,"crash":{"date":"0026-11-20","time":"15:30","role":"","hurt":"","circumstances":[]}}',
    },
    { day: '', time: '' },
  ],
  ['damaged things, of which nothing is taken', { 'accident-action-plan': '{"crash":' }, noRecord],
])('the crash of earlier versions is taken over from %s', (_, older, crash) => {
  for (const [name, text] of Object.entries(older)) localStorage.setItem(name, text)
  expect(keptRecord()).toMatchObject(crash)
  takeOverRecord()
  localStorage.removeItem('accident-action-plan')
  localStorage.removeItem('danger-signs')
  localStorage.removeItem('recovery-calculator-result')
  expect(keptRecord()).toMatchObject(crash)
})

test('what was told since is not taken over again', () => {
  for (const [name, text] of Object.entries(olderData)) localStorage.setItem(name, text)
  tellCrash({ day: '2026-11-18', time: '' })
  takeOverRecord()
  expect(keptRecord()).toMatchObject({ day: '2026-11-18', time: '' })
})

test('anything that does not fit is left out, and a later version is not written over', () => {
  localStorage.setItem(
    key,
    JSON.stringify({
      version: 1,
      day: 'yesterday',
      time: 5,
      people: [{ id: '../x', name: 'A' }, 7],
    }),
  )
  expect(keptRecord()).toEqual(noRecord)
  const newer = '{"version":2,"day":"2026-11-20","time":"","people":[],"more":1}'
  localStorage.setItem(key, newer)
  expect(keptRecord().day).toBe('2026-11-20')
  expect(tellCrash({ day: '2026-11-18' })).toBe(false)
  expect(localStorage.getItem(key)).toBe(newer)
})

test('whoever follows the record hears of changes here and in another tab', () => {
  const changed = vi.fn()
  const stop = watchRecord(changed)
  tellCrash({ day: '2026-11-20' })
  dispatchEvent(new StorageEvent('storage', { key }))
  dispatchEvent(new StorageEvent('storage', { key: null }))
  dispatchEvent(new StorageEvent('storage', { key: 'something-else' }))
  expect(changed).toHaveBeenCalledTimes(3)
  stop()
  tellCrash({ day: '2026-11-19' })
  expect(changed).toHaveBeenCalledTimes(3)
})

test('people are added up to three, each by a name of their own', () => {
  expect(whyNotAdded('  ')).toBe('no-name')
  const ana = addPerson('  Ana ', 'adult')
  expect(ana?.name).toBe('Ana')
  expect(whyNotAdded('ÁNA')).toBe('same-name')
  expect(addPerson('ana', 'child')).toBeUndefined()
  const long = addPerson('N'.repeat(60), 'child')
  expect(long?.name).toHaveLength(longestName)
  expect(kindOf(keptRecord(), long?.id ?? '')).toBe('child')
  addPerson('<b>Luis</b> & "Co"', 'adult')
  expect(whyNotAdded('Eva')).toBe('no-room')
  expect(keptRecord().people.map(({ name }) => name)).toContain('<b>Luis</b> & "Co"')
  removePerson(ana?.id ?? '')
  expect(whyNotAdded('Eva')).toBeUndefined()
})

test('on a full device nobody is added, and the day is told to nobody', () => {
  keepRecord({ ...noRecord, day: '2026-11-20' })
  fillUp()
  expect(addPerson('Ana', 'adult')).toBeUndefined()
  expect(tellCrash({ day: '2026-11-18' })).toBe(false)
  Storage.prototype.setItem = setItem
  expect(stored()).toMatchObject({ day: '2026-11-20', people: [] })
})

test('what is mine keeps its old name, what is somebody else’s ends with their id', () => {
  expect(currentPerson()).toBe(me)
  expect(keyOf(me, 'accident-action-plan')).toBe('accident-action-plan')
  expect(keyOf('a-b-c', 'accident-action-plan')).toBe('accident-action-plan~a-b-c')
})

async function openForm() {
  const user = userEvent.setup()
  render(<WhoSwitch locale="en" words={words} />)
  await user.click(screen.getByRole('button', { name: words.forElse }))
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return { user, press, name: await screen.findByLabelText<HTMLInputElement>(people.form.name) }
}

test('as long as nobody was added there is one quiet line, which opens a form', async () => {
  const { user, press, name } = await openForm()
  await waitFor(() => expect(document.activeElement).toBe(name))
  expect(name.maxLength).toBe(longestName)
  await press(people.form.add)
  expect(screen.getByText(people.faults['no-name'])).toBeDefined()
  await user.type(name, 'Ana')
  await press(people.form.add)
  expect(screen.getByText(people.faults['no-kind'])).toBeDefined()
  await press(people.form.cancel)
  expect(screen.queryByLabelText(people.form.name)).toBeNull()
  expect(document.activeElement?.textContent).toBe(words.forElse)
  expect(localStorage).toHaveLength(0)
})

test('a browser that keeps nothing says so', async () => {
  const { user, press, name } = await openForm()
  await user.type(name, 'Ana')
  await user.click(screen.getByRole('radio', { name: people.form.kinds.adult }))
  fillUp()
  await press(people.form.add)
  expect(screen.getByText(people.faults['not-kept'])).toBeDefined()
})

test('whoever was added is a button, and a name is never markup', () => {
  render(<WhoSwitch locale="en" words={words} />)
  act(() => {
    addPerson('<img src=x>', 'adult')
  })
  expect(screen.getByRole('button', { name: words.me }).getAttribute('aria-current')).toBe('true')
  expect(screen.getByRole('button', { name: '<img src=x>' })).toBeDefined()
  expect(document.querySelector('img')).toBeNull()
})

/** Leaves the page, which the browser holds in memory, and comes back to it. */
function comeBackAfter(meanwhile: () => void) {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  meanwhile()
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  vi.unstubAllGlobals()
  return reload.mock.calls.length
}

test('a page that comes back from memory is loaded again if anything was kept meanwhile', () => {
  render(<WhoSwitch locale="en" words={words} />)
  expect(comeBackAfter(() => {})).toBe(0)
  expect(comeBackAfter(() => localStorage.setItem('accident-action-plan', '{}'))).toBe(1)
  expect(comeBackAfter(() => sessionStorage.setItem('crash-person', '"a-b-c"'))).toBe(1)
})
