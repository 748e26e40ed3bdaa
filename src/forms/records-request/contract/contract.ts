import * as v from 'valibot'
import type { FaultCodes, FormContract } from '#forms/contract/form.ts'
import {
  emailFaults,
  isReachable,
  nameFaults,
  nameSchema,
  phoneFaults,
  reachFields,
} from '#forms/contract/reachable.ts'
import { second } from '#language/dates/durations.ts'

/** What an attorney's office may ask for. Nothing here names a patient. */
export const recordsNeeds = ['records', 'bills', 'lien', 'report', 'testimony'] as const

const requestSchema = v.pipe(
  v.object({
    firm: nameSchema,
    name: nameSchema,
    ...reachFields,
    needs: v.pipe(
      v.fallback(v.array(v.unknown()), []),
      v.transform((chosen) => recordsNeeds.filter((need) => chosen.includes(need))),
      v.minLength(1, 'missing'),
    ),
  }),
  // Stryker disable next-line ArrayDeclaration,StringLiteral: what is at fault is not empty
  v.forward(v.partialCheck([['phone'], ['email']], isReachable, 'missing'), ['phone']),
)

/** An attorney's request for records: who asks, and for what; no words of their own. */
export type RecordsRequest = v.InferOutput<typeof requestSchema>

export const recordsRequest = {
  address: '/functions/v1/records-request',
  schema: requestSchema,
  faults: {
    firm: nameFaults,
    name: nameFaults,
    phone: phoneFaults,
    email: emailFaults,
    needs: ['missing'],
  },
  lists: ['needs'],
  soonest: 3 * second,
  taken: 'request-taken',
} as const satisfies FormContract<RecordsRequest, FaultCodes>

export type RecordsFaults = typeof recordsRequest.faults
