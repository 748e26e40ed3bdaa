import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { ChoiceGroup } from '#design/choice-group/choice-group.tsx'
import { Field } from '#design/field/field.tsx'
import {
  addPerson,
  type HurtPerson,
  longestName,
  whyNotAdded,
} from '#tools/crash-record/crash-record.ts'
import type { Words } from '#tools/crash-record/people/words.en.ts'
import { switchTo } from '#tools/crash-record/person.ts'

export interface PersonFormProps {
  words: Words
  /** Left out: whoever was added is shown at once. */
  onAdded?: (person: HurtPerson) => void
  /** Left out where there is nothing to go back to. */
  onClose?: () => void
}

const nameField = 'person-name'
const kindField = 'person-kind'

const showAdded = ({ id }: HurtPerson) => switchTo(id)

/** Name and kind of somebody to add; once they are added, the page is theirs. */
export function PersonForm({ words, onAdded = showAdded, onClose }: PersonFormProps) {
  const { form, faults } = words
  const place = useRef<HTMLFormElement>(null)
  const [name, setName] = useState('')
  const [kind, setKind] = useState<HurtPerson['kind']>()
  const [fault, setFault] = useState<keyof Words['faults']>()
  const isOfKind = fault === 'no-kind'

  const isOpened = onClose !== undefined
  const focusField = (id: string) => place.current?.querySelector<HTMLElement>(`#${id}`)?.focus()

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where a press has opened the form
  useEffect(() => {
    if (isOpened) focusField(nameField)
  }, [])

  function refuse(why: keyof Words['faults']) {
    setFault(why)
    focusField(why === 'no-kind' ? kindField : nameField)
  }

  function finish(event: SubmitEvent) {
    event.preventDefault()
    const why = whyNotAdded(name)
    if (why) return refuse(why)
    if (!kind) return refuse('no-kind')
    const person = addPerson(name, kind)
    if (person) onAdded(person)
    else refuse('not-kept')
  }

  return (
    <form ref={place} className="who-form" onSubmit={finish} autoComplete="off" noValidate>
      <p>
        <strong>{form.heading}</strong>
      </p>
      <p>{form.text}</p>
      <Field
        id={nameField}
        label={form.name}
        hint={form.nameHint}
        error={fault && !isOfKind ? faults[fault] : undefined}
        maxLength={longestName}
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value)
          setFault(undefined)
        }}
      />
      <ChoiceGroup
        id={kindField}
        legend={form.kind}
        error={isOfKind ? faults['no-kind'] : undefined}
        pick="one"
        choices={(['adult', 'child'] as const).map((value) => ({
          value,
          label: form.kinds[value],
        }))}
        chosen={kind ? [kind] : []}
        onChoose={(chosen) => {
          setKind(chosen)
          setFault(undefined)
        }}
      />
      <p className="button-row">
        <Button type="submit">{form.add}</Button>
        {onClose ? (
          <Button variant="outline" onClick={onClose}>
            {form.cancel}
          </Button>
        ) : null}
      </p>
    </form>
  )
}
