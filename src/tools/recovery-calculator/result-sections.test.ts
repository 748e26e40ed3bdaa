import { expect, test } from 'vitest'
import { locales } from '#language/locales.ts'
import { checks } from '#tools/danger-signs/check.examples.ts'
import { answerLines } from '#tools/recovery-calculator/answer-lines.ts'
import { calculate, type GroupOutcome } from '#tools/recovery-calculator/calculator.ts'
import { type Draft, readDraft } from '#tools/recovery-calculator/draft.ts'
import { keptResult } from '#tools/recovery-calculator/kept-result.ts'
import {
  crashAgo,
  resultHeading,
  resultSections,
  resultSources,
  seenSection,
  timelineRows,
} from '#tools/recovery-calculator/result-sections.ts'
import { resultText } from '#tools/recovery-calculator/result-text.ts'
import { calculatorWords } from '#tools/recovery-calculator/words.ts'

const today = '2026-11-21'

const neckDraft: Draft = {
  area: 'neck',
  age: '35-49',
  crashDate: '2026-11-01',
  worstPain: '7',
  headache: 'yes',
  lowBackPain: 'no',
  earlierNeckPain: 'no',
  expectation: 'do-not-know',
  onEdge: 'yes',
}

function setup(change: Draft = {}) {
  const draft = { ...neckDraft, ...change }
  const { answers } = readDraft(draft, today)
  const result = calculate(answers)
  if (result.kind !== 'groups') throw new Error(`No groups but ${result.kind}`)
  const { groups } = result
  const [outcome] = groups
  const said = (locale: 'en' | 'es') =>
    resultText(result, answerLines(draft, answers, { locale, words: calculatorWords[locale] }), {
      today,
      locale,
      words: calculatorWords[locale],
      noClearance: checks[locale].words.answerNoneLater,
    })
  return { outcome, groups, answers, said }
}

const section = (outcome: GroupOutcome, id: string) =>
  [...resultSections(outcome, calculatorWords.en), seenSection([outcome], calculatorWords.en)].find(
    (part) => part.id === id,
  )

const bulletsOf = (outcome: GroupOutcome, id: string) => section(outcome, id)?.bullets.join()

test('the two headline whiplash figures always stand together', () => {
  for (const locale of locales) {
    const [figures] = resultSections(setup().outcome, calculatorWords[locale])
    const [first] = figures?.paragraphs ?? []
    expect(first).toMatch(
      locale === 'en' ? /within 3 months.*at 1 year/ : /en 3 meses.*Un año después/,
    )
  }
})

test('every band shows the same figures', () => {
  const many = setup().outcome
  const few = setup({ worstPain: '2', headache: 'no', expectation: 'soon', onEdge: 'no' }).outcome
  expect(section(few, 'figures')).toEqual(section(many, 'figures'))
  expect(section(few, 'signs')).not.toEqual(section(many, 'signs'))
})

test('only "more" signs bring the advice to ask for a review', () => {
  expect(bulletsOf(setup().outcome, 'seen')).toContain('review at 2 to 4 weeks')
  const some = setup({ headache: 'no', onEdge: 'no' }).outcome
  expect(bulletsOf(some, 'seen')).not.toContain('review')
})

test.each(['low-back', 'shoulder'] as const)(
  '%s figures say that they are not about crashes',
  (area) => {
    for (const paragraph of section(setup({ area }).outcome, 'figures')?.paragraphs.slice(0, 1) ??
      []) {
      expect(paragraph).toMatch(/not about crashes/)
    }
  },
)

test('the timeline shows the phase of today and no date', () => {
  const rows = timelineRows(setup().outcome, calculatorWords.en.result)
  expect(rows.map(({ place }) => place)).toEqual(['days-1-14', 'weeks-2-6', 'weeks-6-12', 'later'])
  expect(rows.find(({ now }) => now)?.place).toBe('weeks-2-6')
})

