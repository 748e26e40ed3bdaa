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
import { linesSchema } from '#forms/contract/typed-text.ts'
import { second } from '#language/dates/durations.ts'
import { locales } from '#language/locales.ts'

/** When a visitor likes to be called, within the opening hours. */
export const callTimes = ['any', 'morning', 'afternoon'] as const

export type CallTime = (typeof callTimes)[number]

/** What a message is about. None says anything of a person's health. */
export const messageTopics = ['appointment', 'cost', 'records', 'other'] as const

export const longestNote = 500

const messageSchema = v.pipe(
  v.object({
    name: nameSchema,
    ...reachFields,
    // A choice that is not ours is replaced, not refused: it is not worth a lost visitor.
    call: v.fallback(v.picklist(callTimes), 'any'),
    /** The language of the answer; `undefined` for that of the page. */
    language: v.fallback(v.optional(v.picklist(locales)), undefined),
    topic: v.fallback(v.picklist(messageTopics), 'other'),
    note: v.nullish(linesSchema(longestNote), ''),
    /** Whether a text message about this matter is welcome. */
    texts: v.fallback(
      v.pipe(
        v.union([v.literal('yes'), v.literal(true)]),
        v.transform(() => true),
      ),
      false,
    ),
  }),
  // Stryker disable next-line ArrayDeclaration,StringLiteral: what is at fault is not empty
  v.forward(v.partialCheck([['phone'], ['email']], isReachable, 'missing'), ['phone']),
)

/** A message or a wish to be called. The page it was sent from is not among it. */
export type Message = v.InferOutput<typeof messageSchema>

export const message = {
  address: '/functions/v1/message',
  schema: messageSchema,
  faults: {
    name: nameFaults,
    phone: phoneFaults,
    email: emailFaults,
    note: ['too-long'],
  },
  choices: ['call', 'language', 'topic', 'texts'],
  soonest: 3 * second,
  taken: 'message-taken',
} as const satisfies FormContract<Message, FaultCodes>

export type MessageFaults = typeof message.faults
