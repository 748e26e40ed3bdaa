import * as v from 'valibot'
import { emailSchema } from '#forms/contract/email-address.ts'
import type { FaultCodes, FieldOf, FormContract } from '#forms/contract/form.ts'

const signupSchema = v.object({
  email: v.nullish(emailSchema, ''),
  /**
   * Where on the site the form stands: lower-case words joined by hyphens, 40 characters. An unknown
   * one is replaced, not refused: it is not worth a lost visitor.
   */
  source: v.fallback(
    v.pipe(v.string(), v.trim(), v.maxLength(40), v.regex(/^[a-z\d]+(?:[-_][a-z\d]+)*$/)),
    'other',
  ),
})

/** A sign-up for the newsletter, as it is stored: the fields are columns of the subscribers. */
export type Signup = v.InferOutput<typeof signupSchema>

/**
 * The name of the function is that of the protocol of a hosted service. The answer is the same for
 * new, waiting and confirmed addresses.
 */
export const newsletter = {
  address: '/functions/v1/newsletter-subscribe',
  schema: signupSchema,
  faults: { email: ['missing', 'too-long', 'malformed'] },
  taken: 'confirmation-sent',
} as const satisfies FormContract<Signup, FaultCodes>

export type NewsletterFaults = typeof newsletter.faults
export type NewsletterField = FieldOf<NewsletterFaults>
