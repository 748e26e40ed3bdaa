import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { locales } from '#language/locales.ts'
import { pageLinks } from '#site/page-links.ts'
import { addPerson, keptRecord } from '#tools/crash-record/crash-record.ts'
import { checks, keepCheck, nothingOn } from '#tools/danger-signs/check.examples.ts'
import { type CheckAnswers, checkScreens } from '#tools/danger-signs/check-answers.ts'
import { keptAnswers } from '#tools/danger-signs/kept-answers.ts'
import { RecoveryCalculator } from '#tools/recovery-calculator/recovery-calculator.tsx'
import { WithoutCalculator } from '#tools/recovery-calculator/without-calculator.tsx'
import { calculatorWords } from '#tools/recovery-calculator/words.ts'
import { linkedPages } from './linked-pages.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '')
})

/** jsdom has no windows of a size: this one is as wide as a test says. */
let isPhone = false
beforeEach(() => {
  isPhone = false
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      matches: isPhone,
      media,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    })
})

/** What comes after the check is fetched then. */
const untilFetched = () =>
  waitFor(() => {
    for (const locale of locales) {
      expect(screen.queryByText(checks[locale].record.later.coming)).toBeNull()
    }
  })

async function open(locale: 'en' | 'es' = 'en', today = '2026-11-21') {
  render(
    <RecoveryCalculator
      locale={locale}
      links={pageLinks(linkedPages, locale)}
      danger={checks[locale]}
      today={today}
    />,
  )
  await untilFetched()
}

interface Options {
  locale?: 'en' | 'es'
  /** What the check of today knows; left out, nobody has answered it. */
  said?: Partial<CheckAnswers> | null
}

const crashDay = '2026-11-11'

async function setup({ locale = 'en', said = { crashDay } }: Options = {}) {
  const user = userEvent.setup()
  const words = calculatorWords[locale]
  if (said) keepCheck('2026-11-21', said)
  await open(locale)
  const pick = async (question: string, answer: string) =>
    user.click(
      within(screen.getByRole('group', { name: question })).getByRole('radio', { name: answer }),
    )
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  const hurts = (area: keyof typeof words.areas) =>
    user.click(screen.getByRole('checkbox', { name: words.areas[area] }))
  const crashOn = async (date: string) => {
    const field = screen.getByLabelText(words.questions.crashDate.label)
    await user.clear(field)
    if (date) await user.type(field, date)
  }
  /** Answers the check with "none". */
  const noSigns = async () => {
    const { words: check } = checks[locale]
    const shown = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent
    const screenNow = () => checkScreens.find((one) => check.screens[one] === shown())
    for (let at = screenNow(); at; at = screenNow()) await press(nothingOn(at, locale))
    await press(check.goOn)
    await untilFetched()
  }
  const finish = () => press(words.form.submit)
  return { user, words, pick, press, hurts, crashOn, noSigns, finish }
}

async function answerForNeck({ pick, hurts, words }: Awaited<ReturnType<typeof setup>>) {
  const { questions, yes, no } = words
  await hurts('neck')
  await pick(questions.age.label, words.ages['35-49'])
  await pick(questions.worstPain.label, '7')
  await pick(questions.headache.label, yes)
  await pick(questions.lowBackPain.label, no)
  await pick(questions.earlierNeckPain.label, no)
  await pick(questions.expectation.label, words.expectations['do-not-know'])
  await pick(questions.onEdge.label, yes)
}

const headingText = () => screen.getByRole('heading', { level: 2 }).textContent

test('a danger sign ends the tool before any question', async () => {
  const { press } = await setup({ said: null })
  await press(checks.en.words.yes)
  expect(screen.getByRole('link', { name: 'Call 911 now' })).toBeDefined()
  expect(screen.queryByRole('button', { name: checks.en.words.goOn })).toBeNull()
  expect(screen.queryByRole('radio')).toBeNull()
})

