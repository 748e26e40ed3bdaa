import { useEffect, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { ChoiceGroup } from '#design/choice-group/choice-group.tsx'
import { focusInView } from '#design/step-heading/focus-in-view.ts'
import {
  type CheckAnswers,
  factsOf,
  withMark,
  withSaid,
} from '#tools/danger-signs/check-answers.ts'
import { useCheckData } from '#tools/danger-signs/check-context.ts'
import { marksOf, withoutDay } from '#tools/danger-signs/check-flow.ts'
import type { ScreenProps } from '#tools/danger-signs/screens/check-screen.ts'
import { FollowUp, Tick } from '#tools/danger-signs/screens/sign-question.tsx'
import { isAsked } from '#words/danger-signs/assess.ts'
import type { SignScreen } from '#words/danger-signs/kinds.ts'

export interface SignsScreenProps extends ScreenProps {
  screen: Exclude<SignScreen, 'pregnancy'>
}

const scores = Array.from({ length: 11 }, (_, score) => String(score))

/** How strong the pain of neck or back is. */
function Strength({ check }: ScreenProps) {
  const { words } = useCheckData()
  const { answers } = check
  return (
    <ChoiceGroup
      id="danger-check-strength"
      legend={words.strength}
      pick="one"
      layout="scale"
      choices={scores.map((value) => ({ value, label: value }))}
      chosen={answers.spinePain === null ? [] : [String(answers.spinePain)]}
      onChoose={(score) => check.change({ ...answers, spinePain: Number(score) })}
    />
  )
}

/** Whoever takes the pain back takes back how strong it was. */
const marked = (answers: CheckAnswers, id: string, chosen: boolean) => {
  const next = withMark(answers, id, chosen)
  return id === 'spine' && !chosen ? { ...next, spinePain: null } : next
}

/** The signs of a screen, what could answer those that are marked, and on. */
export function SignsScreen({ check, screen }: SignsScreenProps) {
  const { words, signs } = useCheckData()
  const { answers, today } = check
  /** Whose day was wrong when it was last tried. */
  const [found, setFound] = useState<readonly string[]>([])

  useEffect(() => {
    const [first] = found
    if (first) focusInView(document.getElementById(`danger-check-${first}-day`))
  }, [found])

  const facts = factsOf(answers)
  const ofScreen = signs.filter((sign) => sign.screen === screen)
  // Pain of the neck or back is asked of everybody, for its strength; with a fact it is a sign.
  const ticked = ofScreen.filter(
    (sign) => !sign.from && (sign.id === 'spine' || isAsked(sign, facts)),
  )
  const marks = marksOf(signs, answers).filter(({ id }) => ofScreen.some((sign) => sign.id === id))
  const wrong = withoutDay(marks, answers, today).map(({ id }) => id)
  const isMarked = (id: string) => answers.marked.some((mark) => mark.id === id)

  const followUpOf = (id: string) => {
    const sign = ofScreen.find((each) => each.id === id)
    const mark = marks.find((each) => each.id === id)
    return sign && mark ? (
      <FollowUp
        sign={sign}
        mark={mark}
        answers={answers}
        today={today}
        isDayWrong={found.includes(id) && wrong.includes(id)}
        onSay={(said) => check.change(withSaid(answers, id, said))}
      />
    ) : null
  }
  const derived = ofScreen.filter(({ id, from }) => from && marks.some((mark) => mark.id === id))

  function finish() {
    setFound(wrong)
    if (wrong.length === 0) check.answer(screen, answers)
  }

  return (
    <>
      <p>{words.at}</p>
      {ticked.map(({ id, asked }) => (
        <div key={id} className="check-sign">
          <Tick
            value={id}
            label={asked}
            chosen={isMarked(id)}
            onChoose={(chosen) => check.change(marked(answers, id, chosen))}
          />
          {id === 'spine' && isMarked(id) ? <Strength check={check} /> : null}
          {followUpOf(id)}
        </div>
      ))}
      {derived.map(({ id, asked }) => (
        <div key={id} className="check-sign">
          <p>{asked}</p>
          {followUpOf(id)}
        </div>
      ))}
      <Button size="lg" onClick={finish}>
        {ticked.some(({ id }) => isMarked(id)) ? words.next : words.none}
      </Button>
    </>
  )
}
