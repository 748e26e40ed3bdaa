import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { keepRecord, keptRecord, noRecord } from '#tools/crash-record/crash-record.ts'
import { askedWords, checks, nothingOn, screenOf } from '#tools/danger-signs/check.examples.ts'
import { type CheckScreen, checkScreens, noAnswers } from '#tools/danger-signs/check-answers.ts'
import { CheckContext } from '#tools/danger-signs/check-context.ts'
import { DangerCheck, type DangerCheckProps } from '#tools/danger-signs/danger-check.tsx'
import { keepAnswers, keptAnswers } from '#tools/danger-signs/kept-answers.ts'

const today = '2026-11-22'
const { words, shared } = checks.en

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '')
  vi.useRealTimers()
})

function setup(given: Partial<DangerCheckProps> = {}) {
  const passed: string[] = []
  const user = userEvent.setup()
  const draw = () =>
    render(
      <CheckContext value={checks[given.locale ?? 'en']}>
        <DangerCheck
          locale="en"
          needs="open"
          today={today}
          onPass={() => passed.push('passed')}
          {...given}
        />
      </CheckContext>,
    )
  draw()
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  const tick = (name: string) => user.click(screen.getByRole('checkbox', { name }))

  const shown = (): CheckScreen | undefined => {
    const heading = screen.getAllByRole('heading', { level: 2 })[0]?.textContent
    return checkScreens.find((one) => words.screens[one] === heading)
  }
  /** Answers "none" until a screen is shown, or the answer. */
  async function goTo(target?: CheckScreen) {
    for (let at = shown(); at && at !== target; at = shown()) await press(nothingOn(at, 'en'))
  }
  async function mark(id: string) {
    await goTo(screenOf(id))
    await tick(askedWords('en', id))
  }
  return { user, passed, press, tick, shown, goTo, mark, draw }
}

test('a yes to the first question is an emergency at once, and a mistake can be taken back', async () => {
  const { press, shown, passed } = setup()
  await press(words.yes)
  expect(screen.getByRole('link', { name: shared.headings[1] }).getAttribute('href')).toBe(
    'tel:911',
  )
  expect(document.activeElement?.textContent).toContain(shared.headings[1])
  expect(screen.queryByText(words.readOut)).toBeNull()
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([words.mistake])
  await press(words.mistake)
  expect(shown()).toBe('now')
  expect(passed).toEqual([])
})

test('a yes to the first question says on a Spanish page how to ask for Spanish', async () => {
  const { press } = setup({ locale: 'es' })
  await press(checks.es.words.yes)
  const asking = screen.getByText('Spanish, please')
  expect(asking.lang).toBe('en')
  expect(screen.getByRole('group', { name: /Llame al 911 ahora/ }).contains(asking)).toBe(true)
  expect(screen.getByText('Diga:')).toBeDefined()
})

test('with nothing marked the answer is no clearance, and the tool is one press away', async () => {
  const { goTo, press, passed } = setup()
  await goTo()
  expect(screen.getByRole('heading', { name: words.answerNone })).toBe(document.activeElement)
  expect(screen.getByText(words.answerNoneEarly)).toBeDefined()
  await press(words.goOn)
  expect(passed).toEqual(['passed'])
})

test('a sign of the first level answers at once, and its mistake leads to its own question', async () => {
  const { mark, press, shown, goTo, tick } = setup()
  await mark('weak')
  await press(words.next)
  expect(screen.getByText('Do not drive yourself.')).toBeDefined()
  await press(words.mistake)
  expect(shown()).toBe('strength')
  expect(
    screen.getByRole<HTMLInputElement>('checkbox', { name: askedWords('en', 'weak') }).checked,
  ).toBe(false)
  await tick(askedWords('en', 'limb-use'))
  await press(words.next)
  await goTo()
  expect(screen.getByText(/Go to an emergency room today/)).toBeDefined()
})

test('a sign of the second level waits for the questions that follow, and leads no further', async () => {
  const { mark, press, goTo, passed } = setup()
  await mark('half-turn')
  await press(words.next)
  await goTo()
  expect(screen.getByText(/Go to an emergency room today/)).toBeDefined()
  expect(screen.getByText(words.mustExamine)).toBeDefined()
  expect(screen.queryByRole('button', { name: words.goOn })).toBeNull()
  expect(passed).toEqual([])
})

test('an examination with pictures opens the way; without them it does not', async () => {
  const { mark, press, goTo, tick, passed } = setup()
  await mark('half-turn')
  await tick(words.examinedBy.me)
  await press(words.next)
  await goTo()
  expect(screen.getByText(/Go to an emergency room today/)).toBeDefined()
  await press(words.mistake)
  await tick(askedWords('en', 'half-turn'))
  await tick(words.examinedBy.me)
  await tick(words.pictures.spine)
  await press(words.next)
  await goTo()
  expect(screen.getByRole('heading', { name: words.answerAnswered })).toBeDefined()
  await press(words.goOn)
  expect(passed).toEqual(['passed'])
})

