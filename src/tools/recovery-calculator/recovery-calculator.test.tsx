import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pageLinks } from '#site/page-links.ts'
import { askedWords, gates } from '#tools/danger-signs/check.examples.ts'
import { RecoveryCalculator } from '#tools/recovery-calculator/recovery-calculator.tsx'
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

function open(locale: 'en' | 'es' = 'en', today = '2026-11-21') {
  render(
    <RecoveryCalculator
      locale={locale}
      words={calculatorWords[locale]}
      links={pageLinks(linkedPages, locale)}
      danger={gates[locale]}
      today={today}
    />,
  )
}

async function setup(locale: 'en' | 'es' = 'en') {
  const user = userEvent.setup()
  const words = calculatorWords[locale]
  open(locale)
  const pick = async (question: string, answer: string) =>
    user.click(
      within(screen.getByRole('group', { name: question })).getByRole('radio', { name: answer }),
    )
  const hurts = (area: keyof typeof words.areas) =>
    user.click(screen.getByRole('checkbox', { name: words.areas[area] }))
  const crashOn = async (date: string) => {
    const field = screen.getByLabelText(words.questions.crashDate.label)
    await user.clear(field)
    if (date) await user.type(field, date)
  }
  const noSigns = () => user.click(screen.getByRole('button', { name: gates[locale].words.none }))
  const finish = () => user.click(screen.getByRole('button', { name: words.form.submit }))
  return { user, words, pick, hurts, crashOn, noSigns, finish }
}

async function answerForNeck({ pick, hurts, crashOn, words }: Awaited<ReturnType<typeof setup>>) {
  const { questions, yes, no } = words
  await hurts('neck')
  await pick(questions.age.label, words.ages['35-49'])
  await crashOn('2026-11-11')
  await pick(questions.worstPain.label, '7')
  await pick(questions.headache.label, yes)
  await pick(questions.lowBackPain.label, no)
  await pick(questions.earlierNeckPain.label, no)
  await pick(questions.expectation.label, words.expectations['do-not-know'])
  await pick(questions.onEdge.label, yes)
}

const headingText = () => screen.getByRole('heading', { level: 2 }).textContent

test('a danger sign ends the tool before any question', async () => {
  const { user } = await setup()
  await user.click(screen.getByLabelText(askedWords('en', 'breathing')))
  expect(screen.getByRole('link', { name: 'Call 911 now' })).toBeDefined()
  expect(screen.getAllByRole('button')).toHaveLength(1)
  expect(screen.queryByRole('radio')).toBeNull()
})

test('neck pain leads from the signs to group figures, chart and table', async () => {
  const tool = await setup()
  await tool.noSigns()
  expect(screen.getByText(gates.en.words.noneMarked)).toBeDefined()
  await answerForNeck(tool)
  await tool.finish()
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
  const tool = await setup()
  const { questions, no } = tool.words
  await tool.noSigns()
  await tool.hurts('low-back')
  expect(screen.queryByText(questions.earlierNeckPain.label)).toBeNull()
  await tool.pick(questions.age.label, '18 to 34')
  await tool.crashOn('2026-10-20')
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
  const tool = await setup()
  await tool.noSigns()
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
  await tool.noSigns()
  await tool.finish()
  expect(screen.getAllByText('Choose your age group')).toHaveLength(2)
  await tool.pick(tool.words.questions.age.label, '50 or older')
  expect(screen.getAllByText('Choose your age group')).toHaveLength(1)
})

test('under 18 is refused with a way on', async () => {
  const tool = await setup()
  await tool.noSigns()
  await tool.pick(tool.words.questions.age.label, 'Under 18')
  await tool.hurts('neck')
  await tool.finish()
  expect(headingText()).toBe('This tool is for adults')
  expect(screen.getByRole('link', { name: 'All danger signs' })).toBeDefined()
  await tool.user.click(screen.getByRole('button', { name: 'Change my answers' }))
  expect(headingText()).toBe('Your pain and your crash')
})

test('head only leads to the concussion page and no figure', async () => {
  const tool = await setup('es')
  const { questions, ages, links } = tool.words
  await tool.noSigns()
  await tool.hurts('head')
  await tool.pick(questions.age.label, ages['50-plus'])
  await tool.finish()
  const link = screen.getByRole('link', { name: links.concussion })
  expect(link.getAttribute('href')).toBe('/es/condiciones/conmocion-cerebral')
  expect(screen.queryByRole('table')).toBeNull()
})

test('day 90 shows the view for longer than 12 weeks with the lasting curve', async () => {
  const tool = await setup()
  const { questions, ages } = tool.words
  await tool.noSigns()
  await tool.hurts('neck')
  await tool.pick(questions.age.label, ages['35-49'])
  await tool.crashOn('2026-08-23')
  await tool.finish()
  expect(headingText()).toBe('When pain lasts longer than 12 weeks')
  expect(screen.getByRole('img').textContent).toContain('falls from 51')
  expect(document.querySelector('[aria-current=step]')).toBeNull()
})

test('Back leads through the steps and loses no answer', async () => {
  const tool = await setup()
  await tool.noSigns()
  await answerForNeck(tool)
  await tool.finish()
  history.back()
  await screen.findByRole('button', { name: tool.words.form.submit })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '7' }).checked).toBe(true)
  history.back()
  await screen.findByRole('button', { name: gates.en.words.none })
  history.forward()
  await screen.findByRole('button', { name: tool.words.form.submit })
  expect(screen.getByLabelText<HTMLInputElement>(/On which date/).value).toBe('2026-11-11')
})

test('a reload stays on the result', async () => {
  const tool = await setup()
  await tool.noSigns()
  await answerForNeck(tool)
  await tool.finish()
  cleanup()
  open()
  expect(await screen.findByText(/You marked 4 of the 6 signs/)).toBeDefined()
})

