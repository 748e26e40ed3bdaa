import * as v from 'valibot'

const bilingual = (what: string) =>
  v.object(
    {
      en: v.pipe(v.string(), v.minLength(1, `English: ${what}`)),
      es: v.pipe(v.string(), v.minLength(1, `Spanish: ${what}`)),
    },
    `${what}, in English (en) and Spanish (es)`,
  )

const text = (what: string) => v.pipe(v.string(what), v.trim(), v.minLength(1, what))

const phone = v.pipe(
  v.string('a telephone number: +1 and ten digits'),
  v.regex(/^\+1\d{10}$/, 'a telephone number: +1 and ten digits, such as +15105550134'),
)

const link = v.pipe(
  v.string('a web address that starts with https://'),
  v.url('a web address that starts with https://'),
  v.startsWith('https://', 'a web address that starts with https://'),
)

const slug = v.pipe(
  v.string('lower-case words joined by hyphens'),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens, such as bay-bridge'),
)

const minute = v.pipe(
  v.number('minutes after midnight, 0 to 1440'),
  v.integer('a whole number of minutes after midnight'),
  v.minValue(0, 'minutes after midnight, 0 to 1440'),
  v.maxValue(1440, 'minutes after midnight, 0 to 1440'),
)

/** One opening time a day, in minutes after local midnight: 9:30 is 570. */
const shift = v.pipe(
  v.object({ opens: minute, closes: minute }, 'opens and closes, in minutes after midnight'),
  v.check(({ opens, closes }) => opens < closes, 'an opening time before its closing time'),
)

const price = v.pipe(
  v.number('whole US dollars'),
  v.integer('whole US dollars'),
  v.minValue(0, 'whole US dollars, not negative'),
)

/** What `clinic.config.ts` must hold. Every message says what the field should be. */
export const clinicSchema = v.strictObject({
  name: text('the full name of the clinic'),
  shortName: text('the name that fits beside the logo'),
  tagline: bilingual('the few words under the name'),
  productSlug: slug,
  chiropractor: v.strictObject({
    name: text('the name on the licence'),
    title: text('the title after the name, such as D.C.'),
    slug,
    licenseNumber: text('the licence number'),
    languages: v.array(v.picklist(['en', 'es'], 'en or es'), 'a list of en and es'),
  }),
  phones: v.strictObject({ office: phone, emergency: phone, text: phone }),
  email: v.pipe(v.string('an e-mail address'), v.email('an e-mail address')),
  address: v.strictObject({
    street: text('the street and number'),
    city: text('the city'),
    region: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'two capital letters, such as CA')),
    postalCode: v.pipe(v.string(), v.regex(/^\d{5}$/, 'a postal code of five digits')),
    country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'two capital letters, such as US')),
  }),
  coordinates: v.strictObject({
    latitude: v.pipe(
      v.number('degrees north'),
      v.minValue(-90, 'degrees north, -90 to 90'),
      v.maxValue(90, 'degrees north, -90 to 90'),
    ),
    longitude: v.pipe(
      v.number('degrees east; Oakland is negative'),
      v.minValue(-180, 'degrees east, -180 to 180'),
      v.maxValue(180, 'degrees east, -180 to 180'),
    ),
  }),
  hours: v.strictObject({
    monday: v.optional(shift),
    tuesday: v.optional(shift),
    wednesday: v.optional(shift),
    thursday: v.optional(shift),
    friday: v.optional(shift),
    saturday: v.optional(shift),
    sunday: v.optional(shift),
  }),
  links: v.strictObject({
    booking: link,
    review: link,
    portal: v.optional(link),
    facebook: link,
    twitter: link,
    instagram: link,
    linkedin: link,
  }),
  functions: v.strictObject({
    origin: v.optional(link),
    publicKey: text('the public key of the functions service'),
  }),
  priceRange: v.pipe(v.string(), v.regex(/^\${1,4}$/, 'one to four dollar signs')),
  selfPayPrices: v.strictObject({ firstVisit: price, followUpVisit: price }),
  paymentWays: v.array(
    v.picklist(
      ['auto-insurance', 'medpay', 'attorney-lien', 'health-insurance', 'self-pay'],
      'one of auto-insurance, medpay, attorney-lien, health-insurance, self-pay',
    ),
    'a list of ways to pay',
  ),
  areasServed: v.pipe(
    v.array(text('the name of a city'), 'a list of cities'),
    v.minLength(1, 'at least one city'),
  ),
  legal: v.strictObject({ limitationDates: v.boolean('true or false') }),
})

export type ClinicFacts = v.InferOutput<typeof clinicSchema>

/**
 * Checks the clinic's facts.
 * @throws Error that names every wrong field and what it should hold.
 */
export function checkClinicFacts(facts: unknown): ClinicFacts {
  const result = v.safeParse(clinicSchema, facts)
  if (result.success) return result.output
  const lines = result.issues.map(
    (issue) => `  ${v.getDotPath(issue) ?? '(the file)'} should be ${issue.message}`,
  )
  throw new Error(['clinic.config.ts has values the site cannot use:', ...lines].join('\n'))
}
