import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import type { Locale } from '#i18n/locales.ts'
import { isPageId } from '#site/addresses.ts'
import { readOnce } from '#words/read-once.ts'

const bilingual = v.strictObject({ en: v.string(), es: v.string() })
const isoDate = v.pipe(v.string(), v.isoDate('a date such as 2026-11-01'))
const stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))

const claimSchema = v.strictObject({
  id: v.string(),
  /** As printed: 847+, 98%, 24/7. */
  value: v.string(),
  label: bilingual,
  /** What is counted, and among whom. */
  counts: bilingual,
  /** `sample` until the clinic names what proves it. */
  evidence: v.string(),
  checked: isoDate,
  /** Pages that print the claim. */
  shownOn: v.array(v.pipe(v.string(), v.check(isPageId, 'a page id'))),
  /** Only for the aggregate rating: how many reviews stand behind it. */
  reviews: v.optional(v.number()),
})

const testimonialSchema = v.strictObject({
  id: v.string(),
  sample: v.boolean(),
  author: v.strictObject({ name: v.string(), handle: v.string(), initials: v.string() }),
  title: bilingual,
  text: bilingual,
  rating: stars,
  date: isoDate,
})

const storySchema = v.strictObject({
  id: v.string(),
  sample: v.boolean(),
  name: v.string(),
  title: bilingual,
  story: bilingual,
  quote: bilingual,
  rating: stars,
  location: v.string(),
  /** When the story was told. */
  date: isoDate,
})

const eventSchema = v.strictObject({
  id: v.string(),
  sample: v.boolean(),
  name: bilingual,
  description: bilingual,
  location: v.strictObject({
    name: v.string(),
    address: v.string(),
    city: v.string(),
    state: v.string(),
  }),
  /** With the offset from UTC: 2026-12-05T10:00:00-08:00. */
  startDate: v.string(),
  endDate: v.string(),
  organizer: v.string(),
  eventType: v.string(),
  isAccessibleForFree: v.boolean(),
  url: v.pipe(v.string(), v.url()),
  languages: v.array(v.picklist(['en', 'es'])),
})

const providerSchema = v.strictObject({
  id: v.string(),
  sample: v.boolean(),
  name: v.string(),
  kind: v.string(),
  city: v.string(),
  address: v.string(),
  phone: v.string(),
  languages: v.array(v.string()),
  note: bilingual,
})

const hospitalSchema = v.strictObject({
  id: v.string(),
  name: v.string(),
  system: v.string(),
  address: v.string(),
  /** Missing where the number is not confirmed. */
  phone: v.nullable(v.string()),
  trauma: v.nullable(bilingual),
  lat: v.number(),
  lon: v.number(),
  district: v.nullable(v.union([v.string(), v.number()])),
  note: v.optional(bilingual),
})

const districtPlacesSchema = v.strictObject({
  district: v.number(),
  zips: v.array(v.union([v.string(), v.number()])),
  corridors: v.array(v.string()),
  neighborhoods: v.array(
    v.strictObject({
      name: v.string(),
      /** Anchor on the neighborhood page. */
      slug: v.string(),
      lat: v.number(),
      lon: v.number(),
      /** Part of the neighborhood in this district, 0 to 1, where it is split. */
      share: v.optional(v.number()),
    }),
  ),
})

export type Claim = v.InferOutput<typeof claimSchema>
export type Testimonial = v.InferOutput<typeof testimonialSchema>
export type Story = v.InferOutput<typeof storySchema>
export type CommunityEvent = v.InferOutput<typeof eventSchema>
export type Provider = v.InferOutput<typeof providerSchema>
export type Hospital = v.InferOutput<typeof hospitalSchema>
export type DistrictPlaces = v.InferOutput<typeof districtPlacesSchema>

function readList<Schema extends v.GenericSchema>(name: string, schema: Schema) {
  const file = `content/data/${name}.yaml`
  const parsed = v.safeParse(
    v.array(schema),
    parse(readFileSync(join(process.cwd(), file), 'utf8')) ?? [],
  )
  if (parsed.success) return parsed.output
  const issues = parsed.issues.map((issue) => `  ${v.getDotPath(issue)}: ${issue.message}`)
  throw new Error([`${file} cannot be used:`, ...issues].join('\n'))
}

/** Every marketing figure of the site; nothing else may print one. */
export const readClaims = readOnce(() => readList('claims', claimSchema))
export const readTestimonials = readOnce(() => readList('testimonials', testimonialSchema))
export const readStories = readOnce(() => readList('stories', storySchema))
export const readEvents = readOnce(() => readList('events', eventSchema))
export const readProviders = readOnce(() => readList('providers', providerSchema))
export const readHospitals = readOnce(() => readList('hospitals', hospitalSchema))
export const readDistrictPlaces = readOnce(() => readList('neighborhoods', districtPlacesSchema))

/** One claim of the register; nothing when the clinic has taken it out. */
export const findClaim = (id: string) => readClaims().find((claim) => claim.id === id)

/** A claim in running words, "847+ patients treated". */
export function claimSentence(id: string, locale: Locale, file: string) {
  const claim = findClaim(id)
  if (!claim) throw new Error(`${file}: content/data/claims.yaml has no claim ${id}`)
  return `${claim.value} ${claim.label[locale]}`
}
