import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { locales } from '#language/locales.ts'
import { pageLinks } from '#site/page-links.ts'
import { ActionPlan } from '#tools/accident-action-plan/action-plan.tsx'
import type { TaskId } from '#tools/accident-action-plan/plan.ts'
import { WithoutPlan } from '#tools/accident-action-plan/without-plan.tsx'
import { planWords } from '#tools/accident-action-plan/words.ts'
import { addPerson, keptRecord } from '#tools/crash-record/crash-record.ts'
import { olderData } from '#tools/crash-record/older-data.examples.ts'
import { checks, keepCheck, nothingOn } from '#tools/danger-signs/check.examples.ts'
import { type CheckAnswers, checkScreens } from '#tools/danger-signs/check-answers.ts'
import { linkedPages } from './linked-pages.ts'

const key = 'accident-action-plan'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '')
})

/** jsdom has no files to save: this keeps what would be saved. */
let saved: Blob[] = []
beforeEach(() => {
  saved = []
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) saved.push(file)
    return '#saved'
  }
  URL.revokeObjectURL = () => {}
})

interface Options {
  locale?: 'en' | 'es'
  limitationDates?: boolean
  now?: string
  /** What the check of today knows; `null` where nobody has answered it. */
  said?: Partial<CheckAnswers> | null
}

/** What comes after the check is fetched then. */
const untilFetched = () =>
  waitFor(() => {
    for (const locale of locales) {
      expect(screen.queryByText(checks[locale].record.later.coming)).toBeNull()
    }
  })

async function open({
  locale = 'en',
  limitationDates = false,
  now = '2026-11-21T09:00',
}: Options = {}) {
  render(
    <ActionPlan
      locale={locale}
      scene={planWords[locale].scene}
      links={pageLinks(linkedPages, locale)}
      danger={checks[locale]}
      limitationDates={limitationDates}
      now={now}
    />,
  )
  await untilFetched()
}

async function setup(options: Options = {}) {
  const { locale = 'en', said = {}, now = '2026-11-21T09:00' } = options
  const words = planWords[locale]
  const user = userEvent.setup()
  if (said) keepCheck(now.slice(0, 10), said)
  await open(options)
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  /** Answers the check with "none". */
  const noSigns = async () => {
    const { words: check } = checks[locale]
    const shown = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent
    const screenNow = () => checkScreens.find((one) => check.screens[one] === shown())
    for (let at = screenNow(); at; at = screenNow()) await press(nothingOn(at, locale))
    await press(check.goOn)
    await untilFetched()
  }
  const choose = async (marks: readonly (keyof typeof words.circumstances)[] = []) => {
    await user.click(screen.getByRole('radio', { name: words.roles.driver }))
    await user.click(screen.getByRole('radio', { name: words.hurt.yes }))
    for (const mark of marks) await user.click(screen.getByLabelText(words.circumstances[mark]))
    await press(words.form.submit)
  }
  const tell = async (marks: readonly (keyof typeof words.circumstances)[] = []) => {
    await user.type(screen.getByLabelText(words.form.date), '2026-11-20')
    await user.type(screen.getByLabelText(words.form.time), '15:30')
    await choose(marks)
  }
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  return { user, words, noSigns, choose, tell, box, press }
}

const title = (id: TaskId) => planWords.en.tasks[id].title
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null')

test('a danger sign ends the plan before any question', async () => {
  const { press } = await setup({ said: null })
  await press(checks.en.words.yes)
  expect(screen.getByRole('link', { name: 'Call 911 now' })).toBeDefined()
  expect(screen.queryByRole('button', { name: checks.en.words.goOn })).toBeNull()
})

test('the plan shows duties with their dates and moves the focus to its heading', async () => {
  const plan = await setup()
  await plan.tell(['hit-and-run'])
  await screen.findByRole('heading', { name: plan.words.plan.heading })
  expect(document.activeElement?.textContent).toBe('Your plan after the crash')
  expect(screen.getByText('Crash on November 20, 2026, 3:30 pm')).toBeDefined()
  expect(plan.box(title('police-report'))).toBeDefined()
  expect(screen.getAllByText('Due by 3:30 pm on November 21, 2026')).toHaveLength(2)
  expect(screen.getByText('Due by November 30, 2026')).toBeDefined()
  expect(screen.getByText('Due by December 20, 2026')).toBeDefined()
})

