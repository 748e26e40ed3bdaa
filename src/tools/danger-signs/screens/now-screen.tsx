import { useCheckData } from '#tools/danger-signs/check-context.ts'
import type { ScreenProps } from '#tools/danger-signs/screens/check-screen.ts'
import { ChoiceButtons } from '#tools/danger-signs/screens/choice-buttons.tsx'

/** Before any fact: is it an emergency right now? */
export function NowScreen({ check }: ScreenProps) {
  const { words } = useCheckData()
  return (
    <>
      <ul className="check-signs">
        {words.nowSigns.map((signs) => (
          <li key={signs}>{signs}</li>
        ))}
      </ul>
      <p className="check-hint">{words.nowAfterHospital}</p>
      <ChoiceButtons
        choices={[
          { value: 'yes', label: words.yes },
          { value: 'no', label: words.nowNo },
        ]}
        onChoose={(choice) => check.answer('now', { ...check.answers, now: choice === 'yes' })}
      />
    </>
  )
}
