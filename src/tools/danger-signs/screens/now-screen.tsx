import { useCheckData } from '#tools/danger-signs/check-context.ts'
import type { ScreenProps } from '#tools/danger-signs/screens/check-screen.ts'
import { ChoiceButtons } from '#tools/danger-signs/screens/choice-buttons.tsx'

/** Before any fact: is it an emergency right now? */
export function NowScreen({ check }: ScreenProps) {
  const { words } = useCheckData()
  return (
    <ChoiceButtons
      choices={[
        { value: 'yes', label: words.nowYes },
        { value: 'no', label: words.nowNo },
      ]}
      onChoose={(choice) => check.answer('now', { ...check.answers, now: choice === 'yes' })}
    />
  )
}