test('limitation periods are words, and dates only where the clinic switched them on', async () => {
  const plan = await setup()
  await plan.tell(['public-vehicle'])
  const limit = (name: string) => screen.getByText(name).closest('li')?.textContent
  expect(limit('Lawsuit for an injury or a death:')).toMatch(/: usually 2 years\. /)
  expect(screen.queryByText(/2028/)).toBeNull()
  expect(screen.getByText('This is general information. It is not legal advice.')).toBeDefined()
  cleanup()
  await open({ limitationDates: true })
  await screen.findByText(/usually 2 years: by November 20, 2028/)
  expect(limit(`${plan.words.law.limits.government.name}:`)).toMatch(
    /usually within 6 months: by May 20, 2027\. The date is the earlier/,
  )
})

test('every limit leads to its official text', async () => {
  const plan = await setup()
  await plan.tell()
  const link = screen.getByRole('link', { name: 'California Code of Civil Procedure 335.1' })
  expect(link.getAttribute('href')).toContain('leginfo.legislature.ca.gov')
})

test('unanswered questions are listed and lead to their fields', async () => {
  const plan = await setup()
  await plan.user.type(screen.getByLabelText(plan.words.form.date), '2026-12-24')
  await plan.press(plan.words.form.submit)
  const links = within(screen.getByRole('alert')).getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Enter a date in the past',
    'Choose how you were part of the crash',
    'Choose if anyone was hurt',
  ])
  for (const { hash } of links) expect(document.querySelector(hash)).not.toBeNull()
})

test('a day long past is asked about once, where the focus goes, with all that is unanswered', async () => {
  const plan = await setup()
  await plan.user.type(screen.getByLabelText(plan.words.form.date), '2025-11-20')
  await plan.press(plan.words.form.submit)
  const summary = screen.getByRole('alert')
  expect(document.activeElement).toBe(summary.parentElement)
  const links = within(summary).getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ textContent, hash }) => [textContent, hash])).toEqual([
    [expect.stringContaining('This was 366 days ago'), '#crash-date'],
    ['Choose how you were part of the crash', '#crash-role'],
    ['Choose if anyone was hurt', '#crash-hurt'],
  ])
  await plan.choose()
  expect(screen.getByText('Crash on November 20, 2025')).toBeDefined()
})

test('another day long past is asked about as well, a year that nobody meant only as such', async () => {
  const plan = await setup()
  const { form } = plan.words
  const typeDay = async (day: string) => {
    await plan.user.clear(screen.getByLabelText(form.date))
    await plan.user.type(screen.getByLabelText(form.date), day)
  }
  await typeDay('2025-11-20')
  await plan.choose()
  await typeDay('2025-11-19')
  await plan.press(form.submit)
  const summary = screen.getByRole('alert')
  expect(within(summary).getByText(/This was 367 days ago/)).toBeDefined()
  expect(document.activeElement).toBe(summary.parentElement)
  await typeDay('1026-11-20')
  await plan.press(form.submit)
  expect(screen.getAllByText(form.faults.date['not-real'])).toHaveLength(2)
  expect(screen.queryByText(/days ago/)).toBeNull()
})

test('ticks are kept on the device and survive a new day, which asks for signs again', async () => {
  const plan = await setup()
  await plan.tell()
  await plan.user.click(plan.box(title('exam')))
  expect(stored()).toMatchObject({ version: 1, done: ['exam'], crash: { role: 'driver' } })
  expect(keptRecord()).toMatchObject({ day: '2026-11-20', time: '15:30' })
  cleanup()
  history.replaceState(null, '')
  await open({ now: '2026-11-22T09:00' })
  expect(screen.queryByRole('checkbox', { name: title('exam') })).toBeNull()
  await plan.noSigns()
  expect(plan.box(title('exam')).checked).toBe(true)
  expect(screen.getByText(/^1 of \d+ done$/)).toBeDefined()
})

test('a reload stays on the plan', async () => {
  const plan = await setup()
  await plan.tell()
  cleanup()
  await open()
  expect(await screen.findByRole('heading', { name: 'Your plan after the crash' })).toBeDefined()
})

test('Back leads to the answers, and nothing typed is lost', async () => {
  const plan = await setup()
  await plan.tell(['minor'])
  history.back()
  expect(await screen.findByText('The crash was on November 20, 2026, 3:30 pm.')).toBeDefined()
  expect(plan.box(plan.words.circumstances.minor).checked).toBe(true)
})

test('a half-filled form survives a reload', async () => {
  const plan = await setup()
  await plan.user.click(screen.getByRole('radio', { name: plan.words.roles.bicycle }))
  cleanup()
  await open()
  const role = await screen.findByRole<HTMLInputElement>('radio', {
    name: plan.words.roles.bicycle,
  })
  expect(role.checked).toBe(true)
})

