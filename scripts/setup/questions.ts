import * as v from 'valibot'
import { clinicSchema } from '#clinic/clinic-facts.ts'
import { readHours } from '#clinic/reading/read-hours.ts'
import { weekdays } from '#language/dates/weekdays.ts'
import { fill } from '#language/fill.ts'
import { upperFirst } from '#language/first-letter.ts'
import { foldLetters } from '#language/fold-letters.ts'
import { inEachLanguage, type Locale, locales } from '#language/locales.ts'
import { cityName } from '#site/city-name.ts'
import { blockWords } from '#words/words.ts'
import { setupWords, type Words } from './words.ts'

export type QuestionId = keyof Words['questions']

export interface Question {
  id: QuestionId
  /** Where the answer stands among the facts of the clinic: names joined by points. */
  path: string
  example: string
  /** How it is said that a clinic has none, where it may have none. */
  optional?: keyof Words['optional']
  /** The question that this one goes on from: without an answer there, it is not asked. */
  after?: QuestionId
  /** What a person wrote as the value that is checked; nothing where it cannot be read. */
  read: (text: string, words: Words) => unknown
}

/** As people type, who leave out accents and end with a point. */
const typed = (text: string) =>
  foldLetters(text)
    .replaceAll('’', "'")
    .replace(/[.!\s]+$/, '')

/** Whether a person wrote one of some phrases, which stand one after the other. */
export const isSaid = (phrases: string, text: string) =>
  phrases.split(', ').map(typed).includes(typed(text))

export const firstOf = (phrases: string) => phrases.split(', ')[0] ?? phrases

const asWritten = (text: string) => text

/** With the point that people leave out where it stands alone: on a page another sentence follows. */
const asSentence = (text: string) => (/[.!?…)]$/.test(text) ? text : `${text}.`)

/** A name without the title that the site puts beside it: `Dr. Luz Núñez, DC`. "Yes" is nobody's. */
const nameAlone = (text: string, { yes }: Words) =>
  isSaid(yes, text)
    ? undefined
    : text.replace(/^(?:dra?\.?|doctora?)\s+/i, '').replace(/,?\s+d\.?\s?c\.?$/i, '')

/** `(510) 555-0134` and the like as `+15105550134`. */
const phone = (text: string) => `+1${text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')}`

/** `$180`, `180 dollars`, `180.00` */
const dollars = (text: string) =>
  Number(foldLetters(text).replace(/^\$\s*|\.00(?=$|\s)|\s*(?:dollars|dolares|usd)$/g, ''))

const hours = (text: string, { closed }: Words) => (isSaid(closed, text) ? [] : readHours(text))

function coordinates(text: string) {
  const [latitude, longitude] = text.split(/[,\s]+/).map(Number)
  return { latitude, longitude }
}

const yesOrNo = (text: string, { no, yes }: Words) => {
  if (isSaid(yes, text)) return true
  return isSaid(no, text) ? false : undefined
}

/** Languages that people of this city speak, by the letters that the settings have. */
const spoken = 'en es zh yue vi tl ko ja ar fa am km lo ru uk pt fr de it pl hi pa ur ti mam'.split(
  ' ',
)

/** Names that people have for what Intl calls Filipino and Chinese. */
const otherNames: Readonly<Record<string, string>> = {
  tagalog: 'tl',
  tagalo: 'tl',
  mandarin: 'zh',
}

/** `English and Tagalog`, `inglés, español`, `en, es`: by name in either language, or by their letters. */
const languageCodes = (text: string) =>
  foldLetters(text)
    .split(/\s*(?:,|;|\/|\band\b|\by\b|\be\b|\s)\s*/)
    .filter(Boolean)
    .map((word) => otherNames[word] ?? spoken.find((code) => namesOf(code).includes(word)) ?? word)

const namesOf = (code: string) =>
  locales.map((locale) =>
    foldLetters(new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code),
  )

/** The word that Spanish pages have for a person, with or without its accent, or who that word is for. */
function chiropractorJob(text: string, { man, woman }: Words) {
  const isFor = { one: man, oneWomen: woman }
  const word = (['one', 'oneWomen'] as const).find(
    (each) =>
      foldLetters(blockWords.es.chiropractors[each]) === foldLetters(text) ||
      isSaid(isFor[each], text),
  )
  return word && inEachLanguage((locale) => upperFirst(blockWords[locale].chiropractors[word]))
}

/** The start of `paymentWays`: such a question is answered by yes or no. */
const way = 'paymentWays.'

const tagline = (locale: Locale) => fill(setupWords[locale].examples.tagline, { city: cityName })

/** A sentence that a clinic may do without, in both languages or in none. */
const sentence = (
  name: 'background' | 'door' | 'parking' | 'transit',
  path: string,
): Question[] => [
  {
    id: `${name}En`,
    path: `${path}.en`,
    example: setupWords.en.examples[name],
    optional: 'none',
    read: asSentence,
  },
  {
    id: `${name}Es`,
    path: `${path}.es`,
    example: setupWords.es.examples[name],
    after: `${name}En`,
    read: asSentence,
  },
]

/** The start of what is asked about a colleague, who is added to `people`. */
const ofPeople = 'people.'

