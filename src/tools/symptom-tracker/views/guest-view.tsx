import { Button } from '#design/button/button.tsx'
import { StepHeading } from '#design/step-heading/step-heading.tsx'
import { useLater } from '#design/use-later.ts'
import type { Locale } from '#language/locales.ts'
import { PartMissing } from '#tools/crash-record/part-missing.tsx'
import { peopleLoaders } from '#tools/crash-record/people/load-people.ts'
import { switchTo } from '#tools/crash-record/person.ts'
import { useCheckData } from '#tools/danger-signs/check-context.ts'
import { giveGuestAnswersTo, leaveGuest } from '#tools/danger-signs/visit-answers.ts'
import type { Words } from '#tools/symptom-tracker/words.en.ts'

export interface GuestViewProps {
  locale: Locale
  words: Words['guest']
}

/**
 * The check was answered about somebody without a record: a diary lies on the device, so it asks for
 * a name first. What was answered goes to whoever is added, and nothing is written into the visitor's
 * own diary.
 */
export function GuestView({ locale, words }: GuestViewProps) {
  const { record } = useCheckData()
  const part = useLater(peopleLoaders[locale], true)
  if (part === undefined || part === 'missing') {
    return <PartMissing words={record.later} isComing={part === undefined} />
  }
  const { PersonForm, words: said } = part
  return (
    <>
      <StepHeading moves={1}>{words.heading}</StepHeading>
      <p>{words.text}</p>
      <PersonForm
        words={said}
        onAdded={({ id }) => {
          giveGuestAnswersTo(id)
          switchTo(id)
        }}
      />
      <p>
        <Button
          variant="outline"
          onClick={() => {
            leaveGuest()
            location.reload()
          }}
        >
          {words.own}
        </Button>
      </p>
    </>
  )
}