test('own lines and notes are added, ticked, removed and brought back', async () => {
  const plan = await setup()
  await plan.tell()
  await plan.user.type(screen.getByLabelText(plan.words.own.label), 'Call Ana{Enter}')
  await plan.user.click(plan.box('Call Ana'))
  await plan.user.type(screen.getByLabelText(plan.words.own.notes), 'Report 26-1234')
  await plan.press('Remove Call Ana')
  expect(stored()).toMatchObject({ own: [], notes: 'Report 26-1234' })
  expect(screen.getByText('Removed: Call Ana')).toBeDefined()
  await plan.press('Undo')
  expect(plan.box('Call Ana').checked).toBe(true)
  expect(stored().notes).toBe('Report 26-1234')
})

test('a tick can be undone', async () => {
  const plan = await setup()
  await plan.tell()
  await plan.user.click(plan.box(title('exam')))
  await plan.press('Undo')
  expect(plan.box(title('exam')).checked).toBe(false)
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('removed lines come back where they stood, the last one first', async () => {
  const plan = await setup()
  await plan.tell()
  const lines = () => stored().own.map(({ text }: { text: string }) => text)
  const field = screen.getByLabelText(plan.words.own.label)
  await plan.user.type(field, 'Call Ana{Enter}Call Ben{Enter}Call Eva{Enter}')
  await plan.press('Remove Call Ana')
  await plan.press('Remove Call Ben')
  await plan.press('Undo')
  expect(lines()).toEqual(['Call Ben', 'Call Eva'])
  await plan.press('Undo')
  expect(lines()).toEqual(['Call Ana', 'Call Ben', 'Call Eva'])
})

test('erasing takes everything off the device and can be undone right after', async () => {
  const plan = await setup()
  await plan.tell()
  await plan.user.click(plan.box(title('exam')))
  await plan.press('Erase this plan')
  expect(localStorage.getItem(key)).toBeNull()
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  await plan.press('Undo')
  expect(plan.box(title('exam')).checked).toBe(true)
})

test('once a new plan is begun, the erased one is gone for good', async () => {
  const plan = await setup()
  await plan.tell()
  await plan.press('Erase this plan')
  await plan.choose()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('the calendar file holds what is left', async () => {
  const plan = await setup()
  await plan.tell()
  await plan.user.click(plan.box(title('police-report')))
  const saveCalendar = async (files: number) => {
    await plan.press(plan.words.actions.calendar)
    await vi.waitFor(() => expect(saved).toHaveLength(files), { timeout: 10_000 })
  }
  await saveCalendar(1)
  const [file] = saved
  expect(file?.type).toBe('text/calendar;charset=utf-8')
  const text = (await file?.text())?.replaceAll('\r\n ', '') ?? ''
  expect(text).toContain('DTSTART;VALUE=DATE:20261130')
  expect(text).not.toContain('UID:police-report')
  expect(text).toContain(`UID:sr1.${stored().planId}@`)
  await saveCalendar(2)
  const second = (await saved[1]?.text())?.replaceAll('\r\n ', '') ?? ''
  expect(second).toContain('SEQUENCE:1')
  expect(second).toContain(`UID:sr1.${stored().planId}@`)
  await plan.user.click(plan.box(title('sr1')))
  await saveCalendar(3)
  const third = (await saved[2]?.text())?.replaceAll('\r\n ', '') ?? ''
  const sr1 = third.split('BEGIN:VEVENT').find((entry) => entry.includes('UID:sr1.'))
  expect(sr1).toContain('SEQUENCE:2\r\nSTATUS:CANCELLED')
})

test('a duty whose time is over says so and stays on the list', async () => {
  const plan = await setup({ now: '2026-12-05T08:00' })
  await plan.tell()
  expect(screen.getByText('The usual time ended on November 30, 2026. Do it today.')).toBeDefined()
  await plan.user.click(plan.box(title('sr1')))
  expect(screen.queryByText(/ended on November 30/)).toBeNull()
})

test('a crash of long ago gets what still counts, and nothing to do today', async () => {
  const plan = await setup({ now: '2062-11-21T09:00' })
  await plan.tell()
  // A day long past is asked about again: a year may be typed wrong.
  expect(screen.getAllByText(/This was 13150 days ago/)).toHaveLength(2)
  await plan.press(plan.words.form.submit)
  expect(screen.getByRole('heading', { name: plan.words.plan.stillCounts })).toBeDefined()
  expect(screen.getByText(/^Your crash was 36 years ago\./)).toBeDefined()
  expect(screen.queryByText(/Do it today/)).toBeNull()
  expect(screen.queryByRole('checkbox', { name: title('sr1') })).toBeNull()
  expect(plan.box(title('records'))).toBeDefined()
  await plan.press(plan.words.actions.calendar)
  expect(await screen.findByText(plan.words.told.nothingLeft)).toBeDefined()
  expect(saved).toEqual([])
})

test('what to say stands there in both languages, each marked as its own', async () => {
  const plan = await setup({ locale: 'es' })
  await plan.tell()
  const english = screen.getAllByText(/I was driving/)
  expect(english[0]?.closest('[lang]')?.getAttribute('lang')).toBe('en')
  expect(
    screen
      .getAllByText(/Yo manejaba/)[0]
      ?.closest('[lang]')
      ?.getAttribute('lang'),
  ).toBe('es')
})

test('damaged data is told and what can be read is kept', async () => {
  localStorage.setItem(
    key,
    JSON.stringify({ version: 1, notes: 'Report 26-1234', own: 5, crash: null, done: ['exam'] }),
  )
  const plan = await setup()
  expect(screen.getByText(plan.words.kept.partly)).toBeDefined()
  await plan.tell()
  expect(screen.getByLabelText<HTMLTextAreaElement>(plan.words.own.notes).value).toBe(
    'Report 26-1234',
  )
})

test('unreadable data is told and not written over before the first answer', async () => {
  localStorage.setItem(key, '{"version":1,')
  const plan = await setup()
  expect(screen.getByText(plan.words.kept.unreadable)).toBeDefined()
  expect(localStorage.getItem(key)).toBe('{"version":1,')
})

test('a plan of a newer version is never written over', async () => {
  const newer = '{"version":2,"crash":{}}'
  localStorage.setItem(key, newer)
  const plan = await setup()
  expect(screen.getByText(plan.words.kept.newer)).toBeDefined()
  await plan.tell()
  expect(localStorage.getItem(key)).toBe(newer)
})

test('full or forbidden storage is told and the plan goes on', async () => {
  const plan = await setup()
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  await plan.tell()
  Storage.prototype.setItem = setItem
  expect(screen.getByText(plan.words.kept['not-saved'])).toBeDefined()
})

test('a change in another tab shows here', async () => {
  const plan = await setup()
  await plan.tell()
  const other = { ...stored(), done: ['exam'] }
  const newValue = JSON.stringify(other)
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key, newValue }))
  })
  expect(plan.box(title('exam')).checked).toBe(true)
})