/** All that is asked, in order. */
export const questions: readonly Question[] = [
  { id: 'name', path: 'name', example: "O'Neil Injury Chiropractic", read: asWritten },
  { id: 'shortName', path: 'shortName', example: "O'Neil Injury", read: asWritten },
  { id: 'taglineEn', path: 'tagline.en', example: tagline('en'), read: asWritten },
  { id: 'taglineEs', path: 'tagline.es', example: tagline('es'), read: asWritten },
  { id: 'chiropractor', path: 'chiropractor.name', example: 'Alex Sample', read: nameAlone },
  {
    id: 'chiropractorJob',
    path: 'chiropractor.job',
    example: 'quiropráctica',
    read: chiropractorJob,
  },
  { id: 'license', path: 'chiropractor.licenseNumber', example: 'DC-12345', read: asWritten },
  ...sentence('background', 'chiropractor.background'),
  {
    id: 'colleague',
    path: `${ofPeople}name`,
    example: 'Robin Sample',
    optional: 'none',
    read: nameAlone,
  },
  {
    id: 'colleagueJob',
    path: `${ofPeople}job`,
    example: 'quiropráctico',
    after: 'colleague',
    read: chiropractorJob,
  },
  {
    id: 'colleagueLicense',
    path: `${ofPeople}licenseNumber`,
    example: 'DC-12345',
    after: 'colleague',
    read: asWritten,
  },
  {
    id: 'colleagueLanguages',
    path: `${ofPeople}languages`,
    example: 'en, es',
    after: 'colleague',
    read: languageCodes,
  },
  { id: 'office', path: 'phones.office', example: '(510) 555-0134', read: phone },
  {
    id: 'emergency',
    path: 'phones.emergency',
    example: '(510) 555-0135',
    optional: 'none',
    read: phone,
  },
  { id: 'text', path: 'phones.text', example: '(510) 555-0136', optional: 'none', read: phone },
  {
    id: 'whatsapp',
    path: 'phones.whatsapp',
    example: '(510) 555-0136',
    optional: 'none',
    read: phone,
  },
  { id: 'fax', path: 'phones.fax', example: '(510) 555-0137', optional: 'none', read: phone },
  { id: 'email', path: 'email', example: 'hello@clinic.example', read: asWritten },
  {
    id: 'street',
    path: 'address.street',
    example: '1000 Sample Street, Suite 200',
    read: asWritten,
  },
  { id: 'postalCode', path: 'address.postalCode', example: '94612', read: asWritten },
  { id: 'coordinates', path: 'coordinates', example: '37.8044, -122.2712', read: coordinates },
  ...sentence('door', 'gettingHere.door'),
  ...sentence('parking', 'gettingHere.parking'),
  ...sentence('transit', 'gettingHere.transit'),
  ...weekdays.map((id) => ({
    id,
    path: `hours.${id}`,
    example: '8-12, 2-6 pm',
    optional: 'closed' as const,
    read: hours,
  })),
  { id: 'firstVisit', path: 'selfPayPrices.firstVisit', example: '180', read: dollars },
  { id: 'followUpVisit', path: 'selfPayPrices.followUpVisit', example: '95', read: dollars },
  { id: 'medpay', path: `${way}medpay`, example: 'yes', read: yesOrNo },
  { id: 'lien', path: `${way}medical-lien`, example: 'yes', read: yesOrNo },
  { id: 'healthInsurance', path: `${way}health-insurance`, example: 'yes', read: yesOrNo },
  {
    id: 'booking',
    path: 'links.booking',
    example: 'https://booking.example/visit',
    read: asWritten,
  },
  {
    id: 'review',
    path: 'links.review',
    example: 'https://reviews.example/clinic',
    optional: 'none',
    read: asWritten,
  },
  {
    id: 'facebook',
    path: 'links.facebook',
    example: 'https://facebook.example/clinic',
    optional: 'none',
    read: asWritten,
  },
  {
    id: 'twitter',
    path: 'links.twitter',
    example: 'https://twitter.example/clinic',
    optional: 'none',
    read: asWritten,
  },
  {
    id: 'linkedin',
    path: 'links.linkedin',
    example: 'https://linkedin.example/clinic',
    optional: 'none',
    read: asWritten,
  },
  {
    id: 'instagram',
    path: 'links.instagram',
    example: 'https://instagram.example/clinic',
    optional: 'none',
    read: asWritten,
  },
]

/** As far as a schema says what is below it. */
interface Below {
  entries?: Readonly<Record<string, v.GenericSchema>>
  wrapped?: Below
  item?: Below
  pipe?: readonly Below[]
}

function schemaAt(path: string): v.GenericSchema {
  let schema: Below = clinicSchema as Below
  for (const name of path.split('.')) {
    let group = schema
    while (!group.entries) group = group.wrapped ?? group.item ?? group.pipe?.[0] ?? { entries: {} }
    schema = group.entries[name] as Below
  }
  return schema as v.GenericSchema
}

export type Answer =
  | { kind: 'value'; value: unknown }
  | { kind: 'none' }
  | { kind: 'later' }
  | { kind: 'required' }
  | { kind: 'unusable' }

/** What an answer means, checked as the files of the clinic are. */
export function readAnswer(question: Question, text: string, words: Words): Answer {
  const said = text.trim()
  const { later, none } = words
  if (isSaid(later, said)) return { kind: 'later' }
  const value = question.read(said, words)
  if (question.path.startsWith(way)) {
    return value === undefined ? { kind: 'unusable' } : { kind: 'value', value }
  }
  if (isSaid(none, said)) return { kind: question.optional ? 'none' : 'required' }
  if (Array.isArray(value) && value.length === 0) return { kind: 'none' }
  return v.safeParse(schemaAt(question.path), value).success && value !== undefined
    ? { kind: 'value', value }
    : { kind: 'unusable' }
}

/** What of a colleague a question is about. */
export const ofColleague = ({ path }: Question) =>
  path.startsWith(ofPeople) ? path.slice(ofPeople.length) : undefined

/** The way to pay that a question is about. */
export const wayOf = ({ path }: Question) =>
  path.startsWith(way) ? path.slice(way.length) : undefined
