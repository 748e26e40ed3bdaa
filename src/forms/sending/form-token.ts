import type { FormProof, FormToken } from '#contracts/form-token.ts'
import type { Locale } from '#i18n/locales.ts'
import { findProof } from './proof.ts'
import { functionAddress, functionHeaders, type SendOutcome, sendForm } from './send-form.ts'

/** Without a token the server takes a form as from a browser without scripts, within limits. */
const unproved: FormProof = { token: '', proof: '' }
/** A visitor who waited longer would rather read why. In ms. */
const longestWait = 10_000
/** How often a form is renewed or waited for before its refusal is shown. */
const mostRepeats = 3

interface PreparedForm {
  proof: FormProof
  /** When the server takes it, by the page's own clock (`performance.now()`). */
  ready: number
}

const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.min(Math.max(milliseconds, 0), longestWait)))

/** Gets a token and works for it. Browsers hash only on a safe connection; without one, no proof. */
async function prepare(tokenFunction: string): Promise<PreparedForm> {
  const plain = { proof: unproved, ready: 0 }
  if (!globalThis.crypto?.subtle) return plain
  try {
    const response = await fetch(functionAddress(tokenFunction), { headers: functionHeaders })
    if (!response.ok) return plain
    const form: FormToken = await response.json()
    const ready = performance.now() + form.wait * 1000
    return { proof: { token: form.token, proof: await findProof(form) }, ready }
  } catch {
    return plain
  }
}

export interface OpenForm {
  /** Sends the form when it may be sent; a form that is stale by then is renewed. */
  send(form: { address: string }, fields: object, locale: Locale): Promise<SendOutcome>
}

/**
 * Gets ready to send a form that asks for a proof, while the visitor still answers it. What was
 * prepared stays good until the server says otherwise, and then what replaces it does.
 *
 * @param tokenFunction where the form gets its token.
 */
export function openForm(tokenFunction: string): OpenForm {
  let prepared = prepare(tokenFunction)
  return {
    async send(form, fields, locale) {
      if ((await prepared).proof === unproved) prepared = prepare(tokenFunction)
      for (let repeats = 0; ; repeats += 1) {
        const { proof, ready } = await prepared
        await pause(ready - performance.now())
        const outcome = await sendForm(form, { ...fields, ...proof, locale }, locale)
        if (outcome.kind !== 'refused' || repeats === mostRepeats) return outcome
        if (outcome.code === 'stale-form') prepared = prepare(tokenFunction)
        else if (outcome.code === 'too-fast') await pause(outcome.retryAfter)
        else return outcome
      }
    },
  }
}