test('neck pain leads from the signs to group figures, chart and table', async () => {
  const tool = await setup()
  await answerForNeck(tool)
  await tool.finish()
  await screen.findByText(/much better within 3 months/)
  expect(document.activeElement?.textContent).toBe(tool.words.result.headings.neck)
  expect(screen.getByText(/much better within 3 months.*at 1 year/)).toBeDefined()
  expect(screen.getByText('You marked 4 of the 6 signs: more slow-recovery signs.')).toBeDefined()
  expect(screen.getByText(/Your crash was 10 days ago/)).toBeDefined()
  const table = screen.getByRole('table', { name: tool.words.result.charts.neck })
  expect(within(table).getAllByRole('row')).toHaveLength(4)
  expect(within(table).getByRole('cell', { name: '16 out of 100' })).toBeDefined()
  const now = document.querySelector('[aria-current=step]')
  expect(now?.textContent).toContain('Days 1 to 14')
})

test('the low back shows the curve as a picture with a name and as a table', async () => {
  const tool = await setup({ said: { crashDay: '2026-10-20' } })
  const { questions, no } = tool.words
  await tool.hurts('low-back')
  expect(screen.queryByText(questions.earlierNeckPain.label)).toBeNull()
  await tool.pick(questions.age.label, '18 to 34')
  await tool.pick(questions.worstPain.label, '4')
  await tool.pick(questions.expectation.label, 'Soon')
  await tool.pick(questions.onEdge.label, no)
  await tool.finish()
  const picture = screen.getByRole('img')
  expect(picture.textContent).toContain('falls from 52 out of 100 at the start to 23 at week 6')
  expect(screen.getByRole('cell', { name: '48 to 57' })).toBeDefined()
  expect(screen.getAllByText(/not about crashes/).length).toBeGreaterThan(0)
})

test('unanswered questions are listed, each leading to its field', async () => {
  const tool = await setup({ said: {} })
  await tool.hurts('neck')
  await tool.crashOn('2026-12-01')
  await tool.finish()
  const summary = screen.getByRole('alert')
  const links = within(summary).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toContain('Enter a date in the past')
  expect(links).toHaveLength(8)
  for (const link of links) {
    expect(document.getElementById((link as HTMLAnchorElement).hash.slice(1))).not.toBeNull()
  }
  expect(summary.parentElement).toBe(document.activeElement)
})

test('an answered question loses its fault at once', async () => {
  const tool = await setup()
  await tool.finish()
  expect(screen.getAllByText('Choose your age group')).toHaveLength(2)
  await tool.pick(tool.words.questions.age.label, '50 or older')
  expect(screen.getAllByText('Choose your age group')).toHaveLength(1)
})

test('under 18 is refused with a way on', async () => {
  const tool = await setup()
  await tool.pick(tool.words.questions.age.label, 'Under 18')
  await tool.hurts('neck')
  await tool.finish()
  expect(headingText()).toBe('This tool is for adults')
  expect(screen.getByRole('link', { name: 'All danger signs' })).toBeDefined()
  await tool.user.click(screen.getByRole('button', { name: 'Change my answers' }))
  expect(headingText()).toBe('Your pain and your crash')
})

test('head only leads to the concussion page and no figure', async () => {
  const tool = await setup({ locale: 'es' })
  const { questions, ages, links } = tool.words
  await tool.hurts('head')
  await tool.pick(questions.age.label, ages['50-plus'])
  await tool.finish()
  const link = screen.getByRole('link', { name: links.concussion })
  expect(link.getAttribute('href')).toBe('/es/condiciones/conmocion-cerebral')
  expect(screen.queryByRole('table')).toBeNull()
})

test('day 90 shows the view for longer than 12 weeks with the lasting curve', async () => {
  const tool = await setup({ said: { crashDay: '2026-08-23' } })
  const { questions, ages } = tool.words
  await tool.hurts('neck')
  await tool.pick(questions.age.label, ages['35-49'])
  await tool.finish()
  expect(headingText()).toBe('When pain lasts longer than 12 weeks')
  expect(screen.getByRole('img').textContent).toContain('falls from 51')
  expect(document.querySelector('[aria-current=step]')).toBeNull()
})

