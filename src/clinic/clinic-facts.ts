import * as v from 'valibot'
import { everydaySchema, photo } from './everyday-facts.ts'
import { parts } from './parts.ts'
import {
  bayAreaLatitude,
  bayAreaLongitude,
  bilingual,
  city,
  day,
  email,
  fields,
  link,
  listOf,
  oneOf,
  origin,
  postalCode,
  slug,
  text,
  textThat,
  wholeNumber,
  yesOrNo,
} from './reading/fields.ts'
import { problemSentence } from './reading/problems.ts'

const profile = (network: string) =>
  link(`the clinic’s page on ${network}`, `https://${network}.example/baybridgeinjury`)

/** A rule that the clinic keeps and prints once its owner has confirmed it. */
const ownRule = v.union(
  [
    v.literal('open'),
    fields("who confirmed the rule, such as { confirmedBy: 'Alex Sample', on: '2026-12-01' }", {
      confirmedBy: text('the name of the owner', 'Alex Sample'),
      on: day('when the owner confirmed it'),
    }),
  ],
  "open until the owner has decided, then such as { confirmedBy: 'Alex Sample', on: '2026-12-01' }",
)

const logoFile = (theme: string) =>
  textThat(
    (value) => /^photos\/[\w-]+\.(?:png|svg)$/.test(value),
    `the logo on a ${theme} ground, PNG or SVG, in the folder photos`,
    `photos/logo-${theme}.svg`,
  )