test('after 12 weeks there is no timeline and the lasting curve is told', () => {
  const { outcome } = setup({ crashDate: '2026-08-23' })
  expect(outcome).toMatchObject({ kind: 'beyond-12-weeks', daysSinceCrash: 90 })
  expect(timelineRows(outcome, calculatorWords.en.result)).toEqual([])
  expect(section(outcome, 'figures')?.paragraphs.join(' ')).toContain('from 51 to 33')
})

test('feeling on edge brings the crisis line', () => {
  expect(section(setup().outcome, 'seen')?.paragraphs.join()).toContain('988')
  expect(section(setup({ onEdge: 'no' }).outcome, 'seen')?.paragraphs).toEqual([])
})

test('the text holds the answers, the sources and that it is no clearance', () => {
  const text = setup().said('en')
  expect(text).toContain('You marked 4 of the 6 signs: more slow-recovery signs.')
  expect(text).toContain('- Headache since the crash')
  expect(text).not.toContain('- Low back pain too')
  expect(text).not.toMatch(/[[\]✓]/)
  expect(text).toContain('- What was your worst pain in the past 24 hours? 7 out of 10')
  expect(text).toContain(checks.en.words.answerNoneLater)
  expect(text).toContain('Carroll LJ and others')
  expect(text).toContain('Answered on November 21, 2026')
})

test('no text gives a percentage or a promise for one person', () => {
  for (const area of ['neck', 'low-back', 'shoulder']) {
    for (const crashDate of ['2026-11-21', '2026-11-20', '2026-08-01']) {
      for (const text of [
        setup({ area, crashDate }).said('en'),
        setup({ area, crashDate }).said('es'),
      ]) {
        expect(text).not.toMatch(/\d ?%/)
        expect(text).not.toMatch(/you will (be|recover by|heal by)|undefined|\{\w+\}/)
      }
    }
  }
})

test('English and Spanish give the same figures', () => {
  // "At 1 year" is "al año": a lone 1 is a word in Spanish.
  const digits = (text: string) => (text.match(/\d+/g) ?? []).filter((one) => one !== '1').sort()
  for (const area of ['neck', 'low-back', 'shoulder']) {
    const { outcome } = setup({ area })
    const [en, es] = (['en', 'es'] as const).map((locale) =>
      digits(JSON.stringify(resultSections(outcome, calculatorWords[locale]))),
    )
    expect(es).toEqual(en)
  }
})

test('what is kept for the tracker is small and holds no prediction', () => {
  const { groups, answers } = setup()
  expect(
    keptResult({ groups, crashDate: '2026-11-01', worstPain: answers.worstPain }, today),
  ).toEqual({
    version: 1,
    keptOn: '2026-11-21',
    crashDate: '2026-11-01',
    area: 'neck',
    worstPain: 7,
    signs: 4,
    band: 'more',
  })
})

test('for the low back no count is kept', () => {
  const { groups } = setup({ area: 'low-back' })
  expect(keptResult({ groups, crashDate: '2026-11-01' }, today)).toEqual({
    version: 1,
    keptOn: '2026-11-21',
    crashDate: '2026-11-01',
    area: 'low-back',
  })
})

test('after 12 weeks the area is kept, and neither pain nor signs', () => {
  const { groups } = setup({ crashDate: '2026-08-23' })
  expect(keptResult({ groups, crashDate: '2026-08-23', worstPain: 7 }, today)).toEqual({
    version: 1,
    keptOn: '2026-11-21',
    crashDate: '2026-08-23',
    area: 'neck',
  })
})

test.each([
  ['neck', 'figures', ['shearer-2020', 'carroll-2008', 'sterling-2010']],
  ['neck', 'signs', ['walton-2009', 'walton-2013', 'mywhiplash', 'icon-2013']],
  ['neck', 'helps', ['cote-2016', 'bussieres-2016']],
  ['neck', 'unknown', ['stupar-2023', 'kamper-2008']],
  ['neck', 'seen', ['cote-2016', 'ichd-3']],
  ['low-back', 'figures', ['menezes-2012', 'henschke-2008']],
  ['low-back', 'signs', ['henschke-2008']],
  ['low-back', 'helps', ['qaseem-2017']],
  ['low-back', 'unknown', ['stupar-2023']],
  ['low-back', 'seen', ['cote-2016']],
  ['shoulder', 'figures', ['van-der-windt-1996', 'karel-2017']],
  ['shoulder', 'signs', ['van-der-windt-1996', 'shoulder-review-2015']],
  ['shoulder', 'helps', []],
])('%s: the part "%s" names its studies', (area, id, sources) => {
  expect(section(setup({ area }).outcome, id)?.sources).toEqual(sources)
})

