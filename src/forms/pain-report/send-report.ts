import {
  type PainForm,
  type PainProof,
  type PainReport,
  painFormFunction,
  painReport,
} from '#contracts/pain-report/contract.ts'
import { findProof } from '#forms/pain-report/proof.ts'
import {
  functionAddress,
  functionHeaders,
  type SendOutcome,
  sendForm,
} from '#forms/sending/send-form.ts'
import type { Locale } from '#i18n/locales.ts'

/** Without a token the server takes a report as from a browser without scripts, within limits. */
const unproved: PainProof = { token: '', proof: '' }
/** Milliseconds; a new token must be a few seconds old. */
const longestWait = 10_000

/** Gets a token and works for it. Browsers hash only on a safe connection; without one, no proof. */
export async function prepareForm(): Promise<PainProof> {
  if (!globalThis.crypto?.subtle) return unproved
  try {
    const response = await fetch(functionAddress(painFormFunction), { headers: functionHeaders })
    if (!response.ok) return unproved
    const form: PainForm = await response.json()
    return { token: form.token, proof: await findProof(form) }
  } catch {
    return unproved
  }
}

/**
 * Sends a report. A form that was open too long is renewed, and one that was too fast waits; once.
 *
 * @param prepared what {@link prepareForm} promised when the visitor came to the form.
 */
export async function sendReport(
  report: PainReport,
  prepared: Promise<PainProof>,
  locale: Locale,
): Promise<SendOutcome> {
  const send = (proof: PainProof) => sendForm(painReport, { ...report, ...proof, locale }, locale)
  const first = await prepared
  const outcome = await send(first)
  if (outcome.kind !== 'refused') return outcome
  const { code, retryAfter } = outcome
  if (code !== 'stale-form' && code !== 'too-fast') return outcome
  await new Promise((resolve) => setTimeout(resolve, Math.min(retryAfter, longestWait)))
  return send(code === 'too-fast' ? first : await prepareForm())
}
