import * as v from 'valibot'
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
  phone,
  postalCode,
  slug,
  text,
  textThat,
  timeOfDay,
  wholeNumber,
  yesOrNo,
} from './reading/fields.ts'
import { problemSentence } from './reading/problems.ts'

const twoShifts = "[{ opens: '08:00', closes: '12:00' }, { opens: '14:00', closes: '18:00' }]"

const shift = v.pipe(
  fields("an opening time, such as { opens: '08:00', closes: '18:00' }", {
    opens: timeOfDay('when the clinic opens', '08:00'),
    closes: timeOfDay('when the clinic closes', '18:00'),
  }),
  v.check(
    ({ opens, closes }) => opens < closes,
    "an opening time before its closing time, such as { opens: '08:00', closes: '18:00' }",
  ),
)

/** The opening times of a day, one after the other. */
const shifts = v.pipe(
  listOf('the opening times of the day', "[{ opens: '08:00', closes: '18:00' }]", shift),
  v.check(
    (day) => day.every(({ opens }, index) => index === 0 || opens > (day[index - 1]?.closes ?? '')),
    `opening times in the order of the clock, none before the last one has closed, such as ${twoShifts}`,
  ),
)

const closedDate = fields("a closed day, such as { date: '2026-12-25' }", {
  date: day('the day when the clinic is closed'),
  name: v.optional(bilingual('what the day is called', 'Christmas Day', 'Navidad')),
})

const profile = (network: string) =>
  link(`the clinic’s page on ${network}`, `https://${network}.example/baybridgeinjury`)

const price = (what: string, example: number) =>
  wholeNumber(0, 10_000, `${what} in US dollars`, example)

/** A rule that the clinic keeps and prints once its owner has confirmed it. */
const ownRule = v.union(
  [
    v.literal('open'),
    fields("who confirmed the rule, such as { confirmedBy: 'Ana Reyes', on: '2026-12-01' }", {
      confirmedBy: text('the name of the owner', 'Ana Reyes'),
      on: day('when the owner confirmed it'),
    }),
  ],
  "open until the owner has decided, then such as { confirmedBy: 'Ana Reyes', on: '2026-12-01' }",
)

const photo = (what: string, english: string, spanish: string) =>
  fields(
    `${what}, such as { file: 'photos/door.jpg', alt: { en: '${english}', es: '${spanish}' } }`,
    {
      file: textThat(
        (value) => /^photos\/[\w-]+\.(?:jpe?g|png|webp)$/.test(value),
        'the file of the photograph, JPEG, PNG or WebP, in the folder photos',
        'photos/door.jpg',
      ),
      alt: bilingual('what the photograph shows, for whoever does not see it', english, spanish),
    },
  )

const logoFile = (theme: string) =>
  textThat(
    (value) => /^photos\/[\w-]+\.(?:png|svg)$/.test(value),
    `the logo on a ${theme} ground, PNG or SVG, in the folder photos`,
    `photos/logo-${theme}.svg`,
  )

/** Somebody who works at the clinic, besides the chiropractor whose page it is. */
const person = v.pipe(
  fields('a person: name, title, chiropractor, job, languages and what may be left out', {
    name: text('the name, for a chiropractor as on the license', 'Robin Sample'),
    title: v.optional(text('what stands after the name', 'D.C.')),
    chiropractor: yesOrNo('whether the person treats as a chiropractor'),
    job: bilingual('what the person does here', 'Clinic manager', 'Gerente'),
    licenseNumber: v.optional(text('the license number', 'DC-12345')),
    languages: v.pipe(
      listOf(
        'the languages that the person speaks',
        "['en', 'es']",
        textThat(
          (code) => /^[a-z]{2,3}$/.test(code),
          'a language by its letters: en, es, zh, vi, tl and so on',
          'es',
        ),
      ),
      v.minLength(1, "one language at least, such as ['es']"),
    ),
    school: v.optional(text('the school', 'Sample College of Chiropractic')),
    year: v.optional(wholeNumber(1940, 2100, 'the year of finishing school', 2011)),
    about: v.optional(
      bilingual(
        'a sentence about the person',
        'Robin Sample grew up here.',
        'Robin Sample es de aquí.',
      ),
    ),
    photo: v.optional(photo('the person', 'Robin Sample.', 'Robin Sample.')),
  }),
  v.check(
    ({ chiropractor, licenseNumber, title }) =>
      !chiropractor || (licenseNumber && title) !== undefined,
    "a chiropractor with title and licenseNumber, such as title: 'D.C.', licenseNumber: 'DC-12345'",
  ),
)

