import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { readFields, readForm } from '#contracts/form.ts'
import {
  type PainField,
  painDistricts,
  painFormFunction,
  painModes,
  painRegions,
  painReport,
  painSince,
} from '#contracts/pain-report/contract.ts'
import type { Words } from '#forms/pain-report/words.en.ts'
import { type OpenForm, openForm } from '#forms/sending/form-token.ts'
import { functionAddress } from '#forms/sending/send-form.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Words as PainWords } from '#i18n/pain-report/words.en.ts'
import { Button } from '#ui/button/button.tsx'
import { ChoiceGroup } from '#ui/choice-group/choice-group.tsx'
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx'
import './pain-report.css'

export interface PainReportFormProps {
  locale: Locale
  words: Words
}

const idOf = (field: PainField) => `pain-${field}`
const scale = Array.from({ length: 11 }, (_, pain) => String(pain))

function answersFor(field: PainField, names: PainWords) {
  const named = <Value extends string>(
    values: readonly Value[],
    labels: Readonly<Record<Value, string>>,
  ) => values.map((value) => ({ value, label: labels[value] }))
  switch (field) {
    case 'regions':
      return named(painRegions, names.regions)
    case 'worst':
      return scale.map((pain) => ({ value: pain, label: pain }))
    case 'since':
      return named(painSince, names.since)
    case 'mode':
      return named(painModes, names.modes)
    case 'district':
      return named(painDistricts, names.districts)
  }
}

const painFields = Object.keys(painReport.faults) as PainField[]

/**
 * An anonymous report: five questions. A plain form that leads back to this page, at the line that
 * says what became of it; once awake it answers in place, and works for its token meanwhile.
 */
export function PainReportForm({ locale, words }: PainReportFormProps) {
  const { fields, names } = words
  const opened = useRef<OpenForm>(null)
  const top = useRef<HTMLDivElement>(null)
  const [awake, setAwake] = useState(false)
  const [sending, setSending] = useState(false)
  const [faults, setFaults] = useState<readonly PainField[]>([])
  const [refusal, setRefusal] = useState('')
  const [taken, setTaken] = useState(false)

  useEffect(() => {
    setAwake(true)
    opened.current ??= openForm(painFormFunction)
  }, [])

  /** Said in place; the lines for a form sent without JavaScript have had their day. */
  const answered = taken || refusal !== '' || faults.length > 0

  useEffect(() => {
    if (taken || refusal || faults.length > 0) top.current?.focus()
  }, [taken, refusal, faults])

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    const data = new FormData(event.currentTarget)
    const read = readForm(painReport, readFields(painReport, data))
    setRefusal('')
    setFaults(read.kind === 'faulty' ? read.faults.map(({ field }) => field) : [])
    if (read.kind === 'faulty') return
    if (data.get('website')) {
      setTaken(true)
      return
    }
    setSending(true)
    opened.current ??= openForm(painFormFunction)
    const outcome = await opened.current.send(painReport, read.values, locale)
    setSending(false)
    if (outcome.kind === 'taken') setTaken(true)
    else setRefusal(outcome.kind === 'refused' ? outcome.message : words.refusal['not-stored'])
  }

  return (
    <section className="pain-report" aria-labelledby="pain-report-heading">
      <h2 id="pain-report-heading">{words.heading}</h2>
      {answered ? null : (
        <>
          <p className="pain-report-answer" id="report-thanks">
            {words.answers.thanks}
          </p>
          <p className="pain-report-answer" id="report-missing">
            {words.answers.missing}
          </p>
          <p className="pain-report-answer" id="report-later">
            {words.answers.later}
          </p>
          <p className="pain-report-answer" id="report-full">
            {words.answers.full}
          </p>
          <p className="pain-report-answer" id="report-retry">
            {words.answers.retry}
          </p>
        </>
      )}
      <div ref={top} tabIndex={-1} className="pain-report-outcome">
        {taken ? <p className="pain-report-taken">{words.answers.thanks}</p> : null}
        {refusal ? <p className="pain-report-refused">{refusal}</p> : null}
        {faults.length > 0 ? (
          <ErrorSummary
            heading={words.errorHeading}
            errors={faults.map((field) => ({
              fieldId: idOf(field),
              message: fields[field].faults.missing,
            }))}
          />
        ) : null}
      </div>
      {taken ? null : (
        <form
          className="pain-report-form"
          action={functionAddress(painReport.address)}
          method="post"
          noValidate={awake}
          aria-busy={sending}
          onSubmit={send}
        >
          <p>{words.intro}</p>
          <p className="pain-report-urgent">
            {words.urgent} <a href="tel:911">{words.urgentLink}</a>.
          </p>
          {painFields.map((field) => (
            <ChoiceGroup
              key={field}
              id={idOf(field)}
              name={field}
              legend={fields[field].label}
              hint={fields[field].hint}
              error={faults.includes(field) ? fields[field].faults.missing : undefined}
              pick={field === 'regions' ? 'many' : 'one'}
              layout={field === 'worst' ? 'scale' : field === 'since' ? 'list' : 'columns'}
              required={field !== 'regions'}
              choices={answersFor(field, names)}
            />
          ))}
          <p className="pain-report-trap" aria-hidden="true">
            <label>
              {words.trap}
              <input name="website" type="text" tabIndex={-1} autoComplete="off" />
            </label>
          </p>
          <input type="hidden" name="locale" value={locale} />
          <p className="fine-print">
            {words.kept} {words.notKept} {words.limits}
          </p>
          <Button type="submit" variant="trust" size="lg" disabled={sending}>
            {sending ? words.sending : words.submit}
          </Button>
        </form>
      )}
    </section>
  )
}
