import { clinic } from '#clinic'
import { ChoiceGroup } from '#design/choice-group/choice-group.tsx'
import type { Words } from '#forms/records-request/words.en.ts'
import { FormFrame, fieldId } from '#forms/sending/form-frame.tsx'
import { FormLines } from '#forms/sending/form-lines.tsx'
import { type GivenBack, useForm } from '#forms/sending/use-form.ts'
import type { Locale } from '#language/locales.ts'
import { type RecordsFaults, recordsNeeds, recordsRequest } from './contract/contract.ts'

export interface RecordsRequestFormProps extends GivenBack<RecordsFaults> {
  locale: Locale
  words: Words
}

const name = 'request'

const offered = recordsNeeds.filter(
  (need) => need !== 'lien' || clinic.paymentWays.includes('medical-lien'),
)

const inputs = {
  firm: { autoComplete: 'organization' },
  name: { autoComplete: 'name' },
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
}

/** An attorney's office asks for records. It names no patient: the answer says how to, safely. */
export function RecordsRequestForm({
  locale,
  words,
  typed = {},
  ...given
}: RecordsRequestFormProps) {
  const form = useForm(recordsRequest, { locale, words, ...given })
  const { faults } = form
  const { needs } = words.fields
  return (
    <FormFrame name={name} heading={words.heading} form={form} locale={locale} words={words}>
      <p>{words.intro}</p>
      <FormLines name={name} inputs={inputs} fields={words.fields} typed={typed} faults={faults} />
      <ChoiceGroup
        id={fieldId(name, 'needs')}
        name="needs"
        legend={needs.label}
        hint={needs.hint}
        error={faults.needs}
        pick="many"
        choices={offered.map((value) => ({ value, label: words.needs[value] }))}
        chosenAtFirst={typed['needs']?.split(' ') ?? []}
      />
    </FormFrame>
  )
}