test.each([
  ['neck', ['shearer-2020', 'carroll-2008', 'sterling-2010', 'menezes-2012']],
  ['low-back', ['menezes-2012']],
  ['shoulder', ['van-der-windt-1996', 'karel-2017', 'menezes-2012']],
])('%s after 12 weeks: the lasting curve comes with its study', (area, sources) => {
  const { outcome } = setup({ area, crashDate: '2026-08-23' })
  expect(section(outcome, 'figures')?.sources).toEqual(sources)
  expect(section(outcome, 'signs')).toBeUndefined()
})

test('every study of a result is listed once, in the order of first use', () => {
  const sources = resultSources(
    resultSections(setup({ area: 'low-back' }).outcome, calculatorWords.en),
  )
  expect(sources).toEqual(['menezes-2012', 'henschke-2008', 'qaseem-2017', 'stupar-2023'])
})

test.each([
  [0, 'Your crash was today.', 'Su choque fue hoy.'],
  [1, 'Your crash was 1 day ago.', 'Su choque fue hace 1 día.'],
  [20, 'Your crash was 20 days ago.', 'Su choque fue hace 20 días.'],
  [90, 'Your crash was 2 months ago.', 'Su choque fue hace 2 meses.'],
  [13233, 'Your crash was 36 years ago.', 'Su choque fue hace 36 años.'],
])('%i days since the crash are said as a person would', (days, en, es) => {
  expect(crashAgo(days, today, calculatorWords.en.result, 'en')).toBe(en)
  expect(crashAgo(days, today, calculatorWords.es.result, 'es')).toBe(es)
})

test('several areas are told one after the other, the head first, each with its own figures', () => {
  const text = setup({ area: 'head,neck,low-back' }).said('en')
  const order = ['For the head we give no estimate', '\nNeck\n', '\nLow back\n']
  const places = order.map((words) => text.indexOf(words))
  expect(places).toEqual([...places].sort((one, other) => one - other))
  expect(places.every((place) => place > 0)).toBe(true)
  expect(text.match(/When to be seen/g)).toHaveLength(1)
  expect(text).toContain('- Where does it hurt? Neck, Low back, and Head')
})

test('the heading names the place, that there are several, or that 12 weeks are over', () => {
  const headingOf = (change: Draft) =>
    resultHeading(setup(change).groups, calculatorWords.en.result)
  const { headings } = calculatorWords.en.result
  expect(headingOf({ area: 'shoulder' })).toBe(headings.shoulder)
  expect(headingOf({ area: 'neck,low-back' })).toBe(headings.several)
  expect(headingOf({ area: 'neck,low-back', crashDate: '2026-08-23' })).toBe(
    headings['beyond-12-weeks'],
  )
})

test('every question that was asked is told with its answer', () => {
  const draft: Draft = { ...neckDraft, worstPain: '9', severePlace: 'elsewhere' }
  const { answers } = readDraft(draft, today)
  const lines = answerLines(draft, answers, { locale: 'en', words: calculatorWords.en })
  expect(lines.map(({ field, answer }) => [field, answer])).toEqual([
    ['area', 'Neck'],
    ['age', '35 to 49'],
    ['crashDate', 'November 1, 2026'],
    ['worstPain', '9 out of 10'],
    ['severePlace', 'Somewhere else'],
    ['headache', 'Yes'],
    ['lowBackPain', 'No'],
    ['earlierNeckPain', 'No'],
    ['expectation', 'I do not know'],
    ['onEdge', 'Yes'],
  ])
})

