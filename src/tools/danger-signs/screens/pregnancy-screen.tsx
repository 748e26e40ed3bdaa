import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { ChoiceGroup } from '#design/choice-group/choice-group.tsx'
import { withFact } from '#tools/danger-signs/check-answers.ts'
import { useCheckData } from '#tools/danger-signs/check-context.ts'
import type { ScreenProps } from '#tools/danger-signs/screens/check-screen.ts'

type Weeks = 'under' | 'over' | 'unsure'

/** How far a pregnancy is, and whether anybody has looked after it since the crash. */
export function PregnancyScreen({ check }: ScreenProps) {
  const { words } = useCheckData()
  const { answers } = check
  const [weeks, setWeeks] = useState<Weeks>()
  const [checked, setChecked] = useState<'yes' | 'no'>()

  function finish() {
    const facts = withFact(answers, 'pregnant-20', weeks !== 'under')
    check.answer('pregnancy', { ...facts, pregnancyChecked: checked === 'yes' })
  }

  return (
    <>
      <ChoiceGroup<Weeks>
        id="danger-check-weeks"
        legend={words.weeks.legend}
        pick="one"
        choices={[
          { value: 'under', label: words.weeks.under },
          { value: 'over', label: words.weeks.over },
          { value: 'unsure', label: words.weeks.unsure },
        ]}
        chosen={weeks ? [weeks] : []}
        onChoose={setWeeks}
      />
      <ChoiceGroup<'yes' | 'no'>
        id="danger-check-checked"
        legend={words.checked}
        pick="one"
        choices={[
          { value: 'yes', label: words.yes },
          { value: 'no', label: words.no },
        ]}
        chosen={checked ? [checked] : []}
        onChoose={setChecked}
      />
      {/* Without an answer the more careful one holds. */}
      <Button size="lg" onClick={finish}>
        {words.next}
      </Button>
    </>
  )
}
