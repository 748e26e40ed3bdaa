import * as v from 'valibot'
import type { FaultCodes, FieldOf, FormContract } from '#contracts/form.ts'

/** Where a form gets its token before it is sent; changes nothing. */
export const painFormFunction = '/functions/v1/pain-form'

/** Where the published figures are read. */
export const painFiguresFunction = '/functions/v1/pain-figures'

/** Council districts; `other` is outside Oakland, or not known. */
export const painDistricts = ['1', '2', '3', '4', '5', '6', '7', 'other'] as const
type PainDistrict = (typeof painDistricts)[number]

/** Twelve parts of the body, from head to foot. Several may be chosen. */
export const painRegions = [
  'head',
  'jaw',
  'neck',
  'shoulder',
  'arm',
  'hand',
  'chest',
  'upper-back',
  'low-back',
  'hip',
  'leg',
  'foot',
] as const
type PainRegion = (typeof painRegions)[number]

/** Time since the crash, in bands wide enough not to tell which crash it was. */
export const painSince = [
  'under-week',
  'under-month',
  'under-quarter',
  'under-year',
  'over-year',
] as const
type PainSince = (typeof painSince)[number]

/** How the person was traveling; `other` is a bus or anything else. */
export const painModes = ['car', 'motorcycle', 'bicycle', 'foot', 'other'] as const
type PainMode = (typeof painModes)[number]

/** What is kept of a report, and all of it: no free text, no contact, no address. */
export interface PainReport {
  district: PainDistrict
  /** At least one; each once, in the order of {@link painRegions}. */
  regions: readonly PainRegion[]
  /** Worst pain in the past 7 days: a whole number from 0 to 10. */
  worst: number
  since: PainSince
  mode: PainMode
}

const worstSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(0),
  v.maxValue(10),
)

/** Whatever else was sent is dropped here and goes no further. */
const reportSchema = v.object({
  district: v.picklist(painDistricts),
  regions: v.pipe(
    v.array(v.picklist(painRegions)),
    v.minLength(1),
    v.maxLength(painRegions.length),
    v.transform((chosen) => painRegions.filter((region) => chosen.includes(region))),
  ),
  worst: worstSchema,
  since: v.picklist(painSince),
  mode: v.picklist(painModes),
})

const unanswered = ['missing'] as const

/** An anonymous report: the questions in the order of the form. */
export const painReport = {
  address: '/functions/v1/pain-report',
  schema: reportSchema,
  faults: {
    regions: unanswered,
    worst: unanswered,
    since: unanswered,
    mode: unanswered,
    district: unanswered,
  },
  lists: ['regions'],
  taken: 'report-taken',
} as const satisfies FormContract<PainReport, FaultCodes>

export type PainFaults = typeof painReport.faults
export type PainField = FieldOf<PainFaults>