test('a question without an answer is left out', () => {
  const { onEdge: _, ...draft } = neckDraft
  const { answers } = readDraft(draft, today)
  const lines = answerLines(draft, answers, { locale: 'en', words: calculatorWords.en })
  expect(lines.map(({ field }) => field)).not.toContain('onEdge')
})

test('the text begins with what it cannot tell, and ends with what it is not', () => {
  const { cannotTell, general, headings, timeline } = calculatorWords.en.result
  const blocks = setup().said('en').split('\n\n')
  expect(blocks[0]?.split('\n')).toEqual([
    headings.neck,
    cannotTell,
    checks.en.words.answerNoneLater,
  ])
  expect(blocks[1]).toContain('When to be seen\n')
  expect(blocks[2]).toBe('Your crash was 20 days ago.')
  expect(blocks.filter((block) => block.includes(`(${timeline.now})`))).toHaveLength(1)
  expect(blocks[blocks.findIndex((block) => block.includes(timeline.now)) + 1]).toBe(
    timeline.promise,
  )
  expect(blocks.at(-1)).toBe(general)
})

test('a text about one place has no title for it, and one after 12 weeks no plan', () => {
  const { timeline } = calculatorWords.en.result
  expect(setup().said('en')).not.toContain('\nNeck\n')
  expect(setup({ crashDate: '2026-08-23' }).said('en')).not.toContain(timeline.promise)
})

test('lasting pain asks for a review, and the headache is spoken of only with the neck', () => {
  const lasting = bulletsOf(setup({ crashDate: '2026-08-23' }).outcome, 'seen')
  expect(lasting).toContain('Pain for longer than 12 weeks')
  expect(bulletsOf(setup().outcome, 'seen')).not.toContain('Pain for longer than 12 weeks')
  expect(bulletsOf(setup().outcome, 'seen')).toContain('A headache that is still there')
  expect(bulletsOf(setup({ headache: 'no' }).outcome, 'seen')).not.toContain('A headache that')
})

test('manual therapy is spoken of for neck and back, and never for the shoulder', () => {
  const said = (area: string) => section(setup({ area }).outcome, 'helps')?.paragraphs
  const { evidence } = calculatorWords.en.result.helps
  expect(said('neck')).toEqual([evidence])
  expect(said('low-back')).toEqual([evidence])
  expect(said('shoulder')).toEqual([])
})

test('after 12 weeks other advice takes the place of the first', () => {
  const { helps } = calculatorWords.en.result
  const bullets = (crashDate: string) => section(setup({ crashDate }).outcome, 'helps')?.bullets
  expect(bullets('2026-11-01')).toEqual(helps.neck)
  expect(bullets('2026-08-23')).toEqual(helps.beyond.neck)
})

test('danger signs, getting worse and an exam are spoken of in every result', () => {
  const { danger, worse, exam } = calculatorWords.en.result.seen
  for (const change of [{}, { area: 'shoulder' }, { crashDate: '2026-08-23' }]) {
    expect(section(setup(change).outcome, 'seen')?.bullets).toEqual(
      expect.arrayContaining([danger, worse, exam]),
    )
  }
})

test('none of the signs is said in words, and other areas than the neck have no count', () => {
  const none = setup({ worstPain: '2', headache: 'no', expectation: 'soon', onEdge: 'no' }).outcome
  expect(section(none, 'signs')?.paragraphs[0]).toBe(
    'You marked none of the 6 signs: fewer slow-recovery signs.',
  )
  expect(section(setup({ area: 'shoulder' }).outcome, 'signs')?.paragraphs).toEqual([
    calculatorWords.en.result.signs.groupsOnly,
  ])
})

test('what is not known is told for each area', () => {
  const { person, differ, crashes } = calculatorWords.en.result.unknown
  const said = (area: string) => section(setup({ area }).outcome, 'unknown')?.bullets
  expect(said('neck')).toEqual([person, differ])
  expect(said('low-back')).toEqual([person, crashes])
})
