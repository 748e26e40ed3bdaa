import * as v from 'valibot'
import { emailSchema } from './email-address.ts'
import { phoneSchema } from './phone-number.ts'
import { lineSchema } from './typed-text.ts'

const longestName = 100

const isBlank = (input: unknown) => typeof input !== 'string' || input.trim() === ''

/** Reads a field that may stay empty. */
const unlessBlank = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.lazy((input) => (isBlank(input) ? v.fallback(v.literal(''), '') : schema))

/** A line that must be filled in, of at most 100 characters. */
export const nameSchema = v.nullish(v.pipe(lineSchema(longestName), v.nonEmpty('missing')), '')

/** How somebody can be reached: a telephone number, an e-mail address, or both. */
export const reachFields = {
  phone: v.nullish(unlessBlank(phoneSchema), ''),
  email: v.nullish(unlessBlank(emailSchema), ''),
}

/** Without either, it is the telephone number that is missing. */
export const isReachable = ({ email, phone }: { email: string; phone: string }) =>
  phone !== '' || email !== ''

/** Why such fields may be refused. */
export const nameFaults = ['missing', 'too-long'] as const
export const phoneFaults = ['missing', 'malformed'] as const
export const emailFaults = ['malformed', 'too-long'] as const