test('without JavaScript there are photos and words to say', () => {
  const html = renderToString(<WithoutPlan locale="en" words={planWords.en} />)
  expect(html).toContain('Photo checklist')
  expect(html).toContain('Quiero reportar un choque')
})

test('the steps for the scene stand before the danger signs, and their ticks are the plan’s', async () => {
  const plan = await setup({ said: null })
  const first = screen.getAllByRole('checkbox')[0]
  expect(first).toBe(plan.box(plan.words.scene.steps['get-safe']))
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('tel:911')
  await plan.user.click(plan.box(plan.words.scene.steps.photos))
  await plan.noSigns()
  await plan.choose()
  expect(plan.box(title('photos')).checked).toBe(true)
})

test('a day later the steps for the scene are left to the plan', async () => {
  const plan = await setup()
  await plan.tell()
  cleanup()
  history.replaceState(null, '')
  await open({ now: '2026-11-22T09:00' })
  expect(screen.queryByText(plan.words.scene.heading)).toBeNull()
})

test('what a marked sign asks for stands alone', async () => {
  const plan = await setup({ said: null })
  await plan.press(checks.en.words.yes)
  expect(screen.queryByText(plan.words.scene.heading)).toBeNull()
})

test('the day that the check was told is shown and not asked, and a change tells all tools', async () => {
  const plan = await setup({ said: { crashDay: '2026-11-20' } })
  const { form } = plan.words
  expect(screen.queryByLabelText(form.date)).toBeNull()
  expect(screen.getByText('The crash was on November 20, 2026.')).toBeDefined()
  await plan.user.type(screen.getByLabelText(form.time), '15:30')
  await plan.choose()
  expect(screen.getByText('Crash on November 20, 2026, 3:30 pm')).toBeDefined()
  expect(keptRecord()).toMatchObject({ day: '2026-11-20', time: '15:30' })

  await plan.press(plan.words.plan.change)
  await plan.press(checks.en.record.changeCrash)
  expect(document.activeElement).toBe(screen.getByLabelText(form.date))
  await plan.user.clear(screen.getByLabelText(form.date))
  await plan.user.type(screen.getByLabelText(form.date), '2026-11-19')
  expect(keptRecord().day).toBe('2026-11-20')
  await plan.press(form.submit)
  expect(screen.getByText('Crash on November 19, 2026, 3:30 pm')).toBeDefined()
  expect(keptRecord()).toMatchObject({ day: '2026-11-19', time: '15:30' })
})

