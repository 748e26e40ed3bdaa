import { href } from '#site/addresses.ts'
import { planWords } from '#tools/accident-action-plan/words.ts'
import { askedWords, checks, nothingOn } from '#tools/danger-signs/check.examples.ts'
import { type CheckScreen, noAnswers } from '#tools/danger-signs/check-answers.ts'
import { screensFor } from '#tools/danger-signs/check-flow.ts'
import { calculatorWords } from '#tools/recovery-calculator/words.ts'
import { diaryWords } from '#tools/symptom-tracker/words.ts'
import type { Thing } from '../in-page.ts'
import type { Journey, Visit } from './journey.ts'

/** Answers the check with "none", up to a screen or to the answer. */
async function answerNone({ locale, page }: Visit, upTo?: CheckScreen) {
  const { words } = checks[locale]
  const asked = screensFor(noAnswers, '')
  for (const screen of asked.slice(0, upTo ? asked.indexOf(upTo) : asked.length)) {
    await page.isInView({ role: 'heading', name: words.screens[screen] })
    await page.click(
      screen === 'scene' || screen === 'head-hit'
        ? { css: '.danger-check [value=no]' }
        : { role: 'button', name: nothingOn(screen, locale), within: '.danger-check' },
    )
  }
}

/** Has no danger sign. */
async function passCheck(visit: Visit) {
  const { words } = checks[visit.locale]
  await answerNone(visit)
  await visit.page.hasFocus({ role: 'heading', name: words.answerNone })
  await visit.page.click({ role: 'button', name: words.goOn })
}

/** Marks a danger sign, is told to call 911, and takes it back. */
async function markByMistake(visit: Visit) {
  const { locale, page } = visit
  const { words } = checks[locale]
  await answerNone(visit, 'chest')
  await page.click({ role: 'checkbox', name: askedWords(locale, 'breathing') })
  await page.click({ role: 'button', name: words.next, within: '.danger-check' })
  await page.isInView({ css: '.answer-call' })
  await page.hasFocus({ css: '.answer-1 h2' })
  await page.click({ role: 'button', name: words.mistake })
  await page.isInView({ role: 'heading', name: words.screens.chest })
  for (const screen of ['chest', 'spine', 'belly', 'worse'] as const) {
    await page.isInView({ role: 'heading', name: words.screens[screen] })
    await page.click({ role: 'button', name: words.none, within: '.danger-check' })
  }
  await page.click({ role: 'button', name: words.goOn })
}

/** A visitor of the diary passes the danger signs and writes an entry that a reload keeps. */
export const keepDiary: Journey = async (visit) => {
  const { locale, page } = visit
  const { saved, tabs, write } = diaryWords[locale]
  await page.open(href('symptom-tracker', locale))
  await markByMistake(visit)
  await page.click({ css: '[type=radio][value="7"]', group: write.pain })
  await page.click({ role: 'button', name: write.save })
  await page.isInView({ text: saved.replace('{when}', '').trim() })
  await page.reload()
  await page.click({ role: 'tab', name: tabs.history })
  await page.says({ css: '.diary-pain' }, '7')
}

/** What an adult with a hurt neck answers, in no order: a phone asks one question at a time. */
function answersOf({ locale, page }: Visit) {
  const { ages, areas, questions, yes } = calculatorWords[locale]
  const asked = (['headache', 'lowBackPain', 'earlierNeckPain', 'onEdge'] as const).map(
    (question): Thing => ({ role: 'radio', name: yes, group: questions[question].label }),
  )
  const pressed: readonly Thing[] = [
    { role: 'checkbox', name: areas.neck },
    { role: 'radio', name: ages['35-49'] },
    { css: '[type=radio][value="6"]', group: questions.worstPain.label },
    { role: 'radio', first: true, group: questions.expectation.label },
    ...asked,
  ]
  return pressed.map((thing) => ({ thing, answer: () => page.click(thing) }))
}

/** A visitor asks the calculator about a hurt neck and reads what studies found. */
export const readEstimate: Journey = async (visit) => {
  const { isWide, locale, page } = visit
  const { form, result } = calculatorWords[locale]
  const goOn = { css: '[type=submit]', within: '.recovery-calculator-questions' }
  await page.open(href('recovery-calculator', locale))
  await passCheck(visit)
  await page.click(goOn)
  await page.isInView({ text: form.errorHeading })
  await page.hasFocus({ text: form.errorHeading })

  let left = answersOf(visit)
  while (left.length > 0) {
    const shown: typeof left = []
    for (const each of left) if (await page.count(each.thing)) shown.push(each)
    if (shown.length === 0) throw new Error(`Nobody asks for ${JSON.stringify(left)}`)
    for (const { answer } of shown) await answer()
    left = left.filter((each) => !shown.includes(each))
    if (!isWide || left.length === 0) await page.click(goOn)
  }
  await page.isInView({ role: 'heading', name: result.headings.neck })
  await page.hasFocus({ role: 'heading', name: result.headings.neck })
}

/** A driver who was hurt gets a plan, and what is ticked there stays ticked. */
export const makePlan: Journey = async (visit) => {
  const { locale, page } = visit
  const { form, hurt, plan, roles, tasks } = planWords[locale]
  const task = { role: 'checkbox', name: tasks.exam.title } as const
  await page.open(href('action-plan', locale))
  await passCheck(visit)
  await page.click({ role: 'radio', name: roles.driver })
  await page.click({ role: 'radio', name: hurt.yes })
  await page.click({ role: 'button', name: form.submit })
  await page.isInView({ role: 'heading', name: plan.heading })
  await page.hasFocus({ role: 'heading', name: plan.heading })
  await page.click(task)
  await page.isChecked(task)
  await page.reload()
  await page.isChecked(task)
}

/** Who ticks a step, another one in the other language, and comes back by the browser, has ticked both. */
export const goBackToPlan: Journey = async ({ locale, page }) => {
  const tick = (value: string) => ({ css: `[type=checkbox][value=${value}]` }) as const
  const isAwake = () => page.is({ css: '[data-when=loaded][data-awake]' })
  await page.open(href('action-plan', locale))
  await isAwake()
  await page.click(tick('get-safe'))
  await page.isChecked(tick('get-safe'))
  await page.click({ css: 'header [hreflang]' })
  await page.comesTo('document.documentElement?.lang', locale === 'en' ? 'es' : 'en')
  await isAwake()
  await page.click(tick('photos'))
  await page.isChecked(tick('photos'))
  await page.goBack()
  await page.comesTo('document.documentElement?.lang', locale)
  await page.isChecked(tick('get-safe'))
  await page.isChecked(tick('photos'))
}