/** What `clinic.config.ts` must hold. Every message says what the field should be. */
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
    chiropractor: fields('the chiropractor: name, title, slug, licenseNumber and background', {
      name: text('the name on the licence', 'Alex Sample'),
      title: text('the title after the name', 'D.C.'),
      slug: slug(
        'the last part of the address of the page about the chiropractor',
        'alex-sample-dc',
      ),
      licenseNumber: text('the licence number', 'DC-12345'),
      background: v.optional(
        bilingual(
          'school, year and experience in a sentence',
          'Robin Sample finished chiropractic college in 2009.',
          'Robin Sample terminó sus estudios de quiropráctica en 2009.',
        ),
      ),
    }),
    people: v.optional(listOf('the others who work here', '[{ name: … }]', person)),
    phones: fields("the telephone numbers, such as { office: '+15105550134' }", {
      office: phone('the number of the office'),
      emergency: v.optional(phone('the number that is answered day and night')),
      text: v.optional(phone('the number that takes text messages')),
      whatsapp: v.optional(phone('the number that takes WhatsApp messages')),
      fax: v.optional(phone('the number of the fax')),
    }),
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
    hours: v.pipe(
      fields(
        "the opening times of each day, such as { monday: [{ opens: '08:00', closes: '18:00' }] }",
        {
          monday: v.optional(shifts),
          tuesday: v.optional(shifts),
          wednesday: v.optional(shifts),
          thursday: v.optional(shifts),
          friday: v.optional(shifts),
          saturday: v.optional(shifts),
          sunday: v.optional(shifts),
        },
      ),
      v.check(
        (days) => Object.values(days).some((day) => day && day.length > 0),
        "open on one day at least, such as { monday: [{ opens: '08:00', closes: '18:00' }] }",
      ),
    ),
    closed: v.optional(
      v.pipe(
        listOf('the days when the clinic is closed', "[{ date: '2026-12-25' }]", closedDate),
        v.check(
          (dates) => new Set(dates.map(({ date }) => date)).size === dates.length,
          'a list that names each day once',
        ),
      ),
    ),
    closedListedUntil: v.optional(day('the day up to which the closed days are all listed')),
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
    selfPayPrices: fields('the prices, such as { firstVisit: 180, followUpVisit: 95 }', {
      firstVisit: price('the price of a first visit', 180),
      followUpVisit: price('the price of a later visit', 95),
    }),
    paymentWays: v.pipe(
      listOf(
        'the ways to pay',
        "['auto-insurance', 'self-pay']",
        oneOf('a way to pay', [
          'auto-insurance',
          'medpay',
          'medical-lien',
          'health-insurance',
          'self-pay',
        ]),
      ),
      v.check(
        (ways) => ways.includes('self-pay'),
        "a list with self-pay, whose prices stand on many pages, such as ['medpay', 'self-pay']",
      ),
    ),
    healthPlans: v.optional(
      fields(
        "the health plans that the clinic takes, such as { names: ['Sample Health'], mediCal: false, medicare: false }",
        {
          names: v.optional(
            listOf(
              'the health plans taken, by name',
              "['Sample Health']",
              text('the name of a health plan, as on its card', 'Sample Health'),
            ),
          ),
          mediCal: v.optional(yesOrNo('whether the clinic takes Medi-Cal')),
          medicare: v.optional(yesOrNo('whether the clinic takes Medicare')),
        },
      ),
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
