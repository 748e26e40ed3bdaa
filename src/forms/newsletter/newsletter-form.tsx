import { type InputHTMLAttributes, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { type Fault, readFields, readForm, sayFault } from '#contracts/form.ts'
import { type NewsletterField, newsletter } from '#contracts/newsletter/contract.ts'
import type { Words } from '#forms/newsletter/words.en.ts'
import { functionAddress, sendForm } from '#forms/sending/send-form.ts'
import type { Locale } from '#i18n/locales.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Toast, type ToastMessage } from '#ui/toast/toast.tsx'
import './newsletter.css'

export interface NewsletterFormProps {
  locale: Locale
  words: Words
  /** Where on the site the form stands. */
  source: 'footer-newsletter' | 'newsletter-page' | 'newsletter-retry' | 'newsletter-link-ended'
  /** What the page that answers a form sent without JavaScript gives back. */
  typed?: FieldTexts
  faults?: FieldTexts
  /** Why the form as a whole was not taken. */
  refusal?: string
}

type FieldTexts = Partial<Record<NewsletterField, string>>

const toastMs = 8000

/** The fields in their order, as the browser knows them. */
const inputs: Readonly<Record<NewsletterField, InputHTMLAttributes<HTMLInputElement>>> = {
  email: { type: 'email', autoComplete: 'email', required: true },
}

const fields = Object.keys(inputs) as NewsletterField[]

/**
 * Sign-up for the newsletter. A plain form that a page answers; once awake it answers in place.
 * The input stays the browser's own, so nothing typed before React was there is lost.
 */
export function NewsletterForm({
  locale,
  words,
  source,
  typed,
  refusal,
  ...given
}: NewsletterFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [awake, setAwake] = useState(false)
  const [blank, setBlank] = useState(false)
  const [sending, setSending] = useState(false)
  const [faults, setFaults] = useState<FieldTexts>(given.faults ?? {})
  /** Why nothing was kept, although no field is at fault. */
  const [trouble, setTrouble] = useState<string>()
  const [taken, setTaken] = useState(false)
  const [toast, setToast] = useState<ToastMessage | null>(null)

  const inputOf = (field: NewsletterField) => {
    const input = form.current?.elements.namedItem(field)
    return input instanceof HTMLInputElement ? input : undefined
  }
  const isBlank = (field: NewsletterField) =>
    inputs[field].required && !inputOf(field)?.value.trim()
  const noticeBlank = () => setBlank(fields.some(isBlank))

  /** Puts words beside the fields at fault and leads to the first. */
  function show(found: readonly Fault[]) {
    const [first] = fields.filter((field) => found.some((fault) => fault.field === field))
    setFaults(Object.fromEntries(found.map((fault) => [fault.field, sayFault(words, fault)])))
    if (first) inputOf(first)?.focus()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the form wakes
  useEffect(() => {
    setAwake(true)
    noticeBlank()
  }, [])

  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(() => setToast(null), toastMs)
    return () => clearTimeout(timer)
  }, [toast])

  /** What was said of the last attempt is not about the next one. */
  function forgetAnswer() {
    setToast(null)
    setTrouble(undefined)
    setTaken(false)
  }

  async function subscribe(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending || fields.some(isBlank)) return
    const data = new FormData(event.currentTarget)
    const read = readForm(newsletter, readFields(newsletter, data))
    show(read.kind === 'faulty' ? read.faults : [])
    if (read.kind === 'faulty') return
    forgetAnswer()
    setSending(true)
    const outcome = await sendForm(newsletter, read.values, locale)
    setSending(false)
    if (outcome.kind === 'taken') {
      form.current?.reset()
      noticeBlank()
      setTaken(true)
      setToast({ kind: 'success', ...words.success })
      return
    }
    if (outcome.kind === 'refused' && outcome.faults.length > 0) show(outcome.faults)
    else setTrouble(outcome.kind === 'refused' ? outcome.message : words.notKept)
    setToast({ kind: 'destructive', ...words.failure })
  }

  return (
    <>
      {refusal === undefined ? null : <p className="field-error">{refusal}</p>}
      <form
        ref={form}
        className="newsletter-form"
        action={functionAddress(newsletter.address)}
        method="post"
        noValidate
        aria-busy={sending}
        onSubmit={subscribe}
      >
        {fields.map((field) => (
          <Field
            key={field}
            id={`${source}-${field}`}
            name={field}
            label={words.fields[field].label}
            defaultValue={typed?.[field]}
            error={faults[field] ?? trouble}
            disabled={sending}
            onInput={noticeBlank}
            {...inputs[field]}
            {...(trouble === undefined ? {} : { 'aria-invalid': false })}
          />
        ))}
        <input type="hidden" name="source" value={source} />
        <input type="hidden" name="locale" value={locale} />
        <Button type="submit" variant="trust" disabled={awake && (blank || sending)}>
          {sending ? words.sending : words.submit}
        </Button>
      </form>
      <p className="newsletter-next" role="status">
        {taken ? words.next : null}
      </p>
      <Toast message={toast} dismissLabel={words.dismiss} onDismiss={() => setToast(null)} />
    </>
  )
}
