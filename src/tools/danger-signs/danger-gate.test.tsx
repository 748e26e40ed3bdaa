import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { DangerGate, type DangerGateProps } from '#tools/danger-signs/danger-gate.tsx'
import { GateContext } from '#tools/danger-signs/gate-context.ts'
import { readGateData } from '#tools/danger-signs/read-gate-data.ts'

const rooms = [{ name: 'Highland', address: '1411 East 31st Street', phone: null }]

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '')
})

function setup(given: Partial<DangerGateProps> = {}) {
  const passed: string[] = []
  const user = userEvent.setup()
  const { locale = 'en' } = given
  const data = readGateData(locale, rooms)
  render(
    <GateContext value={data}>
      <DangerGate
        locale={locale}
        tool="test"
        today="2026-11-22"
        onPass={() => passed.push('passed')}
        {...given}
      />
    </GateContext>,
  )
  const sign = (id: string) => {
    const words = data.signs.find((each) => each.id === id)?.asked
    if (!words) throw new Error(`no sign ${id}`)
    return screen.getByLabelText(words)
  }
  return { user, passed, sign, ...data }
}

const crashDay = async (user: ReturnType<typeof userEvent.setup>, date: string) => {
  const field = screen.getByLabelText('Date of the crash')
  await user.clear(field)
  await user.type(field, date)
}

test('a sign that no examination answers shows 911 at once, and nothing of the clinic', async () => {
  const { user, sign, passed } = setup()
  await user.click(sign('weak'))
  expect(screen.getByRole('link', { name: 'Call 911 now' }).getAttribute('href')).toBe('tel:911')
  expect(screen.getByText('Do not drive yourself.')).toBeDefined()
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'I marked this by mistake',
  ])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Call 911 now')
  expect(passed).toEqual([])
})

test('a mark made by mistake leads back to the list, where it can be taken away', async () => {
  const { user, sign, passed } = setup()
  await user.click(sign('weak'))
  await user.click(screen.getByRole('button', { name: 'I marked this by mistake' }))
  await user.click(sign('weak'))
  await user.click(screen.getByRole('button', { name: 'None of these' }))
  expect(passed).toEqual(['passed'])
})