test('Back leads through the steps and loses no answer', async () => {
  const tool = await setup()
  await answerForNeck(tool)
  await tool.finish()
  history.back()
  await screen.findByRole('button', { name: tool.words.form.submit })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '7' }).checked).toBe(true)
  history.back()
  await screen.findByRole('button', { name: checks.en.words.nowNo })
})

test('a reload stays on the result', async () => {
  const tool = await setup()
  await answerForNeck(tool)
  await tool.finish()
  cleanup()
  await open()
  expect(await screen.findByText(/You marked 4 of the 6 signs/)).toBeDefined()
})

test('a fresh visit on another day begins with the danger signs and keeps the answers', async () => {
  const tool = await setup()
  await answerForNeck(tool)
  cleanup()
  history.replaceState(null, '')
  await open('en', '2026-12-12')
  await tool.noSigns()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '7' }).checked).toBe(true)
})

test('the result goes to the tracker only when asked, and can be taken out again', async () => {
  const tool = await setup()
  await answerForNeck(tool)
  await tool.finish()
  expect(localStorage.getItem('recovery-calculator-result')).toBeNull()
  await tool.user.click(screen.getByRole('button', { name: 'Keep in the tracker' }))
  expect(JSON.parse(localStorage.getItem('recovery-calculator-result') ?? '')).toEqual({
    version: 1,
    keptOn: '2026-11-21',
    crashDate: '2026-11-11',
    area: 'neck',
    worstPain: 7,
    signs: 4,
    band: 'more',
  })
  expect(screen.getByRole('link', { name: 'Open the symptom tracker' })).toBeDefined()
  await tool.user.click(screen.getByRole('button', { name: 'Take it out of the tracker' }))
  expect(localStorage.getItem('recovery-calculator-result')).toBeNull()
})

test('the result is copied as text', async () => {
  const tool = await setup()
  await answerForNeck(tool)
  await tool.finish()
  await tool.user.click(screen.getByRole('button', { name: 'Copy as text' }))
  expect(await screen.findByText(/Copied/)).toBeDefined()
  expect(await navigator.clipboard.readText()).toContain(checks.en.words.answerNoneLater)
})

test('starting over erases every answer', async () => {
  const tool = await setup()
  await answerForNeck(tool)
  await tool.finish()
  await tool.user.click(screen.getByRole('button', { name: 'Erase and start over' }))
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  expect(screen.queryByRole('checkbox', { checked: true })).toBeNull()
})

test('erased answers can be brought back right after', async () => {
  const tool = await setup()
  await answerForNeck(tool)
  await tool.finish()
  const result = screen.getByRole('heading', { level: 2 }).textContent
  await tool.user.click(screen.getByRole('button', { name: 'Erase and start over' }))
  expect(screen.getByRole('status').textContent).toBe('Your answers are erased.')
  await tool.user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(result)
})

test('a damaged draft is set aside', async () => {
  sessionStorage.setItem('recovery-calculator', '{"area":5')
  await setup()
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  expect(screen.queryByRole('checkbox', { checked: true })).toBeNull()
})

test('without JavaScript the page holds the questions', () => {
  const html = renderToString(<WithoutCalculator words={calculatorWords.es} />)
  expect(html).toContain('¿Qué tan pronto cree que se va a recuperar?')
})

test('several areas each get their part, the head first', async () => {
  const tool = await setup()
  const { questions, no, areas, result, refusals } = tool.words
  for (const area of ['head', 'neck', 'low-back'] as const) await tool.hurts(area)
  expect(screen.queryByText(questions.lowBackPain.label)).toBeNull()
  await tool.pick(questions.age.label, '35 to 49')
  await tool.pick(questions.worstPain.label, '5')
  await tool.pick(questions.headache.label, no)
  await tool.pick(questions.earlierNeckPain.label, no)
  await tool.pick(questions.expectation.label, 'Soon')
  await tool.pick(questions.onEdge.label, no)
  await tool.finish()
  expect(headingText()).toBe(result.headings.several)
  const headings = screen
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
  expect(headings).toEqual([
    refusals.concussion.heading,
    result.seen.heading,
    areas.neck,
    areas['low-back'],
  ])
})

