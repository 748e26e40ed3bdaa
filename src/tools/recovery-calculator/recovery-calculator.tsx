import { useState } from 'react'
import { Message } from '#design/message/message.tsx'
import { useMessage } from '#design/message/use-message.ts'
import { useStep } from '#design/step-heading/use-step.ts'
import { useBegun, useLater } from '#design/use-later.ts'
import type { Locale } from '#language/locales.ts'
import { useDraft } from '#language/records/use-draft.ts'
import { PartMissing } from '#tools/crash-record/part-missing.tsx'
import { ofPerson } from '#tools/crash-record/person.ts'
import { WhoSwitch } from '#tools/crash-record/who-switch.tsx'
import { CheckContext, useCheckData } from '#tools/danger-signs/check-context.ts'
import type { CheckData } from '#tools/danger-signs/check-data.ts'
import { DangerCheck } from '#tools/danger-signs/danger-check.tsx'
import { useGuest } from '#tools/danger-signs/use-guest.ts'
import { useStanding } from '#tools/danger-signs/use-standing.ts'
import { useToday } from '#tools/danger-signs/use-today.ts'
import { visitAnswers } from '#tools/danger-signs/visit-answers.ts'
import { calculate } from '#tools/recovery-calculator/calculator.ts'
import {
  type Draft,
  type DraftField,
  readDraft,
  readStoredDraft,
} from '#tools/recovery-calculator/draft.ts'
import type { CalculatorLinks } from '#tools/recovery-calculator/linked-pages.ts'
import { type KnownFacts, useKnownFacts } from '#tools/recovery-calculator/use-known-facts.ts'
import type { Words } from '#tools/recovery-calculator/words.en.ts'
import './recovery-calculator.css'

export interface RecoveryCalculatorProps {
  locale: Locale
  links: CalculatorLinks
  /** The danger signs in the language of the page. */
  danger: CheckData
  /** The date to count from, such as `2026-11-21`; the device's own calendar when left out. */
  today?: string
}

const tool = 'recovery-calculator'
const steps = ['signs', 'questions', 'result'] as const
const emptyDraft: Draft = {}

const wordsIn: Record<Locale, () => Promise<Words>> = {
  en: async () => (await import('#tools/recovery-calculator/words.en.ts')).en,
  es: async () => (await import('#tools/recovery-calculator/words.es.ts')).es,
}

/** What comes after the check, with its words: many leave before. */
async function loadParts(locale: Locale) {
  const [{ QuestionForm }, { OutcomeView }, words] = await Promise.all([
    import('#tools/recovery-calculator/question-form.tsx'),
    import('#tools/recovery-calculator/outcome-view.tsx'),
    wordsIn[locale](),
  ])
  return { OutcomeView, QuestionForm, words }
}

const loaders = { en: () => loadParts('en'), es: () => loadParts('es') } as const

/**
 * What happened to groups of people with pain like the visitor's. Danger signs, questions, result;
 * no rules here, they are in `calculator.ts`. Nothing is sent anywhere.
 */
export function RecoveryCalculator({ danger, ...props }: RecoveryCalculatorProps) {
  return (
    <CheckContext value={danger}>
      <WhoSwitch locale={props.locale} words={danger.record} />
      <CalculatorSteps {...props} />
    </CheckContext>
  )
}

type StepsProps = Omit<RecoveryCalculatorProps, 'danger'>

/** The answers of the form, with what the tools know already; a day to be changed is asked for again. */
function useAnswers(isGuest: boolean, today: string) {
  const key = isGuest ? `${tool}~guest` : ofPerson(tool)
  const [own, setOwn] = useDraft(key, emptyDraft, readStoredDraft)
  const { known: facts, isAddedChild, tell } = useKnownFacts(isGuest, today)
  const [isChanging, setChanging] = useState(false)
  const { crashDate, ...others } = facts
  const known: KnownFacts = isChanging ? others : facts
  return {
    own,
    setOwn,
    known,
    isAddedChild,
    draft: { ...own, ...known },
    changeDay() {
      setOwn({ ...own, crashDate: crashDate ?? '' })
      setChanging(true)
    },
    /** All tools hear of a day that was asked for here. */
    finish() {
      const day = own.crashDate
      if (!isGuest && known.crashDate === undefined && day) tell({ day })
      setChanging(false)
    },
  }
}

function CalculatorSteps({ today: given, ...props }: StepsProps) {
  const { locale } = props
  const { step, moves, go } = useStep(ofPerson(tool), steps)
  const today = useToday(given, moves)
  const guest = useGuest()
  const answers = useAnswers(guest.isGuest, today)
  const standing = useStanding('open', today)
  const hasBegun = useBegun()
  const later = useLater(loaders[locale], hasBegun || step !== 'signs')
  const { record } = useCheckData()
  const { message, tell, dismiss } = useMessage()
  const { own, draft, known } = answers

  if (step === 'signs' || standing.isClosed) {
    return (
      <div className="recovery-calculator">
        <DangerCheck
          locale={locale}
          needs="open"
          today={given}
          again={step === 'signs' && moves > 0}
          onPass={() => {
            dismiss()
            guest.look()
            standing.look()
            // There is nothing to ask about a child: the studies are about adults.
            go(visitAnswers()?.who === 'child' ? 'result' : 'questions')
          }}
        />
        {later && later !== 'missing' ? (
          <Message message={message} undoLabel={later.words.actions.undo} />
        ) : null}
      </div>
    )
  }

  if (later === undefined || later === 'missing') {
    return <PartMissing words={record.later} isComing={later === undefined} />
  }
  const { OutcomeView, QuestionForm, words } = later

  function startOver() {
    answers.setOwn(emptyDraft)
    go('signs')
    tell(words.actions.erased, () => {
      answers.setOwn(own)
      dismiss()
      go('result')
    })
  }

  /** Back to what can be changed here; the day and who is hurt are known to all tools. */
  function goBack(field: DraftField) {
    if (field === 'age' && known.age) return go('signs')
    if (field === 'crashDate' && !guest.isGuest) answers.changeDay()
    go('questions')
  }

  const outcome = calculate(readDraft(draft, today).answers)
  // Unanswered on the result step: the draft was erased or lost on the way.
  if (step === 'questions' || outcome.kind === 'unanswered' || outcome.kind === 'emergency') {
    return (
      <div className="recovery-calculator">
        <QuestionForm
          locale={locale}
          words={words}
          draft={draft}
          known={known}
          isGuest={guest.isGuest}
          today={today}
          moves={moves}
          onChange={answers.setOwn}
          onChangeDay={guest.isGuest ? () => go('signs') : answers.changeDay}
          onChangeAge={answers.isAddedChild ? undefined : () => go('signs')}
          onFinish={() => {
            answers.finish()
            go('result')
          }}
        />
      </div>
    )
  }
  return (
    <OutcomeView
      {...props}
      words={words}
      draft={draft}
      outcome={outcome}
      isGuest={guest.isGuest}
      today={today}
      moves={moves}
      goBack={goBack}
      onStartOver={startOver}
    />
  )
}
