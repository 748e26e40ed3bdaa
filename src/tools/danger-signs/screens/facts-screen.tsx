import { Button } from '#design/button/button.tsx'
import { ChoiceGroup } from '#design/choice-group/choice-group.tsx'
import { factScreens, withFact } from '#tools/danger-signs/check-answers.ts'
import { useCheckData } from '#tools/danger-signs/check-context.ts'
import type { ScreenProps } from '#tools/danger-signs/screens/check-screen.ts'
import type { DangerFact } from '#words/danger-signs/kinds.ts'

export interface FactsScreenProps extends ScreenProps {
  screen: keyof typeof factScreens
}

/** What is so of a person or a crash: an open list with nothing chosen before. */
export function FactsScreen({ check, screen }: FactsScreenProps) {
  const { words } = useCheckData()
  const { answers } = check
  const asked: readonly DangerFact[] = factScreens[screen].filter(
    (fact) => fact !== 'age-65' || answers.who !== 'child',
  )
  const given = asked.filter((fact) => answers.facts.includes(fact))
  return (
    <>
      <ChoiceGroup<DangerFact>
        id={`danger-check-${screen}`}
        legend={words.screens[screen]}
        hint={words.factsHint}
        pick="many"
        choices={asked.map((value) => ({ value, label: words.facts[value] }))}
        chosen={given}
        onChoose={(fact, chosen) => check.change(withFact(answers, fact, chosen))}
      />
      {screen === 'person' ? null : <p className="check-hint">{words.notStored}</p>}
      <Button size="lg" onClick={() => check.answer(screen, answers)}>
        {given.length > 0 ? words.next : words.none}
      </Button>
    </>
  )
}
