import { withFact } from '#tools/danger-signs/check-answers.ts'
import { useCheckData } from '#tools/danger-signs/check-context.ts'
import type { ScreenProps } from '#tools/danger-signs/screens/check-screen.ts'
import { ChoiceButtons } from '#tools/danger-signs/screens/choice-buttons.tsx'

/** Still where it happened, and not moved? */
export function SceneScreen({ check }: ScreenProps) {
  const { words } = useCheckData()
  return (
    <ChoiceButtons
      choices={[
        { value: 'yes', label: words.yes },
        { value: 'no', label: words.no },
      ]}
      onChoose={(choice) =>
        check.answer('scene', withFact(check.answers, 'at-scene', choice === 'yes'))
      }
    />
  )
}

/** A hit to the head, however light; whoever does not know is asked as if there had been one. */
export function HeadHitScreen({ check }: ScreenProps) {
  const { words } = useCheckData()
  const { answers } = check
  return (
    <ChoiceButtons
      choices={[
        { value: 'yes', label: words.yes },
        { value: 'no', label: words.no },
        { value: 'unsure', label: words.unsure },
      ]}
      onChoose={(choice) =>
        check.answer('head-hit', withFact(answers, 'head-hit', choice !== 'no'))
      }
    />
  )
}
