import * as v from 'valibot'
import type { FaultCodes, FormContract } from '#forms/contract/form.ts'
import { lineSchema } from '#forms/contract/typed-text.ts'

/** Characters of the sentence. */
export const longestSentence = 300

const feedbackSchema = v.object({
  /** The id of a page; which there are, the server knows. */
  page: v.pipe(v.string('unknown'), v.regex(/^[a-z\d-]{1,60}$/, 'unknown')),
  useful: v.picklist(['yes', 'no'], 'missing'),
  sentence: v.nullish(lineSchema(longestSentence), ''),
})

/** Whether a page was useful, and perhaps a sentence about it. Nothing about who says so. */
export type PageFeedback = v.InferOutput<typeof feedbackSchema>

export const pageFeedback = {
  address: '/functions/v1/page-feedback',
  schema: feedbackSchema,
  faults: { page: ['unknown'], useful: ['missing'], sentence: ['too-long'] },
  taken: 'feedback-taken',
} as const satisfies FormContract<PageFeedback, FaultCodes>

export type FeedbackFaults = typeof pageFeedback.faults
