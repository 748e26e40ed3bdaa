import * as v from 'valibot'
import { type Locale, locales } from '#i18n/locales.ts'

/** Where an anonymous pain report is posted. */
export const painReportFunction = '/functions/v1/pain-report'

/** Where a form gets its token before it is sent; changes nothing. */
export const painFormFunction = '/functions/v1/pain-form'

/** Where the published figures are read. */
export const painFiguresFunction = '/functions/v1/pain-figures'

/** Council districts; `other` is outside Oakland, or not known. */
export const painDistricts = ['1', '2', '3', '4', '5', '6', '7', 'other'] as const
export type PainDistrict = (typeof painDistricts)[number]

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
export type PainRegion = (typeof painRegions)[number]

/** Time since the crash, in bands wide enough not to tell which crash it was. */
export const painSince = [
  'under-week',
  'under-month',
  'under-quarter',
  'under-year',
  'over-year',
] as const
export type PainSince = (typeof painSince)[number]

/** How the person was traveling; `other` is a bus or anything else. */
export const painModes = ['car', 'motorcycle', 'bicycle', 'foot', 'other'] as const
export type PainMode = (typeof painModes)[number]

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

export type PainField = keyof PainReport

/** The questions in the order of the form. */
export const painFields = [
  'regions',
  'worst',
  'since',
  'mode',
  'district',
] as const satisfies PainField[]

/** A token for one form and how hard its proof is. */
export interface PainForm {
  token: string
  /** Zero bits with which the SHA-256 of `token.proof` must begin. */
  bits: number
}

export interface PainReportAnswer {
  status: 'report-taken'
}

/** Every reason for which the server does not take a report. */
export type PainRefusalCode =
  /** 422: a question is not answered, or not with one of its answers. */
  | 'missing'
  /** 422: the form's token is too old, was used, or its proof is wrong. Get another and resend. */
  | 'stale-form'
  /** 400: the body cannot be read. */
  | 'malformed-request'
  /** 403: a form on another site. */
  | 'cross-site'
  /** 413: the body is over 8 kB. */
  | 'too-large'
  /** 415: neither JSON nor a plain form. */
  | 'unsupported-type'
  /** 429: sent faster than anybody reads; the header Retry-After holds the wait in seconds. */
  | 'too-fast'
  /** 429: the header Retry-After holds the wait in seconds. */
  | 'too-many'
  /** 503: nothing was stored; the same report may be sent again. */
  | 'not-stored'

/** The body of every answer of the function that is not a success. */
export interface PainRefusal {
  error: {
    code: PainRefusalCode
    /** The questions at fault, in the order of the form; empty when none is. */
    fields: readonly PainField[]
    /** A sentence for the visitor, in the language of the request. */
    message: string
  }
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

/** What comes with a report and is never kept. */
const aroundSchema = v.object({
  /** A field that people do not see. Whatever fills it in is not a person. */
  website: v.fallback(v.string(), ''),
  token: v.fallback(v.pipe(v.string(), v.maxLength(200)), ''),
  proof: v.fallback(v.pipe(v.string(), v.maxLength(20)), ''),
  locale: v.fallback(v.optional(v.picklist(locales)), undefined),
})

export interface AroundReport {
  website: string
  token: string
  proof: string
  locale?: Locale | undefined
}

export type ReadPainReport =
  | { kind: 'report'; report: PainReport }
  | { kind: 'refused'; fields: readonly PainField[] }

/** Reads the answers. Whatever is not an object answers no question. */
export function readPainReport(input: unknown): ReadPainReport {
  const result = v.safeParse(reportSchema, input)
  if (result.success) return { kind: 'report', report: result.output }
  const wrong = result.issues.map(({ path }) => path?.[0]?.key)
  // An issue without a path is about the whole: not an object, so no question is answered.
  const all = wrong.includes(undefined)
  return { kind: 'refused', fields: painFields.filter((field) => all || wrong.includes(field)) }
}

/** Reads what is sent beside the answers; nothing here is ever wrong, only empty. */
export function readAroundReport(input: unknown): AroundReport {
  return v.parse(v.fallback(aroundSchema, { website: '', token: '', proof: '' }), input)
}
