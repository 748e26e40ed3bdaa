import * as v from 'valibot'
import { isPhotoFile } from './photos/photo-files.ts'
import {
  bilingual,
  day,
  fields,
  listOf,
  maybeYesOrNo,
  oneOf,
  phone,
  slug,
  text,
  textThat,
  timeOfDay,
  wholeNumber,
  yesOrNo,
} from './reading/fields.ts'
import type { RegisterFile } from './reading/register-file.ts'

const twoShifts = "[{ opens: '08:00', closes: '12:00' }, { opens: '14:00', closes: '18:00' }]"

const shift = v.pipe(
  fields("an opening time, such as { opens: '08:00', closes: '18:00' }", {
    opens: timeOfDay('when the clinic opens', '08:00'),
    closes: timeOfDay('when the clinic closes', '18:00'),
  }),
  v.check(
    ({ opens, closes }) => opens < closes,
    "an opening time before its closing time, such as { opens: '08:00', closes: '18:00' }; the hours of a day end by 23:59, and what comes after midnight stands with the next day: { opens: '00:00', closes: '02:00' }",
  ),
)

/** The opening times of a day, one after the other. */
const shifts = v.pipe(
  listOf('the opening times of the day', "[{ opens: '08:00', closes: '18:00' }]", shift),
  v.check(
    (day) => day.every(({ opens }, index) => index === 0 || opens > (day[index - 1]?.closes ?? '')),
    `opening times in the order of the clock, none before the last one has closed, such as ${twoShifts}`,
  ),
  v.metadata({ typedAs: 'hours' }),
)

const closedDate = fields("a closed day, such as { date: '2026-12-25' }", {
  date: day('the day when the clinic is closed'),
  name: v.optional(bilingual('what the day is called', 'Christmas Day', 'Navidad')),
})

const price = (what: string, example: number) =>
  wholeNumber(0, 10_000, `${what} in US dollars`, example)

export const photo = (what: string, english: string, spanish: string) =>
  fields(
    `${what}, such as { file: 'photos/door.jpg', alt: { en: '${english}', es: '${spanish}' } }`,
    {
      file: textThat(
        isPhotoFile,
        'the file of the photograph, JPEG, PNG or WebP, in the folder photos',
        'photos/door.jpg',
      ),
      alt: bilingual('what the photograph shows, for whoever does not see it', english, spanish),
    },
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
    page: v.optional(yesOrNo('whether the person has a page')),
  }),
  v.check(
    ({ chiropractor, licenseNumber, title }) =>
      !chiropractor || (licenseNumber && title) !== undefined,
    "a chiropractor with title and licenseNumber, such as title: 'D.C.', licenseNumber: 'DC-12345'",
  ),
)

/** What a clinic changes from week to week. Every message says what the field should be. */
export const everydaySchema = fields('the everyday facts of the clinic, such as phones: …', {
  chiropractor: fields('the chiropractor: name, title, slug, licenseNumber, job and background', {
    name: text('the name on the licence', 'Alex Sample'),
    title: text('the title after the name', 'D.C.'),
    slug: slug('the last part of the address of the page about the chiropractor', 'alex-sample-dc'),
    licenseNumber: text('the licence number', 'DC-12345'),
    job: v.optional(bilingual('what the chiropractor is called', 'Chiropractor', 'Quiropráctica')),
    background: v.optional(
      bilingual(
        'school, year and experience in a sentence',
        'Robin Sample finished chiropractic college in 2009.',
        'Robin Sample terminó sus estudios de quiropráctica en 2009.',
      ),
    ),
  }),
  people: v.optional(
    v.pipe(
      listOf('the others who work here', '[{ name: … }]', person),
      v.check(
        (people) => new Set(people.map(({ name }) => name)).size === people.length,
        'a list that names each person once',
      ),
    ),
  ),
  phones: fields("the telephone numbers, such as { office: '+15105550134' }", {
    office: phone('the number of the office'),
    emergency: v.optional(phone('the number that is answered day and night')),
    text: v.optional(phone('the number that takes text messages')),
    whatsapp: v.optional(phone('the number that takes WhatsApp messages')),
    fax: v.optional(phone('the number of the fax')),
  }),
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
        mediCal: maybeYesOrNo('whether the clinic takes Medi-Cal'),
        medicare: maybeYesOrNo('whether the clinic takes Medicare'),
      },
    ),
  ),
})

export type EverydayFacts = v.InferOutput<typeof everydaySchema>

/** Where they stand: a person without code changes them, in a file or at the desk. */
export const everydayRegister = {
  file: 'content/data/clinic.yaml',
  schema: everydaySchema,
  facts: true,
} as const satisfies RegisterFile
