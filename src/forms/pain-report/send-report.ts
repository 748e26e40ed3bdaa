import { clinic } from '#clinic'
import {
  type PainForm,
  type PainRefusal,
  type PainReport,
  painFormFunction,
  painReportFunction,
} from '#contracts/pain-report.ts'
import { findProof } from '#forms/pain-report/proof.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Words } from '#i18n/pain-report/words.en.ts'

export interface ProvedForm {
  token: string
  proof: string
}

interface Wording {
  locale: Locale
  words: Words['refusal']
}

export type SendOutcome = { kind: 'taken' } | { kind: 'refused'; message: string }

const origin = clinic.functions.origin ?? ''
const key = { apikey: clinic.functions.publicKey }
/** Without a token the server takes a report as from a browser without scripts, within limits. */
const unproved: ProvedForm = { token: '', proof: '' }

/** Gets a token and works for it. Browsers hash only on a safe connection; without one, no proof. */
export async function prepareForm(): Promise<ProvedForm> {
  if (!globalThis.crypto?.subtle) return unproved
  try {
    const response = await fetch(origin + painFormFunction, { headers: key })
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
  prepared: Promise<ProvedForm>,
  { locale, words }: Wording,
): Promise<SendOutcome> {
  const failed: SendOutcome = { kind: 'refused', message: words['not-stored'] }
  try {
    const first = await prepared
    const answer = await post(report, first, locale)
    if (answer.ok) return { kind: 'taken' }
    const { error }: PainRefusal = await answer.json()
    if (error.code !== 'stale-form' && error.code !== 'too-fast') {
      return { kind: 'refused', message: error.message }
    }
    await new Promise((resolve) => setTimeout(resolve, retryAfter(answer)))
    const again = error.code === 'too-fast' ? first : await prepareForm()
    const second = await post(report, again, locale)
    if (second.ok) return { kind: 'taken' }
    const refusal: PainRefusal = await second.json()
    return { kind: 'refused', message: refusal.error.message }
  } catch {
    return failed
  }
}

/** Milliseconds; a new token must be a few seconds old. */
function retryAfter(answer: Response) {
  return Math.min(Number(answer.headers.get('retry-after') ?? 0), 10) * 1000
}

function post(report: PainReport, form: ProvedForm, locale: Locale) {
  return fetch(origin + painReportFunction, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': locale, ...key },
    body: JSON.stringify({ ...report, ...form, locale }),
  })
}
