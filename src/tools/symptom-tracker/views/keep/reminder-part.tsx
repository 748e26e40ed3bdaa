import { type SubmitEvent, useId, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Field } from '#design/field/field.tsx'
import { saveFile } from '#design/save-file.ts'
import { randomId } from '#language/records/random-id.ts'
import { reminderFile } from '#tools/symptom-tracker/exports/reminder.ts'
import { momentNow } from '#tools/symptom-tracker/model/now.ts'
import type { Words } from '#tools/symptom-tracker/words.en.ts'

export interface ReminderPartProps {
  words: Words
  onMade: (text: string) => void
}

/** A calendar file that reminds each day: the calendar of the device rings, not this site. */
export function ReminderPart({ words, onMade }: ReminderPartProps) {
  const { reminder, errors, share } = words
  const id = useId()
  const [time, setTime] = useState('20:00')
  const [fault, setFault] = useState('')

  function make(event: SubmitEvent) {
    event.preventDefault()
    if (!/^\d\d:\d\d$/.test(time)) return setFault(errors.noHour)
    setFault('')
    const text = reminderFile({ title: reminder.title, time, uid: randomId(), madeAt: momentNow() })
    saveFile(`${reminder.title.toLowerCase()}.ics`, 'text/calendar;charset=utf-8', text)
    onMade(share.made)
  }

  return (
    <form onSubmit={make} noValidate>
      <p>{reminder.text}</p>
      <Field
        id={`${id}-time`}
        type="time"
        label={reminder.time}
        error={fault || undefined}
        value={time}
        onChange={(event) => setTime(event.currentTarget.value)}
      />
      <Button type="submit" variant="outline">
        {reminder.save}
      </Button>
    </form>
  )
}
