import * as v from 'valibot'
import { clinic } from '#clinic'
import type { Locale } from '#language/locales.ts'

/** The full address of a function. */
export const functionAddress = (path: string) => `${clinic.functions.origin ?? ''}${path}`

/** What every request to a function says of itself. */
const functionHeaders = { apikey: clinic.functions.publicKey }

const takenSchema = v.object({ message: v.optional(v.string()) })

const refusalSchema = v.object({
  error: v.object({
    code: v.string(),
    faults: v.optional(v.array(v.object({ field: v.string(), code: v.string() })), []),
    message: v.string(),
  }),
})

export type SendOutcome =
  | {
      kind: 'taken'
      /** What happens next, where the form has words for it. */
      message?: string | undefined
    }
  | {
      kind: 'refused'
      faults: readonly { field: string; code: string }[]
      /** A sentence for the visitor, in the language of the page. */
      message: string
    }
  /** No answer, or one that is not ours. */
  | { kind: 'failed' }

/** Sends a form as JSON. */
export async function sendForm(
  { address }: { address: string },
  fields: object,
  locale: Locale,
): Promise<SendOutcome> {
  try {
    const answer = await fetch(functionAddress(address), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': locale,
        ...functionHeaders,
      },
      body: JSON.stringify(fields),
    })
    const body: unknown = await answer.json()
    if (answer.ok) return { kind: 'taken', ...v.parse(v.fallback(takenSchema, {}), body) }
    const read = v.safeParse(refusalSchema, body)
    if (!read.success) return { kind: 'failed' }
    return { kind: 'refused', ...read.output.error }
  } catch {
    return { kind: 'failed' }
  }
}
