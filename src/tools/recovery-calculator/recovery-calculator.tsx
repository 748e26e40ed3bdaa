import { useEffect, useState } from 'react'
import { Message } from '#design/message/message.tsx'
import { useMessage } from '#design/message/use-message.ts'
import { useStep } from '#design/step-heading/use-step.ts'
import { dayIn } from '#language/dates/wall-time.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { useDraft } from '#language/records/use-draft.ts'
import { officeLine } from '#site/contact-links.ts'
import { CheckContext } from '#tools/danger-signs/check-context.ts'
import type { CheckData } from '#tools/danger-signs/check-data.ts'
import { DangerCheck } from '#tools/danger-signs/danger-check.tsx'
import { calculate } from '#tools/recovery-calculator/calculator.ts'
import { type Draft, readDraft, readStoredDraft } from '#tools/recovery-calculator/draft.ts'
import type { CalculatorLinks } from '#tools/recovery-calculator/linked-pages.ts'
import { OutcomeView } from '#tools/recovery-calculator/outcome-view.tsx'
import { QuestionForm } from '#tools/recovery-calculator/question-form.tsx'
import type { Words } from '#tools/recovery-calculator/words.en.ts'
import './recovery-calculator.css'

export interface RecoveryCalculatorProps {
  locale: Locale
  words: Words
  links: CalculatorLinks
  /** The danger signs in the language of the page. */
  danger: CheckData
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
    <CheckContext value={danger}>
      <CalculatorSteps {...props} />
    </CheckContext>
  )
}

type StepsProps = Omit<RecoveryCalculatorProps, 'danger'>

/** A page that stayed open over midnight counts from the new day: looked up again with every step. */
function useToday(given: string | undefined, moves: number) {
  const [today, setToday] = useState(given ?? '')
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => setToday(given ?? dayIn(Date.now())), [given, moves])
  return today
}

function CalculatorSteps({ today: given, ...props }: StepsProps) {
  const { words } = props
  const { step, moves, go } = useStep(tool, steps)
  const [draft, setDraft] = useDraft(tool, emptyDraft, readStoredDraft)
  const { message, tell, dismiss } = useMessage()
  const today = useToday(given, moves)

  if (step === 'signs') {
    return (
      <div className="recovery-calculator">
        <DangerCheck
          locale={props.locale}
          needs="open"
          today={given}
          again={moves > 0}
          onPass={() => {
            dismiss()
            go('questions')
          }}
        />
        <Without words={words} />
        <Message message={message} undoLabel={words.actions.undo} />
      </div>
    )
  }

  function startOver() {
    setDraft(emptyDraft)
    go('signs')
    tell(words.actions.erased, () => {
      setDraft(draft)
      dismiss()
      go('result')
    })
  }

  const { answers } = readDraft(draft, today)
  const outcome = calculate(answers)
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
  return (
    <OutcomeView
      {...props}
      draft={draft}
      outcome={outcome}
      today={today}
      moves={moves}
      goBack={() => go('questions')}
      onStartOver={startOver}
    />
  )
}