test('a fresh visit on another day begins with the danger signs and keeps the answers', async () => {
  const tool = await setup()
  await tool.noSigns()
  await answerForNeck(tool)
  cleanup()
  history.replaceState(null, '')
  open('en', '2026-11-22')
  await tool.noSigns()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '7' }).checked).toBe(true)
})

test('the result goes to the tracker only when asked, and can be taken out again', async () => {
  const tool = await setup()
  await tool.noSigns()
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
  await tool.noSigns()
  await answerForNeck(tool)
  await tool.finish()
  await tool.user.click(screen.getByRole('button', { name: 'Copy as text' }))
  expect(await screen.findByText(/Copied/)).toBeDefined()
  expect(await navigator.clipboard.readText()).toContain(gates.en.words.noneMarked)
})

test('starting over erases every answer', async () => {
  const tool = await setup()
  await tool.noSigns()
  await answerForNeck(tool)
  await tool.finish()
  await tool.user.click(screen.getByRole('button', { name: 'Erase and start over' }))
  await tool.noSigns()
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  expect(screen.queryByRole('checkbox', { checked: true })).toBeNull()
})

test('erased answers can be brought back right after', async () => {
  const tool = await setup()
  await tool.noSigns()
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
  const tool = await setup()
  await tool.noSigns()
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  expect(screen.queryByRole('checkbox', { checked: true })).toBeNull()
})

test('without JavaScript the page holds the signs and the questions', () => {
  const html = renderToString(
    <RecoveryCalculator
      locale="es"
      words={calculatorWords.es}
      links={pageLinks(linkedPages, 'es')}
      danger={gates.es}
    />,
  )
  expect(html).toContain('tel:911')
  expect(html).toContain('¿Qué tan pronto cree que se va a recuperar?')
})

test('several areas each get their part, the head first', async () => {
  const tool = await setup()
  const { questions, no, areas, result, refusals } = tool.words
  await tool.noSigns()
  for (const area of ['head', 'neck', 'low-back'] as const) await tool.hurts(area)
  expect(screen.queryByText(questions.lowBackPain.label)).toBeNull()
  await tool.pick(questions.age.label, '35 to 49')
  await tool.crashOn('2026-11-11')
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
    result.seen.heading,
    refusals.concussion.heading,
    areas.neck,
    areas['low-back'],
  ])
})

test('the result begins with when to be seen, says nothing is not urgent and ticks nothing', async () => {
  const tool = await setup()
  await tool.noSigns()
  await answerForNeck(tool)
  await tool.finish()
  const seen = screen.getByRole('heading', { name: tool.words.result.seen.heading })
  const figure = screen.getByText(/much better within 3 months/)
  expect(seen.compareDocumentPosition(figure)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getAllByRole('link', { name: '911' }).length).toBeGreaterThan(0)
  expect(document.body.textContent).not.toMatch(/not urgent|✓/i)
})

test('no pain and nothing else is told to watch for symptoms', async () => {
  const tool = await setup()
  const { questions, no, refusals } = tool.words
  await tool.noSigns()
  await tool.hurts('shoulder')
  await tool.pick(questions.age.label, '35 to 49')
  await tool.crashOn('2026-11-11')
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
  await tool.noSigns()
  await tool.hurts('neck')
  await tool.pick(questions.age.label, '35 to 49')
  await tool.crashOn('2026-11-20')
  await tool.pick(questions.worstPain.label, '10')
  await tool.pick(questions.severePlace.label, severePlaces.chest)
  await tool.finish()
  const { shared, words } = gates.en
  const stop = screen.getByRole('region', { name: shared.headings[1] })
  expect(stop.textContent).toContain('Pain of 10 out of 10. Chest.')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    words.mistake,
  ])
  await tool.user.click(screen.getByRole('button', { name: words.mistake }))
  await tool.pick(questions.severePlace.label, severePlaces['neck-or-back'])
  await tool.pick(questions.severeExamined.label, tool.words.no)
  await tool.finish()
  expect(screen.getByRole('region', { name: shared.headings[2] })).toBeDefined()
})

test('on a phone each question has its own screen, with Next and Back', async () => {
  isPhone = true
  const tool = await setup()
  const { form, questions } = tool.words
  await tool.noSigns()
  expect(headingText()).toBe('Question 1 of 6')
  await tool.user.click(screen.getByRole('button', { name: form.next }))
  expect(screen.getByRole('link', { name: questions.area.missing })).toBeDefined()
  await tool.hurts('low-back')
  await tool.user.click(screen.getByRole('button', { name: form.next }))
  expect(document.activeElement?.textContent).toBe('Question 2 of 6')
  expect(screen.queryByRole('checkbox')).toBeNull()
  await tool.pick(questions.age.label, '35 to 49')
  await tool.user.click(screen.getByRole('button', { name: form.next }))
  await tool.user.click(screen.getByRole('button', { name: form.back }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '35 to 49' }).checked).toBe(true)
})

test('on a phone one answer of the result can be changed', async () => {
  const tool = await setup()
  await tool.noSigns()
  await answerForNeck(tool)
  await tool.finish()
  cleanup()
  isPhone = true
  open()
  const { questions, actions, form } = tool.words
  const change = actions.changeOne.replace('{question}', questions.onEdge.label)
  await tool.user.click(await screen.findByRole('button', { name: change }))
  expect(headingText()).toBe('Question 9 of 9')
  await tool.pick(questions.onEdge.label, tool.words.no)
  await tool.user.click(screen.getByRole('button', { name: form.submit }))
  expect(screen.getByText(/You marked 3 of the 6 signs/)).toBeDefined()
})