test('a change of the day in another tab moves the plan here', async () => {
  const plan = await setup()
  await plan.tell()
  localStorage.setItem('crash-record', JSON.stringify({ ...keptRecord(), day: '2026-11-18' }))
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'crash-record' }))
  })
  expect(screen.getByText('Crash on November 18, 2026, 3:30 pm')).toBeDefined()
  expect(screen.getByText('Due by November 28, 2026')).toBeDefined()
})

test('what an earlier version kept is the plan of today, and nothing of it is asked again', async () => {
  for (const [name, text] of Object.entries(olderData)) localStorage.setItem(name, text)
  const plan = await setup({ now: '2026-11-22T09:00', said: null })
  await plan.noSigns()
  expect(screen.getByText('Crash on November 20, 2026, 3:30 pm')).toBeDefined()
  expect(plan.box(title('photos')).checked).toBe(true)
  expect(plan.box(title('insurer-statement'))).toBeDefined()
  expect(plan.box('Call my sister').checked).toBe(false)
  expect(screen.getByDisplayValue('Report 26-051234')).toBeDefined()
  expect(keptRecord()).toMatchObject({ day: '2026-11-20', time: '15:30' })
  await plan.press(plan.words.plan.change)
  await plan.user.click(screen.getByRole('radio', { name: plan.words.roles.passenger }))
  expect(keptRecord()).toMatchObject({ day: '2026-11-20', time: '15:30' })
})

test('what an emergency room examined opens the plan and takes nothing away from it', async () => {
  const plan = await setup()
  await plan.tell()
  await plan.user.click(plan.box(title('exam')))
  cleanup()
  history.replaceState(null, '')
  const tingling = { id: 'tingling', examined: true, day: '2026-11-21' }
  keepCheck('2026-11-21', { crashDay: '2026-11-20', marked: [tingling] })
  await open()
  await screen.findByRole('heading', { name: plan.words.plan.heading })
  expect(plan.box(title('exam')).checked).toBe(true)
})

test('an answer that sends to a hospital closes an open plan, which stays on the device', async () => {
  const plan = await setup()
  await plan.tell()
  await plan.user.click(plan.box(title('exam')))
  keepCheck('2026-11-21', { crashDay: '2026-11-20', marked: [{ id: 'weak' }] }, 1)
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'danger-signs' }))
  })
  expect(screen.getByRole('link', { name: 'Call 911 now' })).toBeDefined()
  expect(screen.queryByRole('checkbox', { name: title('exam') })).toBeNull()
  expect(stored().done).toEqual(['exam'])
  cleanup()
  await open()
  expect(await screen.findByRole('link', { name: 'Call 911 now' })).toBeDefined()
})

test('somebody who was added has a plan of their own, about the same crash', async () => {
  const plan = await setup()
  await plan.tell()
  await plan.user.click(plan.box(title('exam')))
  cleanup()
  const child = addPerson('Sample Child', 'child')
  sessionStorage.setItem('crash-person', JSON.stringify(child?.id))
  keepCheck('2026-11-21', { who: 'child' })
  history.replaceState(null, '')
  await open()
  expect(screen.getByText('The crash was on November 20, 2026, 3:30 pm.')).toBeDefined()
  expect(screen.getByText(plan.words.form.roleOfOther)).toBeDefined()
  // A child is under 18: that is known.
  expect(screen.queryByLabelText(plan.words.circumstances.minor)).toBeNull()
  await plan.user.click(screen.getByRole('radio', { name: plan.words.roles.passenger }))
  await plan.user.click(screen.getByRole('radio', { name: plan.words.hurt.yes }))
  await plan.press(plan.words.form.submit)
  expect(plan.box(title('child')).checked).toBe(false)
  expect(plan.box(title('exam')).checked).toBe(false)
  expect(stored().done).toEqual(['exam'])
})

test('the plan of somebody without a record stays in this tab', async () => {
  const plan = await setup({ said: null })
  const { words: check } = checks.en
  await plan.press(check.nowNo)
  await plan.press(check.people.adult)
  await plan.noSigns()
  await plan.choose()
  expect(screen.getByText(plan.words.kept['tab-only'])).toBeDefined()
  await plan.user.click(plan.box(title('exam')))
  expect(localStorage).toHaveLength(0)
  cleanup()
  await open()
  expect(
    (await screen.findByRole<HTMLInputElement>('checkbox', { name: title('exam') })).checked,
  ).toBe(true)
})
