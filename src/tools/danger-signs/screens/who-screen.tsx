import { keptRecord } from '#tools/crash-record/crash-record.ts'
import { currentPerson, me, switchTo } from '#tools/crash-record/person.ts'
import { people } from '#tools/danger-signs/check-answers.ts'
import { useCheckData } from '#tools/danger-signs/check-context.ts'
import type { ScreenProps } from '#tools/danger-signs/screens/check-screen.ts'
import { ChoiceButtons } from '#tools/danger-signs/screens/choice-buttons.tsx'

/** Who is hurt: the visitor, somebody with a record on this device, or somebody without one. */
export function WhoScreen({ check }: ScreenProps) {
  const { words } = useCheckData()
  const { answers } = check
  const [mine, ...others] = people.map((value) => ({ value, label: words.people[value] }))
  // A built page knows nobody: names are read once the page is awake.
  const named = check.today === '' ? [] : keptRecord().people
  return (
    <>
      <p>
        <strong>{words.cannotAnswer}</strong> <a href="tel:911">{words.call911}</a>
      </p>
      <ChoiceButtons<string>
        choices={[
          ...(mine ? [mine] : []),
          ...named.map(({ id, name }) => ({ value: id, label: name })),
          ...others,
        ]}
        chosen={check.isAnswered('who') ? answers.who : undefined}
        onChoose={(choice) => {
          const who = people.find((person) => person === choice)
          if (!who) switchTo(choice)
          else if (who === me && currentPerson() !== me) switchTo(me)
          else check.answer('who', { ...answers, who })
        }}
      />
    </>
  )
}