/** What `clinic.config.ts` must hold, with the everyday facts. Every message says what the field should be. */
export const clinicSchema = fields(
  'the facts of the clinic: export const clinic = { name: …, phones: … }',
  {
    launched: v.optional(day('the day on which the site was first published')),
    name: text('the full name of the clinic', 'Bay Bridge Injury Chiropractic'),
    shortName: text('the name that fits beside the logo', 'Bay Bridge Injury'),
    tagline: bilingual(
      'the few words under the name',
      'Chiropractic · Berkeley',
      'Quiropráctica · Berkeley',
    ),
    productSlug: slug('the last part of the address of the page about the clinic', 'bay-bridge'),
    ...everydaySchema.entries,
    email: email('the e-mail address that visitors write to', 'hello@baybridgeinjury.example'),
    address: fields('the postal address: street, city, region, postalCode and country', {
      street: text('the street and number', '1000 Sample Street, Suite 200'),
      // Whether the site knows that city: src/city/clinic-in-city.ts.
      city: city('the city, as its lists and records write it'),
      region: v.literal('CA', 'CA, for California'),
      postalCode: postalCode('a postal code', "'94612'"),
      country: v.literal('US', 'US, for the United States'),
    }),
    coordinates: fields('where the door is, such as { latitude: 37.8044, longitude: -122.2712 }', {
      latitude: bayAreaLatitude('how far north the clinic is'),
      longitude: bayAreaLongitude('how far east the clinic is, with a minus'),
    }),
    gettingHere: v.optional(
      fields('how visitors find the door: door, parking and transit', {
        door: v.optional(
          bilingual(
            'where the door is',
            'The door is on Sample Street, beside the bakery.',
            'La puerta está en Sample Street, junto a la panadería.',
          ),
        ),
        parking: v.optional(
          bilingual(
            'where visitors park',
            'There is a garage across the street.',
            'Hay un estacionamiento enfrente.',
          ),
        ),
        transit: v.optional(
          bilingual(
            'which stops are near',
            'There is a stop across the street.',
            'Hay una parada enfrente.',
          ),
        ),
      }),
    ),
    links: fields('the addresses on the web: booking and those that the clinic has', {
      booking: link(
        'the page where visitors book',
        'https://booking.example/visit?appointmentType=free-consultation',
      ),
      review: v.optional(
        link('the page where patients leave a review', 'https://reviews.example/bay-bridge'),
      ),
      portal: v.optional(link('the patient portal', 'https://portal.example/bay-bridge')),
      upload: v.optional(
        link('the page where files are sent safely', 'https://files.example/bay-bridge'),
      ),
      facebook: v.optional(profile('facebook')),
      twitter: v.optional(profile('twitter')),
      instagram: v.optional(profile('instagram')),
      linkedin: v.optional(profile('linkedin')),
      profiles: v.optional(
        listOf(
          'other pages about the clinic: a map, sites with reviews',
          "['https://maps.example/bay-bridge']",
          link('a page about the clinic', 'https://maps.example/bay-bridge'),
        ),
      ),
    }),
    functions: fields("where forms are sent, such as { publicKey: 'sample-public-key' }", {
      origin: v.optional(
        origin('where the service is that takes the forms', 'https://functions.example'),
      ),
      publicKey: text('the public key of the functions service', 'sample-public-key'),
    }),
    priceRange: textThat(
      (value) => /^\${1,4}$/.test(value),
      'how expensive the clinic is: one to four dollar signs',
      '$$',
    ),
    areasServed: v.pipe(
      listOf(
        'the cities served',
        "['Berkeley', 'Alameda']",
        text('the name of a city', 'Berkeley'),
      ),
      v.minLength(1, "at least one city, such as ['Berkeley']"),
    ),
    leaveOut: v.optional(
      listOf(
        'the parts that the site does without',
        "['training', 'events']",
        oneOf('a part that may be left out', parts),
      ),
    ),
    photos: v.optional(
      fields('the photographs: door, chiropractor, room, hands and team, each may be left out', {
        door: v.optional(photo('the door', 'The door.', 'La puerta.')),
        chiropractor: v.optional(
          photo('the chiropractor', 'Alex Sample, D.C.', 'Alex Sample, D.C.'),
        ),
        room: v.optional(photo('a room', 'The room.', 'El consultorio.')),
        hands: v.optional(photo('hands at work', 'Two hands.', 'Dos manos.')),
        team: v.optional(photo('the team', 'The team.', 'El equipo.')),
      }),
    ),
    brand: v.optional(
      fields('what is the clinic’s own in the look: logo and hue, each may be left out', {
        logo: v.optional(
          fields(
            "the logo, such as { light: 'photos/logo-light.svg', dark: 'photos/logo-dark.svg' }",
            { light: logoFile('light'), dark: logoFile('dark') },
          ),
        ),
        // Whether both themes can be read with it: src/design/brand-hue.ts.
        hue: v.optional(wholeNumber(0, 359, 'the hue of the clinic’s own colour in degrees', 150)),
      }),
    ),
    ownRules: v.optional(
      fields("the rules of the clinic about papers, such as { asksNoStatus: 'open' }", {
        asksNoStatus: v.optional(ownRule),
        agentsNeedOrder: v.optional(ownRule),
      }),
    ),
    legal: fields('what has been signed off, such as { limitationDates: false }', {
      limitationDates: yesOrNo('whether limitation periods are shown as dates'),
    }),
  },
)

export type ClinicFacts = v.InferOutput<typeof clinicSchema>

/**
 * Checks the clinic's facts.
 * @throws Error that names every wrong field, what it should hold and an example.
 */
export function checkClinicFacts(facts: unknown): ClinicFacts {
  const result = v.safeParse(clinicSchema, facts)
  if (result.success) return withoutLeftOut(result.output)
  const lines = result.issues.map((issue) => `  ${problemSentence(issue, 'clinic')}`)
  throw new Error(['clinic.config.ts has values that the site cannot use:', ...lines].join('\n'))
}

/** Whoever leaves the 24-hour line out has none. */
function withoutLeftOut(facts: ClinicFacts): ClinicFacts {
  if (!facts.leaveOut?.includes('24-hour-line')) return facts
  return { ...facts, phones: { ...facts.phones, emergency: undefined } }
}
