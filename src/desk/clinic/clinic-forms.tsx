import type { ReactNode } from 'react'
import { Button } from '#design/button/button.tsx'
import { Field } from '#design/field/field.tsx'
import { TextBox } from '#design/field/text-box.tsx'
import { Token } from '#desk/desk-page.tsx'
import { deskPath } from '#desk/desk-path.ts'
import type { Frame } from '#desk/view.ts'
import { counted } from '#language/counted.ts'
import { type Locale, locales } from '#language/locales.ts'
import type { DayField, NoticeField, Typed, TypedFault } from './clinic-view.ts'
import { clinicWords, faultInWords } from './words.ts'

/** More than may be typed: what is too long is told, never cut. */
const roomToType = 1000

interface FormProps<Name extends string> {
  frame: Frame
  typed: Typed<Name>
}

/** What is wrong with a field; nothing with one that is right. */
function faultIn<Name extends string>({ faults, values }: Typed<Name>, name: Name, locale: Locale) {
  const fault: TypedFault | undefined = faults[name]
  return fault && faultInWords(fault, { field: name, text: values[name] }, locale)
}

/** Which fields need another look, each a link to it. */
export function FaultSummary({ frame, typedDay, typedNotice }: ClinicFaults) {
  const { locale } = frame
  const fields = [
    ...faultyIds('notice', typedNotice, noticeLabels(locale)),
    ...faultyIds('day', typedDay, dayLabels(locale)),
  ]
  if (fields.length === 0) return null
  return (
    <div className="desk-said" role="alert">
      <p>{counted(clinicWords[locale].faulty, fields.length, locale)}</p>
      <ul>
        {fields.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ClinicFaults {
  frame: Frame
  typedDay: Typed<DayField>
  typedNotice: Typed<NoticeField>
}

const faultyIds = <Name extends string>(
  form: string,
  { faults }: Typed<Name>,
  labels: Readonly<Record<Name, string>>,
) =>
  (Object.keys(labels) as Name[])
    .filter((name) => faults[name])
    .map((name) => ({ id: `${form}-${name}`, label: labels[name] }))

function noticeLabels(locale: Locale): Readonly<Record<NoticeField, string>> {
  const { closes, ends, text } = clinicWords[locale]
  return { 'text-en': text.en, 'text-es': text.es, ends, closes }
}

function dayLabels(locale: Locale): Readonly<Record<DayField, string>> {
  const words = clinicWords[locale]
  return {
    date: words.date,
    kind: words.kind,
    opens: words.opens,
    closes: words.closesAt,
    'opens-2': words.opensAgain,
    'closes-2': words.closesAgain,
    'name-en': words.dayName.en,
    'name-es': words.dayName.es,
  }
}

function PreviewForm({
  action,
  children,
  frame,
}: {
  action: 'notice' | 'day'
  frame: Frame
  children: ReactNode
}) {
  return (
    <form
      className="desk-form"
      method="post"
      action={deskPath('clinic', action)}
      noValidate
      data-typing
    >
      <Token token={frame.token} />
      {children}
      <Button type="submit" name="step" value="preview">
        {clinicWords[frame.locale].preview}
      </Button>
    </form>
  )
}

export function NoticeForm({ frame, typed }: FormProps<NoticeField>) {
  const { locale } = frame
  const words = clinicWords[locale]
  return (
    <>
      <h3 id="new-notice">{words.newNotice}</h3>
      <PreviewForm frame={frame} action="notice">
        {locales.map((language) => (
          <TextBox
            key={language}
            id={`notice-text-${language}`}
            name={`text-${language}`}
            label={words.text[language]}
            hint={words.textHint}
            error={faultIn(typed, `text-${language}`, locale)}
            rows={3}
            maxLength={roomToType}
            defaultValue={typed.values[`text-${language}`]}
          />
        ))}
        <Field
          id="notice-ends"
          name="ends"
          type="datetime-local"
          label={words.ends}
          hint={words.endsHint}
          error={faultIn(typed, 'ends', locale)}
          defaultValue={typed.values.ends}
        />
        <label className="desk-sure">
          <input
            id="notice-closes"
            type="checkbox"
            name="closes"
            value="yes"
            defaultChecked={typed.values.closes === 'yes'}
            aria-describedby="notice-closes-hint"
          />
          {words.closes}
        </label>
        <p className="field-hint" id="notice-closes-hint">
          {words.closesHint}
        </p>
      </PreviewForm>
    </>
  )
}

export function DayForm({ frame, typed }: FormProps<DayField>) {
  const { locale } = frame
  const words = clinicWords[locale]
  const labels = dayLabels(locale)
  const field = (name: DayField, type: string, hint?: string) => (
    <Field
      key={name}
      id={`day-${name}`}
      name={name}
      type={type}
      label={labels[name]}
      hint={hint}
      error={faultIn(typed, name, locale)}
      defaultValue={typed.values[name]}
    />
  )
  const kindFault = faultIn(typed, 'kind', locale)
  return (
    <>
      <h3 id="new-day">{words.newDay}</h3>
      <PreviewForm frame={frame} action="day">
        {field('date', 'date')}
        <fieldset
          className="desk-kinds"
          id="day-kind"
          aria-describedby={kindFault === undefined ? undefined : 'day-kind-error'}
        >
          <legend>{words.kind}</legend>
          {kindFault === undefined ? null : (
            <p className="field-error" id="day-kind-error">
              {kindFault}
            </p>
          )}
          {(['closed', 'other'] as const).map((kind) => (
            <label key={kind} className="desk-sure">
              <input
                type="radio"
                name="kind"
                value={kind}
                defaultChecked={typed.values.kind === kind}
              />
              {words.kinds[kind]}
            </label>
          ))}
        </fieldset>
        <div className="desk-hours">
          {(['opens', 'closes', 'opens-2', 'closes-2'] as const).map((name) => field(name, 'time'))}
        </div>
        {field('name-en', 'text', words.dayNameHint)}
        {field('name-es', 'text', words.dayNameHint)}
      </PreviewForm>
    </>
  )
}
