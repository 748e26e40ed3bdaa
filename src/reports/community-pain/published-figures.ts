import * as v from 'valibot'
import { type Day, isDay } from '#dates/days.ts'

/** Rounded to 5; `null` where a count is hidden. The whole table is `null` when it is held back. */
const table = v.nullable(v.record(v.string(), v.nullable(v.number())))

const figuresSchema = v.variant('status', [
  v.object({ status: v.literal('not-enough') }),
  v.object({
    status: v.literal('published'),
    /** The Monday of the week of publication; it counts the weeks before. */
    week: v.custom<Day>(isDay),
    total: v.number(),
    medianWorst: v.nullable(v.number()),
    tables: v.object({
      region: table,
      worst: table,
      since: table,
      mode: table,
      district: table,
    }),
    districtMedians: v.nullable(v.record(v.string(), v.number())),
  }),
])

export type PublishedFigures = v.InferOutput<typeof figuresSchema>
export type Figures = Extract<PublishedFigures, { status: 'published' }>
export type TableName = keyof Figures['tables']

/** Reads what the site publishes; `undefined` when it is something else. */
export function readPublishedFigures(input: unknown): PublishedFigures | undefined {
  const result = v.safeParse(figuresSchema, input)
  return result.success ? result.output : undefined
}