test('the result begins with the figure, then when to be seen; it calls nothing not urgent', async () => {
  const tool = await setup()
  await answerForNeck(tool)
  await tool.finish()
  const seen = screen.getByRole('heading', { name: tool.words.result.seen.heading })
  const figure = screen.getByText(/much better within 3 months/)
  expect(seen.compareDocumentPosition(figure)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  expect(screen.getAllByRole('link', { name: '911' }).length).toBeGreaterThan(0)
  expect(document.body.textContent).not.toMatch(/not urgent|✓/i)
})

test('no pain and nothing else is told to watch for symptoms', async () => {
  const tool = await setup()
  const { questions, no, refusals } = tool.words
  await tool.hurts('shoulder')
  await tool.pick(questions.age.label, '35 to 49')
  await tool.pick(questions.worstPain.label, '0')
  await tool.pick(questions.expectation.label, 'Soon')
  await tool.pick(questions.onEdge.label, no)
  await tool.finish()
  expect(headingText()).toBe(refusals.watch.heading)
  expect(screen.queryByRole('img')).toBeNull()
})

test('severe pain in the chest leaves no way on, and a mistake can be taken back', async () => {
  const tool = await setup()
  const { questions, severePlaces } = tool.words
  await tool.hurts('neck')
  await tool.pick(questions.age.label, '35 to 49')
  await tool.pick(questions.worstPain.label, '10')
  await tool.pick(questions.severePlace.label, severePlaces.chest)
  await tool.finish()
  const { shared, words } = checks.en
  expect(document.activeElement?.textContent).toContain(shared.headings[1])
  expect(screen.getByText('Pain of 10 out of 10. Chest.')).toBeDefined()
  expect(keptAnswers()?.level).toBe(1)
  await tool.press(words.mistake)
  expect(keptAnswers()?.level).toBeNull()
  await tool.pick(questions.severePlace.label, severePlaces['neck-or-back'])
  await tool.pick(questions.severeExamined.label, tool.words.no)
  await tool.finish()
  expect(screen.getByRole('heading', { name: new RegExp(shared.headings[2]) })).toBeDefined()
  expect(keptAnswers()?.level).toBe(2)
})

test('on a phone each question has its own screen, with Next and Back', async () => {
  isPhone = true
  const tool = await setup()
  const { form, questions } = tool.words
  expect(headingText()).toBe('Question 1 of 5')
  await tool.user.click(screen.getByRole('button', { name: form.next }))
  expect(screen.getByRole('link', { name: questions.area.missing })).toBeDefined()
  await tool.hurts('low-back')
  await tool.user.click(screen.getByRole('button', { name: form.next }))
  expect(document.activeElement?.textContent).toBe('Question 2 of 5')
  expect(screen.queryByRole('checkbox')).toBeNull()
  await tool.pick(questions.age.label, '35 to 49')
  await tool.user.click(screen.getByRole('button', { name: form.next }))
  await tool.user.click(screen.getByRole('button', { name: form.back }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '35 to 49' }).checked).toBe(true)
})

test('on a phone one answer of the result can be changed', async () => {
  const tool = await setup()
  await answerForNeck(tool)
  await tool.finish()
  cleanup()
  isPhone = true
  await open()
  const { questions, actions, form } = tool.words
  const change = actions.changeOne.replace('{question}', questions.onEdge.label)
  await tool.user.click(await screen.findByRole('button', { name: change }))
  expect(headingText()).toBe('Question 8 of 8')
  await tool.pick(questions.onEdge.label, tool.words.no)
  await tool.user.click(screen.getByRole('button', { name: form.submit }))
  expect(screen.getByText(/You marked 3 of the 6 signs/)).toBeDefined()
})

