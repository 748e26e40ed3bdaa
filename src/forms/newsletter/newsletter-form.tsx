import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { clinic } from '#clinic'
import { newsletterFunction, type Refusal, readSignup } from '#contracts/newsletter.ts'
import type { Words } from '#forms/newsletter/words.en.ts'
import type { Locale } from '#i18n/locales.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Toast, type ToastMessage } from '#ui/toast/toast.tsx'

export interface NewsletterFormProps {
  locale: Locale
  words: Words
  /** Where on the site the form stands. */
  source: 'footer-newsletter' | 'newsletter-page' | 'newsletter-retry' | 'newsletter-link-ended'
  /** What the visitor typed before, on the page that answers a form sent without JavaScript. */
  typedEmail?: string
  error?: string
}

type Outcome = { kind: 'accepted' } | { kind: 'refused'; message: string } | { kind: 'failed' }

const toastMs = 8000
const functionAddress = `${clinic.functions.origin ?? ''}${newsletterFunction}`

async function send(email: string, source: string, locale: Locale): Promise<Outcome> {
  try {
    const response = await fetch(functionAddress, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': locale,
        apikey: clinic.functions.publicKey,
      },
      body: JSON.stringify({ email, source }),
    })
    if (response.ok) return { kind: 'accepted' }
    if (response.status !== 422) return { kind: 'failed' }
    const { error }: Refusal = await response.json()
    return { kind: 'refused', message: error.message }
  } catch {
    return { kind: 'failed' }
  }
}

/**
 * Sign-up for the newsletter. A plain form that a page answers; once awake it answers in place.
 * The input stays the browser's own, so nothing typed before React was there is lost.
 */
export function NewsletterForm({ locale, words, source, typedEmail, error }: NewsletterFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const [awake, setAwake] = useState(false)
  const [blank, setBlank] = useState(false)
  const [sending, setSending] = useState(false)
  const [fault, setFault] = useState(error)
  const [toast, setToast] = useState<ToastMessage | null>(null)

  const noticeBlank = () => setBlank(!input.current?.value.trim())

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

  async function subscribe(event: SubmitEvent) {
    event.preventDefault()
    const typed = input.current?.value ?? ''
    if (sending || !typed.trim()) return
    const read = readSignup({ email: typed, source })
    if (read.kind === 'refused') {
      setFault(words.refusal[read.fault])
      input.current?.focus()
      return
    }
    setFault(undefined)
    setSending(true)
    const outcome = await send(read.signup.email, source, locale)
    setSending(false)
    if (outcome.kind === 'accepted') {
      form.current?.reset()
      noticeBlank()
      setToast({ kind: 'success', ...words.success })
      return
    }
    if (outcome.kind === 'refused') setFault(outcome.message)
    setToast({ kind: 'destructive', ...words.failure })
  }

  const fieldId = `${source}-email`
  return (
    <>
      <form
        ref={form}
        className="newsletter-form"
        action={functionAddress}
        method="post"
        noValidate
        aria-busy={sending}
        onSubmit={subscribe}
      >
        <Field
          ref={input}
          id={fieldId}
          name="email"
          type="email"
          label={words.email}
          autoComplete="email"
          required
          defaultValue={typedEmail}
          error={fault}
          disabled={sending}
          onInput={noticeBlank}
        />
        <input type="hidden" name="source" value={source} />
        <input type="hidden" name="locale" value={locale} />
        <Button type="submit" variant="trust" disabled={awake && (blank || sending)}>
          {sending ? words.sending : words.submit}
        </Button>
      </form>
      <Toast message={toast} dismissLabel={words.dismiss} onDismiss={() => setToast(null)} />
    </>
  )
}
