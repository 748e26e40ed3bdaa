import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { focusInView } from '#design/step-heading/focus-in-view.ts'
import {
  type FaultCodes,
  type FieldOf,
  type FormContract,
  type FormWords,
  readFields,
  readForm,
  sayFault,
} from '#forms/contract/form.ts'
import { functionAddress, type SendOutcome, sendForm } from '#forms/sending/send-form.ts'
import type { Locale } from '#language/locales.ts'

/** A text for some of the fields of a form. */
export type FieldTexts<Codes extends FaultCodes> = Partial<Record<FieldOf<Codes>, string>>

/** What a form is given by the page that gives it back, when it was sent without JavaScript. */
export interface GivenBack<Codes extends FaultCodes> {
  /** What was typed and chosen, by field. */
  typed?: Readonly<Record<string, string>>
  faults?: FieldTexts<Codes>
  /** Why the form as a whole was not taken. */
  refusal?: string
}

interface Use<Codes extends FaultCodes> extends GivenBack<Codes> {
  locale: Locale
  words: FormWords<Codes> & { notSent: string }
  /** Told what came of each attempt that was sent. */
  onAnswer?: (answer: SendOutcome['kind']) => void
}

/** WebKit ends a timer up to a millisecond before its time is over. */
const timerSlack = 20

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Sends a form in place and keeps what became of it. The fields stay the browser's own, so nothing
 * typed before React was there is lost.
 */
export function useForm<Values, Codes extends FaultCodes>(
  contract: FormContract<Values, Codes>,
  { locale, words, faults: givenFaults = {}, refusal: givenRefusal, onAnswer }: Use<Codes>,
) {
  const shown = useRef<HTMLElement>(null)
  const [sending, setSending] = useState(false)
  const [faults, setFaults] = useState<FieldTexts<Codes>>(givenFaults)
  const [refusal, setRefusal] = useState(givenRefusal)
  /** What the visitor is told of a form that was taken; empty when there is nothing to add. */
  const [taken, setTaken] = useState<string>()

  /** Set before the focus moves there: the words must be in the page. */
  const [answered, setAnswered] = useState(0)
  useEffect(() => {
    if (answered > 0) focusInView(shown.current)
  }, [answered])

  /** What was said of the last attempt is not about the next one. */
  function forget() {
    setFaults({})
    setRefusal(undefined)
    setTaken(undefined)
  }

  function show(found: readonly { field: string; code: string }[], refused?: string) {
    const said = found.map((fault) => [fault.field, sayFault(words, fault)] as const)
    setFaults(Object.fromEntries(said) as FieldTexts<Codes>)
    setRefusal(refused)
    setAnswered((count) => count + 1)
  }

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    const fields = readFields(
      contract,
      new FormData(event.currentTarget, event.nativeEvent.submitter),
    )
    const read = readForm(contract, fields)
    forget()
    if (read.kind === 'faulty') return show(read.faults)
    setSending(true)
    // A person who is quick, or whose browser filled the form in, need not hear of it.
    await wait((contract.soonest ?? 0) + timerSlack - performance.now())
    const around = {
      ...(fields['website'] ? { website: fields['website'] } : {}),
      ...(contract.soonest ? { elapsed: Math.ceil(performance.now()) } : {}),
    }
    const sent = await sendForm(contract, { ...read.values, ...around }, locale)
    setSending(false)
    if (sent.kind === 'taken') {
      setTaken(sent.message ?? '')
      setAnswered((count) => count + 1)
    } else if (sent.kind === 'refused') {
      show(sent.faults, sent.faults.length > 0 ? undefined : sent.message)
    } else show([], words.notSent)
    onAnswer?.(sent.kind)
  }

  return {
    /** Of the form element: a plain form that a page answers; once awake it is sent in place. */
    attributes: {
      action: functionAddress(contract.address),
      method: 'post',
      noValidate: true,
      'aria-busy': sending,
      onSubmit: send,
    },
    faults,
    /** The `ref` of what has the focus when something has become of the form. */
    outcome: (element: HTMLElement | null) => {
      shown.current = element
    },
    /** Puts the focus there again. */
    leadOn: () => focusInView(shown.current),
    refusal,
    sending,
    taken,
  }
}

/** What has become of a form, and what sends it. */
export type FormState = Pick<
  ReturnType<typeof useForm>,
  'attributes' | 'outcome' | 'refusal' | 'sending' | 'taken'
> & { faults: Readonly<Record<string, string | undefined>> }