test('what a hospital has treated needs the day of leaving, and opens all but the calculator', async () => {
  const { user, mark, press, goTo, tick, shown } = setup()
  await mark('seizure')
  await tick(words.treated.me)
  await press(words.next)
  expect(screen.getByText(words.faults.day)).toBeDefined()
  expect(shown()).toBe('head')
  await user.type(screen.getByLabelText(words.treatedDay), today)
  await press(words.next)
  await goTo()
  expect(screen.getByText(words.noCalculator)).toBeDefined()
  expect(screen.getByText(words.backOrWorse)).toBeDefined()
  expect(screen.queryByRole('button', { name: words.goOn })).toBeNull()
  expect(screen.getByRole('link', { name: words.open.plan })).toBeDefined()
})

test('the first day that is missing takes the focus, with what is wrong, at every try', async () => {
  const { user, mark, press, tick } = setup()
  await mark('weak')
  await tick(words.treated.me)
  await tick(askedWords('en', 'numb-wide'))
  const [, treatedToo] = screen.getAllByRole('checkbox', { name: words.treated.me })
  if (treatedToo) await user.click(treatedToo)
  await press(words.next)
  const [first, second] = screen.getAllByLabelText(words.treatedDay)
  expect(document.activeElement).toBe(first)
  expect(screen.getAllByText(words.faults.day)[0]?.id).toBe(first?.getAttribute('aria-describedby'))
  await press(words.next)
  expect(document.activeElement).toBe(first)
  if (first) await user.type(first, today)
  await press(words.next)
  expect(document.activeElement).toBe(second)
})

test('a date to come and one long past are asked again, and what was typed stays', async () => {
  const { user, goTo, press, shown } = setup()
  await goTo('day')
  const field = screen.getByLabelText<HTMLInputElement>(words.date)
  await press(words.next)
  expect(screen.getByText(words.faults.missing)).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText(words.date))
  await user.type(field, '2026-11-23')
  await press(words.next)
  expect(screen.getByText(words.faults.ahead)).toBeDefined()
  await user.clear(field)
  await user.type(field, '2025-11-20')
  await press(words.next)
  expect(screen.getByText(/This was 367 days ago/)).toBeDefined()
  expect(field.value).toBe('2025-11-20')
  await press(words.next)
  expect(shown()).toBe('person')
})

test('the day that the record of the crash knows is not asked, and can be changed', async () => {
  keepRecord({ ...noRecord, day: '2026-11-10' })
  const { user, goTo, shown, press } = setup()
  await goTo('who')
  await press(words.people.me)
  expect(shown()).toBe('person')
  await user.click(screen.getByText(words.soFar))
  await press(`${words.change}: ${words.named.day}`)
  expect(shown()).toBe('day')
  await press(words.yesterday)
  await goTo()
  expect(keptRecord().day).toBe('2026-11-21')
})

test('somebody else is answered for in this tab only', async () => {
  const { press, goTo } = setup()
  await goTo('who')
  await press(words.people.child)
  expect(screen.getByText(words.forThem)).toBeDefined()
  await goTo()
  expect(keptAnswers()).toBeUndefined()
  expect(screen.getByRole('heading', { name: words.answerNone })).toBeDefined()
})

const days = { listAnswered: '2026-11-20', lastVisit: '2026-11-20', level: null }
const answered = { ...noAnswers, crashDay: '2026-11-10', answered: checkScreens }

test('between whole checks three short questions are enough, and a yes opens the whole', async () => {
  keepAnswers(answered, { ...days, listAnswered: '2026-11-17', lastVisit: '2026-11-21' })
  const { press, passed } = setup()
  for (const question of words.shortQuestions) {
    expect(screen.getByText(question)).toBeDefined()
    await press(words.no)
  }
  expect(passed).toEqual(['passed'])
  cleanup()
  history.replaceState(null, '')
  keepAnswers(answered, { ...days, listAnswered: '2026-11-17', lastVisit: '2026-11-21' })
  const again = setup()
  await again.press(words.yes)
  expect(again.shown()).toBe('now')
})

