import { eventTypes } from '#words/event-entry.ts'

/** A thing of schema.org: its type, and values, things or lists of them. */
export type Thing = Readonly<Record<string, unknown>>

interface TypeRule {
  /** Without these the thing says nothing, or search engines refuse it. */
  required: readonly string[]
  /** What search engines like to have, and we give. */
  recommended: readonly string[]
  /** Recommended fields that may be missing, with the reason. */
  mayLack?: Readonly<Record<string, string>>
}

const page: TypeRule = {
  required: ['@id', 'url', 'name', 'description', 'inLanguage', 'publisher', 'dateModified'],
  recommended: ['lastReviewed', 'reviewedBy'],
  mayLack: {
    lastReviewed: 'nobody has checked the page yet',
    reviewedBy: 'nobody has checked the page yet',
  },
}

const event: TypeRule = {
  required: ['name', 'startDate', 'location'],
  recommended: [
    'endDate',
    'description',
    'organizer',
    'isAccessibleForFree',
    'inLanguage',
    'eventAttendanceMode',
    'eventStatus',
    'offers',
    'image',
    'url',
    'previousStartDate',
  ],
  mayLack: { previousStartDate: 'most dates have not moved' },
}

/** By type; what is not named here may not be used. Sources: schema.org, and what search engines document. */
const rules: Readonly<Record<string, TypeRule>> = {
  WebPage: page,
  MedicalWebPage: page,
  BreadcrumbList: { required: ['itemListElement'], recommended: [] },
  ListItem: { required: ['position', 'name', 'item'], recommended: [] },
  MedicalClinic: {
    required: ['@id', 'name', 'url'],
    recommended: [
      'address',
      'aggregateRating',
      'areaServed',
      'availableService',
      'email',
      'geo',
      'image',
      'knowsLanguage',
      'openingHoursSpecification',
      'paymentAccepted',
      'priceRange',
      'telephone',
    ],
    mayLack: { aggregateRating: 'only the page that shows the rating tells it' },
  },
  Hospital: { required: ['name', 'address'], recommended: ['geo', 'telephone', 'url'] },
  PostalAddress: {
    required: ['streetAddress', 'addressLocality', 'addressRegion', 'addressCountry'],
    recommended: ['postalCode'],
  },
  GeoCoordinates: { required: ['latitude', 'longitude'], recommended: [] },
  OpeningHoursSpecification: {
    required: ['opens', 'closes'],
    recommended: ['dayOfWeek'],
    mayLack: { dayOfWeek: 'a closed day has its date' },
  },
  ContactPoint: { required: ['contactType', 'telephone'], recommended: ['availableLanguage'] },
  City: { required: ['name'], recommended: [] },
  MedicalTherapy: { required: ['name'], recommended: [] },
  AggregateRating: { required: ['ratingValue', 'reviewCount'], recommended: [] },
  Review: {
    required: ['itemReviewed', 'author', 'reviewRating'],
    recommended: ['name', 'reviewBody', 'datePublished', 'inLanguage'],
  },
  Rating: { required: ['ratingValue'], recommended: ['bestRating', 'worstRating'] },
  Person: { required: ['name'], recommended: [] },
  Organization: { required: ['name'], recommended: ['url'] },
  Offer: {
    required: ['price', 'priceCurrency'],
    recommended: ['url', 'validFrom', 'availability'],
    mayLack: { availability: 'nothing is offered on a date that was cancelled' },
  },
  Place: { required: ['name'], recommended: ['address'] },
  BlogPosting: {
    required: ['@id', 'headline', 'author', 'datePublished', 'mainEntityOfPage'],
    recommended: ['dateModified', 'description', 'image', 'inLanguage', 'publisher'],
  },
  Dataset: {
    required: ['name', 'description'],
    recommended: [
      '@id',
      'creator',
      'dateModified',
      'distribution',
      'isAccessibleForFree',
      'isBasedOn',
      'license',
      'spatialCoverage',
      'temporalCoverage',
      'url',
    ],
  },
  DataDownload: { required: ['contentUrl'], recommended: ['encodingFormat'] },
  ...Object.fromEntries(eventTypes.map((type) => [type, event])),
}

/** All that a page tells search engines: the things at the top of its JSON-LD. */
export function thingsOf(html: string): Thing[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return scripts.flatMap(([, json = '{}']) => {
    const data = JSON.parse(json)
    return data['@graph'] ?? [data]
  })
}

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null

/** The things inside a value, and itself, with the way that leads there. */
function* inside(value: unknown, way: string): Generator<{ thing: Thing; way: string }> {
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* inside(entry, `${way}[${index}]`)
  } else if (isThing(value)) {
    yield { thing: value, way }
    for (const [name, entry] of Object.entries(value)) yield* inside(entry, `${way}.${name}`)
  }
}

/** `{ "@id": … }` and nothing else points at a thing described elsewhere. */
const isReference = (thing: Thing) => Object.keys(thing).join() === '@id'

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/** A moment with its distance from world time, or a day. */
const isDate = (value: unknown) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?([+-]\d\d:\d\d|Z))?$/.test(value) &&
  !Number.isNaN(Date.parse(value))

/** One, or several. */
const isAddress = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.every(isAddress)
    : typeof value === 'string' && /^https?:\/\/[^\s]+$/.test(value)

/** Fields whose values are checked wherever they stand. */
const valueRules: Readonly<Record<string, { fits: (value: unknown) => boolean; wanted: string }>> =
  {
    ...Object.fromEntries(
      [
        'dateModified',
        'lastReviewed',
        'startDate',
        'endDate',
        'previousStartDate',
        'validFrom',
        'datePublished',
      ].map((name) => [name, { fits: isDate, wanted: 'a day, or a moment with its offset' }]),
    ),
    ...Object.fromEntries(
      ['url', 'item', 'image', 'contentUrl', 'license', 'isBasedOn'].map((name) => [
        name,
        { fits: isAddress, wanted: 'a whole address, with https' },
      ]),
    ),
  }

function* fieldFaults(thing: Thing, way: string): Generator<string> {
  const type = String(thing['@type'])
  const rule = rules[type]
  if (!rule) {
    yield `${way}: no rule for ${type}; add one to tests/support/structured-data.ts`
    return
  }
  for (const field of rule.required) {
    if (isEmpty(thing[field])) yield `${way}: ${type} needs ${field}`
  }
  for (const field of rule.recommended) {
    if (isEmpty(thing[field]) && !rule.mayLack?.[field])
      yield `${way}: ${type} should have ${field}`
  }
  for (const [field, value] of Object.entries(thing)) {
    if (isEmpty(value)) yield `${way}: ${field} is empty`
    const wanted = valueRules[field]
    if (wanted && !wanted.fits(value))
      yield `${way}.${field}: ${wanted.wanted}, not ${String(value)}`
  }
}

/** What is wrong with all that one page tells, each fault with the way to it. */
export function faultsOf(things: readonly Thing[]): string[] {
  const all = [...inside(things, 'page')]
  const described = all.filter(({ thing }) => !isReference(thing))
  const known = new Set(described.map(({ thing }) => thing['@id']))
  const dangling = all
    .filter(({ thing }) => isReference(thing) && !known.has(thing['@id']))
    .map(({ thing, way }) => `${way}: nothing on the page is ${String(thing['@id'])}`)
  return [...dangling, ...described.flatMap(({ thing, way }) => [...fieldFaults(thing, way)])]
}
