import { useEffect } from 'react'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { useCheckData } from '#tools/danger-signs/check-context.ts'
import { LevelView } from '#tools/danger-signs/level-view.tsx'
import { keepLevel } from '#tools/danger-signs/visit-answers.ts'
import { answerLines } from '#tools/recovery-calculator/answer-lines.ts'
import type { calculate } from '#tools/recovery-calculator/calculator.ts'
import { type Draft, type DraftField, readDraft } from '#tools/recovery-calculator/draft.ts'
import { keptResult } from '#tools/recovery-calculator/kept-result.ts'
import type { CalculatorLinks } from '#tools/recovery-calculator/linked-pages.ts'
import { questionSteps } from '#tools/recovery-calculator/question-form.tsx'
import { RefusalView } from '#tools/recovery-calculator/refusal-view.tsx'
import { ResultActions } from '#tools/recovery-calculator/result-actions.tsx'
import { resultText } from '#tools/recovery-calculator/result-text.ts'
import { ResultView } from '#tools/recovery-calculator/result-view.tsx'
import type { Words } from '#tools/recovery-calculator/words.en.ts'

type Calculated = ReturnType<typeof calculate>

type Groups = Extract<Calculated, { kind: 'groups' }>

interface ShownProps {
  locale: Locale
  words: Words
  links: CalculatorLinks
  draft: Draft
  /** About somebody without a record, whose result is kept nowhere. */
  isGuest: boolean
  /** The visitor's date, such as `2026-11-21`. */
  today: string
  moves: number
  onStartOver: () => void
}

export interface OutcomeViewProps extends ShownProps {
  /** Nothing is missing for it. */
  outcome: Exclude<Calculated, { kind: 'unanswered' | 'emergency' }>
  /** Back to the questions, the one first that the history of this step names. */
  goBack: (field: DraftField) => void
}

/** What the answers come to: signs that somebody should see, a reason for no figures, or figures. */
export function OutcomeView({ outcome, goBack, ...props }: OutcomeViewProps) {
  const { words } = props

  /** Back to the questions: on a phone to the first, or to the one to change. */
  function changeAnswers(field: DraftField = 'area') {
    history.replaceState({ ...history.state, [questionSteps]: field }, '')
    goBack(field)
  }

  if (outcome.kind === 'severe') {
    return <Severe words={words} outcome={outcome} onChange={() => changeAnswers('severePlace')} />
  }
  return (
    <div className="recovery-calculator">
      {outcome.kind === 'groups' ? (
        <Result {...props} outcome={outcome} onChange={changeAnswers} />
      ) : (
        <RefusalView
          words={words}
          links={props.links}
          kind={outcome.kind}
          moves={props.moves}
          onChange={() => changeAnswers()}
        />
      )}
    </div>
  )
}

interface SevereProps {
  words: Words
  outcome: Extract<Calculated, { kind: 'severe' }>
  onChange: () => void
}

/** Pain that is a sign itself: it stands in all tools until it is taken back, here or in the check. */
function Severe({ words, outcome, onChange }: SevereProps) {
  const { level, place, worstPain: pain } = outcome

  useEffect(() => {
    keepLevel(level)
    // Gone by the visitor's own step, not with the page: the answer was another one.
    return () => keepLevel(null)
  }, [level])

  return (
    <LevelView
      level={level}
      said={[fill(words.severe, { pain, place: words.severePlaces[place] })]}
      onChange={onChange}
    />
  )
}

interface ResultProps extends ShownProps {
  outcome: Groups
  onChange: (field?: DraftField) => void
}

function Result({ outcome, onChange, onStartOver, draft, isGuest, ...shown }: ResultProps) {
  const { locale, words, links, today } = shown
  const { words: gate } = useCheckData()
  const { answers } = readDraft(draft, today)
  const { groups, head } = outcome
  const lines = answerLines(draft, answers, { locale, words })
  const kept = { groups, crashDate: draft.crashDate ?? '', worstPain: answers.worstPain }
  return (
    <>
      <ResultView {...shown} groups={groups} head={head} answers={lines} onChange={onChange} />
      <ResultActions
        words={words}
        links={links}
        text={resultText(outcome, lines, {
          today,
          locale,
          words,
          noClearance: gate.answerNoneLater,
        })}
        record={isGuest ? undefined : keptResult(kept, today)}
        onChange={() => onChange()}
        onStartOver={onStartOver}
      />
    </>
  )
}
