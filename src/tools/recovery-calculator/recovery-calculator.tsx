import { useEffect, useState } from 'react'
import { Message } from '#design/message/message.tsx'
import { useMessage } from '#design/message/use-message.ts'
import { useStep } from '#design/step-heading/use-step.ts'
import { dayIn } from '#language/dates/wall-time.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { useDraft } from '#language/records/use-draft.ts'
import { officeLine } from '#site/contact-links.ts'
import { DangerGate } from '#tools/danger-signs/danger-gate.tsx'
import { GateContext, useGateData } from '#tools/danger-signs/gate-context.ts'
import type { GateData } from '#tools/danger-signs/gate-data.ts'
import { LevelView } from '#tools/danger-signs/level-view.tsx'
import { ListWithoutScripts } from '#tools/danger-signs/list-without-scripts.tsx'
import { answerLines } from '#tools/recovery-calculator/answer-lines.ts'
import { calculate } from '#tools/recovery-calculator/calculator.ts'
import {
  type Draft,
  type DraftField,
  readDraft,
  readStoredDraft,
} from '#tools/recovery-calculator/draft.ts'
import { keptResult } from '#tools/recovery-calculator/kept-result.ts'
import type { CalculatorLinks } from '#tools/recovery-calculator/linked-pages.ts'
import { QuestionForm, questionSteps } from '#tools/recovery-calculator/question-form.tsx'
import { RefusalView } from '#tools/recovery-calculator/refusal-view.tsx'
import { ResultActions } from '#tools/recovery-calculator/result-actions.tsx'
import { resultText } from '#tools/recovery-calculator/result-text.ts'
import { ResultView } from '#tools/recovery-calculator/result-view.tsx'
import type { Words } from '#tools/recovery-calculator/words.en.ts'
import './recovery-calculator.css'

export interface RecoveryCalculatorProps {
  locale: Locale
  words: Words
  links: CalculatorLinks
  /** The danger signs in the language of the page. */
  danger: GateData
  /** The date to count from, such as `2026-11-21`; the device's own calendar when left out. */
  today?: string
}

const tool = 'recovery-calculator'
const steps = ['signs', 'questions', 'result'] as const
const emptyDraft: Draft = {}

/** What the tool asks, for visitors whose browser runs no scripts. */
function Without({ words }: { words: Words }) {
  return (
    <noscript>
      <h2>{words.without.heading}</h2>
      <p>{words.without.text}</p>
      <ul>
        {Object.values(words.questions).map(({ label }) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      <p>
        {words.without.call}{' '}
        <a href={officeLine.href}>{fill(words.call, { number: officeLine.number })}</a>
      </p>
    </noscript>
  )
}

/**
 * What happened to groups of people with pain like the visitor's. Danger signs, questions, result;
 * no rules here, they are in `calculator.ts`. Nothing is sent anywhere.
 */
export function RecoveryCalculator({ danger, ...props }: RecoveryCalculatorProps) {
  return (
    <GateContext value={danger}>
      <CalculatorSteps {...props} />
    </GateContext>
  )
}

function CalculatorSteps({
  locale,
  words,
  links,
  today: given,
}: Omit<RecoveryCalculatorProps, 'danger'>) {
  const { words: gate } = useGateData()
  const { step, moves, go } = useStep(tool, steps)
  const [draft, setDraft] = useDraft(tool, emptyDraft, readStoredDraft)
  const { message, tell, dismiss } = useMessage()
  const [today, setToday] = useState(given ?? '')

  // A page that stayed open over midnight counts from the new day.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up again with every step
  useEffect(() => setToday(given ?? dayIn(Date.now())), [given, moves])

  const { actions } = words
  if (step === 'signs') {
    return (
      <div className="recovery-calculator">
        <DangerGate
          locale={locale}
          tool={tool}
          today={given}
          again={moves > 0}
          onPass={() => {
            dismiss()
            go('questions')
          }}
        />
        <ListWithoutScripts />
        <Without words={words} />
        <Message message={message} undoLabel={actions.undo} />
      </div>
    )
  }

  const { answers } = readDraft(draft, today)
  const outcome = calculate(answers)
  const startOver = () => {
    setDraft(emptyDraft)
    go('signs')
    tell(actions.erased, () => {
      setDraft(draft)
      dismiss()
      go('result')
    })
  }

  // Unanswered on the result step: the draft was erased or lost on the way.
  if (step === 'questions' || outcome.kind === 'unanswered' || outcome.kind === 'emergency') {
    return (
      <div className="recovery-calculator">
        <QuestionForm
          words={words}
          draft={draft}
          today={today}
          moves={moves}
          onChange={setDraft}
          onFinish={() => go('result')}
        />
      </div>
    )
  }

  /** Back to the questions: on a phone to the first, or to the one to change. */
  function changeAnswers(field: DraftField = 'area') {
    history.replaceState({ ...history.state, [questionSteps]: field }, '')
    go('questions')
  }

  if (outcome.kind === 'severe') {
    const { level, place, worstPain: pain } = outcome
    return (
      <LevelView
        outcome={{ level, signs: [], way: 'closed', tellTheDoctor: [] }}
        said={[fill(words.severe, { pain, place: words.severePlaces[place] })]}
        onChange={() => changeAnswers('severePlace')}
      />
    )
  }

  if (outcome.kind !== 'groups') {
    return (
      <div className="recovery-calculator">
        <RefusalView
          words={words}
          links={links}
          kind={outcome.kind}
          moves={moves}
          onChange={() => changeAnswers()}
        />
      </div>
    )
  }

  const lines = answerLines(draft, answers, { locale, words })
  const { worstPain } = answers
  return (
    <div className="recovery-calculator">
      <ResultView
        locale={locale}
        words={words}
        links={links}
        groups={outcome.groups}
        head={outcome.head}
        answers={lines}
        today={today}
        moves={moves}
        onChange={changeAnswers}
      />
      <ResultActions
        words={words}
        links={links}
        text={resultText(outcome, lines, { today, locale, words, noClearance: gate.noneMarked })}
        record={keptResult(
          { groups: outcome.groups, crashDate: draft.crashDate ?? '', worstPain },
          today,
        )}
        onChange={() => changeAnswers()}
        onStartOver={startOver}
      />
    </div>
  )
}