test('the day that the check was told is shown and not asked, and a change tells all tools', async () => {
  const tool = await setup()
  const { record } = checks.en
  expect(screen.queryByLabelText(tool.words.questions.crashDate.label)).toBeNull()
  expect(screen.getByText(/The crash was on November 11, 2026\./)).toBeDefined()
  await tool.press(record.changeCrash)
  expect(document.activeElement).toBe(screen.getByLabelText(tool.words.questions.crashDate.label))
  await tool.crashOn('2026-11-12')
  expect(keptRecord().day).toBe(crashDay)
  await answerForNeck(tool)
  await tool.finish()
  expect(keptRecord().day).toBe('2026-11-12')
  expect(screen.getByText(/Your crash was 9 days ago/)).toBeDefined()
})

test('on a phone a change of the day leads to its question', async () => {
  isPhone = true
  const tool = await setup()
  await tool.press(checks.en.record.changeCrash)
  expect(headingText()).toBe('Question 3 of 6')
  expect(document.activeElement).toBe(screen.getByLabelText(tool.words.questions.crashDate.label))
})

test('a day that nobody knew is asked, once more where it is long past', async () => {
  const tool = await setup({ said: {} })
  await tool.hurts('neck')
  await tool.pick(tool.words.questions.age.label, tool.words.ages['35-49'])
  await tool.crashOn('2025-11-11')
  await tool.finish()
  expect(screen.getAllByText(/This was 375 days ago/)).toHaveLength(2)
  await tool.finish()
  expect(headingText()).toBe(tool.words.result.headings['beyond-12-weeks'])
  expect(keptRecord().day).toBe('2025-11-11')
})

test('a change of the day in another tab shows here', async () => {
  await setup()
  localStorage.setItem('crash-record', JSON.stringify({ ...keptRecord(), day: '2026-11-01' }))
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'crash-record' }))
  })
  expect(screen.getByText(/The crash was on November 1, 2026\./)).toBeDefined()
})

test('who is 65 or older has said so, and is not asked for an age', async () => {
  const tool = await setup({ said: { crashDay, facts: ['age-65'] } })
  expect(screen.queryByText(tool.words.questions.age.label)).toBeNull()
  expect(screen.getByText(/65 or older/)).toBeDefined()
  await tool.press(tool.words.form.changeKnown)
  expect(screen.getByRole('button', { name: checks.en.words.nowNo })).toBeDefined()
})

test('a child who was added is told whom the tool is for, without a question', async () => {
  const child = addPerson('Sample Child', 'child')
  sessionStorage.setItem('crash-person', JSON.stringify(child?.id))
  const tool = await setup()
  const { heading } = tool.words.refusals['adults-only']
  expect(await screen.findByRole('heading', { name: heading })).toBeDefined()
})

test('somebody without a record leaves no day, no result and no standing answer behind', async () => {
  const tool = await setup({ said: null })
  const { words: check } = checks.en
  await tool.press(check.nowNo)
  await tool.press(check.people.adult)
  await tool.noSigns()
  await answerForNeck(tool)
  await tool.finish()
  expect(screen.getByText(/Your crash was today/)).toBeDefined()
  expect(screen.queryByRole('button', { name: tool.words.actions.keep })).toBeNull()
  expect(localStorage).toHaveLength(0)
})

test('an answer that another tab was given stands here at once', async () => {
  const tool = await setup()
  keepCheck('2026-11-21', { crashDay, marked: [{ id: 'weak' }] }, 1)
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'danger-signs' }))
  })
  expect(screen.getByRole('link', { name: 'Call 911 now' })).toBeDefined()
  expect(screen.queryByRole('button', { name: tool.words.form.submit })).toBeNull()
})

test('what only the calculator cannot be used with closes it after a reload too', async () => {
  const tool = await setup()
  await answerForNeck(tool)
  await tool.finish()
  cleanup()
  const tingling = { id: 'tingling', examined: true, day: '2026-11-20' }
  keepCheck('2026-11-21', { crashDay, marked: [tingling] })
  await open()
  expect(await screen.findByText(checks.en.words.noCalculator)).toBeDefined()
  expect(screen.queryByText(/You marked 4 of the 6 signs/)).toBeNull()
})
