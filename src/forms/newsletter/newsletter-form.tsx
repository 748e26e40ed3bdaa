import { type InputHTMLAttributes, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Field } from '#design/field/field.tsx'
import { Toast, type ToastMessage } from '#design/toast/toast.tsx'
import type { Words } from '#forms/newsletter/words.en.ts'
import { type GivenBack, useForm } from '#forms/sending/use-form.ts'
import type { Locale } from '#language/locales.ts'
import { type NewsletterFaults, type NewsletterField, newsletter } from './contract/contract.ts'
import './newsletter.css'

export interface NewsletterFormProps extends GivenBack<NewsletterFaults> {
  locale: Locale
  words: Words
  /** Where on the site the form stands. */
  source: 'footer-newsletter' | 'newsletter-page' | 'newsletter-retry' | 'newsletter-link-ended'
}

const toastMs = 8000

/** The fields in their order, as the browser knows them. */
const inputs: Readonly<Record<NewsletterField, InputHTMLAttributes<HTMLInputElement>>> = {
  email: { type: 'email', autoComplete: 'email', required: true },
}

const fields = Object.keys(inputs) as NewsletterField[]

function isBlank(form: HTMLFormElement | null, field: NewsletterField) {
  const input = form?.elements.namedItem(field)
  return inputs[field].required && !(input instanceof HTMLInputElement && input.value.trim())
}

/** A message that goes by itself. */
function useToast() {
  const [toast, setToast] = useState<ToastMessage | null>(null)
  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(() => setToast(null), toastMs)
    return () => clearTimeout(timer)
  }, [toast])
  return [toast, setToast] as const
}

/** Sign-up for the newsletter: one line, so that it is answered beside the field and in a toast. */
export function NewsletterForm({
  locale,
  words,
  source,
  typed,
  faults: givenFaults = {},
  refusal: givenRefusal,
}: NewsletterFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const [blank, setBlank] = useState(false)
  const [toast, setToast] = useToast()
  const noticeBlank = () => setBlank(fields.some((field) => isBlank(element.current, field)))

  const { attributes, faults, leadOn, outcome, refusal, sending, taken } = useForm(newsletter, {
    locale,
    words,
    faults: givenFaults,
    onAnswer(answer) {
      if (answer !== 'taken') return setToast({ kind: 'destructive', ...words.failure })
      setToast({ kind: 'success', ...words.success })
      element.current?.reset()
      noticeBlank()
    },
  })
  const [atFault = fields[0]] = fields.filter((field) => faults[field] !== undefined)

  // Once, when the form wakes: something may have been typed before.
  useEffect(noticeBlank, [])

  /** The button that was pressed goes with it, so the focus goes to what is still to be done. */
  function closeToast() {
    setToast(null)
    leadOn()
  }

  function subscribe(event: SubmitEvent<HTMLFormElement>) {
    if (blank) return event.preventDefault()
    setToast(null)
    attributes.onSubmit(event)
  }

  return (
    <>
      {givenRefusal === undefined ? null : <p className="field-error">{givenRefusal}</p>}
      <form ref={element} className="newsletter-form" {...attributes} onSubmit={subscribe}>
        {fields.map((field) => (
          <Field
            key={field}
            ref={taken === undefined && field === atFault ? outcome : undefined}
            id={`${source}-${field}`}
            name={field}
            label={words.fields[field].label}
            defaultValue={typed?.[field]}
            error={faults[field] ?? refusal}
            disabled={sending}
            onInput={noticeBlank}
            {...inputs[field]}
            {...(refusal === undefined ? {} : { 'aria-invalid': false })}
          />
        ))}
        <input type="hidden" name="source" value={source} />
        <input type="hidden" name="locale" value={locale} />
        <Button type="submit" variant="trust" disabled={blank || sending}>
          {sending ? words.sending : words.submit}
        </Button>
      </form>
      {taken === undefined ? null : (
        <p ref={outcome} tabIndex={-1}>
          {words.next}
        </p>
      )}
      <Toast message={toast} dismissLabel={words.dismiss} onDismiss={closeToast} />
    </>
  )
}