test.each([
  ['a fall', words.yes, 'scene'],
  ['no fall', words.no, 'body'],
] as const)(
  'after the last of the short questions %s decides from when days count',
  async (_, told, next) => {
    keepAnswers(answered, { ...days, listAnswered: '2026-11-17', lastVisit: '2026-11-21' })
    const { press, shown, goTo } = setup()
    await press(words.no)
    await press(words.no)
    await press(words.yes)
    expect(screen.getByRole('heading', { name: words.fellAgain })).toBe(document.activeElement)
    await press(told)
    await press(words.nowNo)
    expect(shown()).toBe(next)
    // The head is asked about anew, whatever was said of it before.
    await goTo('head-hit')
    expect(shown()).toBe('head-hit')
    await goTo()
    expect(keptAnswers()?.answers.crashDay).toBe('2026-11-10')
  },
)

test('an answer that sends to a hospital stands at the next visit, in every tool', async () => {
  keepAnswers({ ...answered, marked: [{ id: 'half-turn' }] }, { ...days, level: 2 })
  for (const needs of ['open', 'plan', 'diary'] as const) {
    const { passed } = setup({ needs })
    expect(screen.getByText(/Go to an emergency room today/)).toBeDefined()
    expect(passed).toEqual([])
    cleanup()
    history.replaceState(null, '')
  }
})

test('it stands also where what led to it is not stored', async () => {
  keepAnswers({ ...answered, facts: ['head-hit', 'alcohol'] }, { ...days, level: 2 })
  const { press, shown } = setup()
  expect(screen.getByText(/Go to an emergency room today/)).toBeDefined()
  expect(screen.getByText(words.standing)).toBeDefined()
  await press(words.checkAgain)
  expect(shown()).toBe('now')
})

test('who has answered today is not asked again', () => {
  keepAnswers(answered, { ...days, listAnswered: today, lastVisit: today })
  expect(setup().passed).toEqual(['passed'])
})

test('what a hospital treated opens the plan, not the calculator', () => {
  const treated = { ...answered, marked: [{ id: 'seizure', treated: true, day: '2026-11-12' }] }
  keepAnswers(treated, { ...days, listAnswered: today, lastVisit: today })
  expect(setup({ needs: 'plan' }).passed).toEqual(['passed'])
  cleanup()
  history.replaceState(null, '')
  expect(setup({ needs: 'open' }).passed).toEqual([])
  expect(screen.getByText(words.noCalculator)).toBeDefined()
})

test('a mark of an earlier check waits for its question, where a hospital may have treated it', async () => {
  const marked = [{ id: 'seizure' }]
  const kept = { ...noAnswers, crashDay: '2026-11-10', marked, answered: [...checkScreens] }
  keepAnswers(kept, { listAnswered: '2026-11-20', lastVisit: '2026-11-20', level: 1 })
  const { user, press, goTo, shown } = setup({ needs: 'diary' })
  await press(words.checkAgain)
  await goTo('head')
  expect(shown()).toBe('head')
  expect(screen.getByRole('checkbox', { name: askedWords('en', 'seizure') })).toHaveProperty(
    'checked',
    true,
  )
  await user.click(screen.getByRole('checkbox', { name: words.treated.me }))
  await user.type(screen.getByLabelText(words.treatedDay), '2026-11-21')
  await press(words.next)
  await goTo()
  expect(screen.getByRole('button', { name: words.goOn })).toBeDefined()
})

test('a part of the check asks its own screens, and the day of the whole check stays', async () => {
  const kept = { ...noAnswers, crashDay: '2026-11-10', answered: [...checkScreens] }
  const days = { listAnswered: '2026-11-20', lastVisit: '2026-11-22', level: null }
  keepAnswers(kept, days)
  const { press, shown, passed, tick } = setup({ needs: 'diary', only: ['chest', 'belly'] })
  expect(shown()).toBe('chest')
  await press(words.none)
  expect(shown()).toBe('belly')
  await press(words.none)
  await press(words.goOn)
  expect(passed).toEqual(['passed'])
  expect(keptAnswers()?.listAnswered).toBe('2026-11-20')
  cleanup()
  const again = setup({ needs: 'diary', only: ['chest'] })
  expect(again.shown()).toBe('chest')
  await tick(askedWords('en', 'chest'))
  await again.press(words.next)
  expect(screen.getByRole('link', { name: shared.headings[1] })).toBeDefined()
  expect(keptAnswers()?.level).toBe(1)
})

test('of a part of the check alone nothing is kept', async () => {
  const { press } = setup({ needs: 'diary', only: ['chest'] })
  await press(words.none)
  expect(keptAnswers()).toBeUndefined()
})

test('a check that stays open over midnight counts from the new day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T23:58:00') })
  const { press, goTo } = setup({ today: undefined })
  await press(words.nowNo)
  vi.setSystemTime(new Date('2026-11-23T00:05:00'))
  await press(words.people.me)
  await press(words.today)
  await goTo()
  expect(keptAnswers()).toMatchObject({ listAnswered: '2026-11-23' })
  expect(keptRecord().day).toBe('2026-11-23')
})