test('a sign of the second level names emergency rooms and leads no further', async () => {
  const { user, sign, passed } = setup()
  await user.click(sign('half-turn'))
  await user.click(screen.getByRole('button', { name: 'Show what to do' }))
  expect(screen.getByText(/Go to an emergency room today/)).toBeDefined()
  expect(screen.getByText(/Highland/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Go on to the tool' })).toBeNull()
  expect(passed).toEqual([])
})

test('an examination with pictures opens the way', async () => {
  const { user, sign, passed, words } = setup()
  await user.click(sign('half-turn'))
  await user.click(screen.getByLabelText(words.examined))
  await user.click(screen.getByRole('button', { name: 'Show what to do' }))
  expect(passed).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Change my answers' }))
  await user.click(screen.getByLabelText(words.imaging))
  await user.click(screen.getByRole('button', { name: 'Show what to do' }))
  expect(passed).toEqual(['passed'])
})

test('a sign of the third level lets the visitor go on', async () => {
  const { user, sign, passed } = setup()
  await user.click(sign('worse'))
  await user.click(screen.getByRole('button', { name: 'Show what to do' }))
  await user.click(screen.getByRole('button', { name: 'Go on to the tool' }))
  expect(passed).toEqual(['passed'])
})

test('66 years alone stops nobody', async () => {
  const { user, passed, words } = setup()
  await user.click(screen.getByLabelText(words.facts['age-65']))
  await user.click(screen.getByRole('button', { name: 'None of these' }))
  expect(passed).toEqual(['passed'])
})

test('neck pain is asked for only with a fact that makes it a sign', async () => {
  const { user, words } = setup()
  expect(screen.queryByLabelText('Neck or back pain')).toBeNull()
  await user.click(screen.getByLabelText(words.facts['age-65']))
  await user.click(screen.getByLabelText('Neck or back pain'))
  await user.click(screen.getByRole('button', { name: 'Show what to do' }))
  expect(screen.getByText('Tell the doctor:')).toBeDefined()
  expect(screen.getByText(words.facts['age-65'])).toBeDefined()
})

test('a tingling hand that was examined opens the diary and not the calculator', async () => {
  const { user, sign, passed, words } = setup()
  await crashDay(user, '2026-11-17')
  await user.click(sign('tingling'))
  await user.click(screen.getByLabelText(words.examined))
  await user.click(screen.getByRole('button', { name: 'Show what to do' }))
  expect(screen.getByRole('link', { name: 'Go to the diary' })).toBeDefined()
  expect(passed).toEqual([])
})

test('the diary goes on where only the diary may', async () => {
  const { user, sign, passed, words } = setup({ opensWithDiary: true })
  await crashDay(user, '2026-11-17')
  await user.click(sign('tingling'))
  await user.click(screen.getByLabelText(words.examined))
  await user.click(screen.getByRole('button', { name: 'Show what to do' }))
  expect(passed).toEqual(['passed'])
})

test('a date that is still to come is refused in words, and nothing is lost', async () => {
  const { user, passed, words } = setup()
  await crashDay(user, '2027-01-01')
  await user.click(screen.getByRole('button', { name: 'None of these' }))
  expect(screen.getByText(words.whenAhead)).toBeDefined()
  expect(passed).toEqual([])
})

test('the same day nothing is asked twice', async () => {
  const first = setup()
  await first.user.click(screen.getByRole('button', { name: 'None of these' }))
  cleanup()
  sessionStorage.clear()
  expect(setup().passed).toEqual(['passed'])
})

test('a few days later one question is enough, and a yes opens the list', async () => {
  const first = setup({ today: '2026-11-22' })
  await crashDay(first.user, '2026-11-18')
  await first.user.click(screen.getByRole('button', { name: 'None of these' }))
  cleanup()
  sessionStorage.clear()
  history.replaceState(null, '')
  const second = setup({ today: '2026-11-23' })
  expect(screen.getByText(/New or worse since November 22, 2026/)).toBeDefined()
  expect(second.passed).toEqual([])
  await second.user.click(screen.getByRole('button', { name: 'Yes' }))
  expect(screen.getByRole('button', { name: 'None of these' })).toBeDefined()
})

test('on day 7 the whole list comes back', async () => {
  const first = setup({ today: '2026-11-22' })
  await crashDay(first.user, '2026-11-18')
  await first.user.click(screen.getByRole('button', { name: 'None of these' }))
  cleanup()
  sessionStorage.clear()
  const second = setup({ today: '2026-11-25' })
  expect(screen.getByRole('button', { name: 'None of these' })).toBeDefined()
  expect(second.passed).toEqual([])
})

const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])

test('alcohol and drugs are never stored', async () => {
  const { user, words } = setup()
  await user.click(screen.getByLabelText(words.facts.alcohol))
  await user.click(screen.getByLabelText(words.facts.dulled))
  await user.click(screen.getByLabelText(words.facts['age-65']))
  await user.click(screen.getByRole('button', { name: 'None of these' }))
  expect(stored()).toContain('age-65')
  expect(stored()).not.toMatch(/alcohol|dulled/)
})

test('nothing is stored about somebody else', async () => {
  const { user, passed, words } = setup()
  await user.click(screen.getByLabelText('A child'))
  await user.click(screen.getByLabelText(words.facts['under-16']))
  await user.click(screen.getByRole('button', { name: 'None of these' }))
  expect(passed).toEqual(['passed'])
  expect(stored()).not.toMatch(/under-16|child/)
})

test('somebody else who cannot answer needs 911', async () => {
  const { user, words } = setup()
  await user.click(screen.getByLabelText('Another adult'))
  expect(screen.getByText(words.who.cannotAnswer)).toBeDefined()
  expect(screen.getAllByRole('link', { name: 'Call 911 now' }).length).toBeGreaterThan(1)
})

test('the card speaks Spanish, and gives the English words to say', async () => {
  const { user, sign } = setup({ locale: 'es' })
  await user.click(sign('seizure'))
  expect(screen.getByRole('link', { name: 'Llame al 911 ahora' })).toBeDefined()
  expect(screen.getByText('No maneje.')).toBeDefined()
  expect(screen.getByText('Spanish, please').getAttribute('lang')).toBe('en')
})

test('damaged answers of an earlier visit ask again and break nothing', () => {
  localStorage.setItem('danger-signs', '{"draft":{"facts":7,"marked":[3]},"listAnswered":"x"}')
  expect(setup().passed).toEqual([])
  expect(screen.getByRole('button', { name: 'None of these' })).toBeDefined()
})

test('that nobody has signed the list is said', () => {
  setup()
  expect(screen.getByText('Not yet checked by a physician and a chiropractor.')).toBeDefined()
})
