import type { SubmitEvent } from 'react'
import { Button } from '#design/button/button.tsx'

export interface ChoiceButtonsProps<Choice extends string> {
  choices: readonly { value: Choice; label: string }[]
  /** What was chosen before, where the visitor came back. */
  chosen?: Choice | undefined
  onChoose: (choice: Choice) => void
}

/**
 * Answers of which one is given: pressing it goes on. None of them is brighter than the others. They
 * are a form, so that what is pressed while the page still wakes up is not lost.
 */
export function ChoiceButtons<Choice extends string>({
  choices,
  chosen,
  onChoose,
}: ChoiceButtonsProps<Choice>) {
  function choose(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const pressed = event.nativeEvent.submitter?.getAttribute('value')
    const choice = choices.find(({ value }) => value === pressed)
    if (choice) onChoose(choice.value)
  }

  return (
    <form className="check-choices" onSubmit={choose}>
      {choices.map(({ value, label }) => (
        <Button
          key={value}
          type="submit"
          value={value}
          variant="outline"
          size="lg"
          aria-current={value === chosen ? 'true' : undefined}
        >
          {label}
        </Button>
      ))}
    </form>
  )
}
