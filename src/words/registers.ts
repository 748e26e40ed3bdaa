import * as v from 'valibot'
import { untilConfirmed } from '#city/events/community-event.ts'
import { landmarksFile, outsideFile } from '#city/finder/read-known-places.ts'
import { hospitalsFile } from '#city/hospitals/read-hospitals.ts'
import { neighborhoodsFile } from '#city/neighborhoods/read-neighborhoods.ts'
import {
  bayAreaLatitude,
  bayAreaLongitude,
  bilingual,
  city,
  day,
  entriesOf,
  fields,
  listOf,
  oneOf,
  phone,
  seal,
  slug,
  street,
  text,
  textThat,
  wholeNumber,
  yesOrNo,
} from '#clinic/reading/fields.ts'
import { readOnce } from '#clinic/reading/read-once.ts'
import { readRegister, registerFile } from '#clinic/reading/register-file.ts'
import { storyDrawings } from '#design/drawings/drawing-names.ts'
import type { Locale } from '#language/locales.ts'
import { type LanguageCode, sharedWords } from '#language/words.ts'
import { isPageId } from '#site/addresses.ts'
import { type ListName, withoutTaken } from '#site/announced.ts'
import { announcedAtBuild } from '#site/announced-at-build.ts'
import { clinicHas, optionalThings } from '#site/clinic-has.ts'
import { paymentKinds, providerKinds } from '#site/provider-kinds.ts'
import { sampleMark } from '#site/samples.ts'
import { eventEntry } from '#words/event-entry.ts'
import { exercisesFile } from '#words/exercises/exercises.ts'
import { freeHelpFile } from '#words/free-help/free-help.ts'
import { reviewerRoles } from '#words/reviewer-roles.ts'
import { isSharedFile } from '#words/shared-kinds.ts'

const id = (example: string) => slug('the name that the site knows the entry by', example)
const sample = yesOrNo('whether the entry is made up, which no published one may be')
const stars = wholeNumber(1, 5, 'how many stars were given', 5)

const languageCodes = Object.keys(sharedWords.en.languageNames) as LanguageCode[]

const saysDayAndNight = /24\/7|24[ -]h(?:ou|o)ra?s?/i

const claim = v.pipe(
  fields('a claim: id, value, label, counts, evidence, checked and shownOn', {
    id: id('patients-treated'),
    /** As printed, in both languages: 847+, 98%, 24/7. */
    value: textThat(
      (value) => /\d/.test(value) && !/\p{L}{2}/u.test(value),
      'the figure as it is printed in both languages, without words: those belong to the label',
      '847+',
    ),
    label: bilingual('the words beside the figure', 'patients treated', 'pacientes atendidos'),
    /** What is counted, and among whom. */
    counts: bilingual('what the figure counts', 'Each person once.', 'Cada persona una vez.'),
    /** `sample` until the clinic names what proves it. */
    evidence: v.union(
      [
        v.literal('sample'),
        fields('what proves the claim: who, where and when', {
          who: text('who counted', 'the office manager'),
          where: text('where it can be read', 'the report of March 2026, page 4'),
          when: day('when it was counted'),
        }),
      ],
      'what proves the claim, or sample: such as { who: the office manager, where: the report of March 2026, when: 2026-03-31 }',
    ),
    checked: day('when somebody last looked at the evidence'),
    /** Pages that print the claim. */
    shownOn: listOf(
      'the pages that print the claim',
      '[home, why-choose]',
      textThat(isPageId, 'the id of a page, as src/site/addresses.ts lists them', 'why-choose'),
    ),
    /** What the clinic must have for the claim to be true. Without it nothing prints the claim. */
    needs: v.optional(oneOf('what the clinic must have for the claim to be true', optionalThings)),
    /** Only for the aggregate rating: how many reviews stand behind it. */
    reviews: v.optional(wholeNumber(1, 1_000_000, 'how many reviews stand behind it', 127)),
  }),
  v.forward(
    v.partialCheck(
      [['id'], ['reviews']],
      ({ id, reviews }) => id !== 'rating' || reviews !== undefined,
      'how many reviews stand behind the rating, such as 127',
    ),
    ['reviews'],
  ),
  v.forward(
    v.partialCheck(
      [['value'], ['label'], ['needs']],
      ({ value, label, needs }) =>
        needs === 'emergency-line' ||
        ![value, label.en, label.es].some((words) => saysDayAndNight.test(words)),
      'emergency-line: the claim speaks of 24 hours a day',
    ),
    ['needs'],
  ),
)

/** What the patient signed: the paper itself never comes into the files of the site. */
const authorization = v.optional(
  fields('the written authorization of the patient: date, until and paper', {
    date: day('when the patient signed'),
    until: day('the last day on which the words may be shown'),
    paper: text(
      'where the paper lies, never the paper itself',
      'the locked cabinet at the front desk, folder 12',
    ),
  }),
)

const testimonial = fields('a quote: id, sample, authorization, author, title, text and more', {
  id: id('heard-in-spanish'),
  sample,
  /** No quote of a real person is published without. */
  authorization,
  author: fields('who said it: name, handle and initials', {
    name: text('the name of the author', 'Marisol Ejemplo'),
    handle: textThat(
      (handle) => /^@[\w.]+$/.test(handle),
      'the name in the network, which begins with @',
      '"@marisol.ejemplo"',
    ),
    initials: textThat(
      (initials) => /^\p{Lu}{1,3}$/u.test(initials),
      'one to three capital letters',
      'ME',
    ),
  }),
  title: bilingual('the title of the quote', 'A visit the same day', 'Cita el mismo día'),
  text: bilingual('what was said', 'I called on a Saturday.', 'Llamé un sábado.'),
  rating: stars,
  date: day('when it was said'),
})

const story = fields('a story: id, sample, authorization, name, title, story, quote and more', {
  id: id('slow-but-moving'),
  sample,
  authorization,
  /** What happened, or what the person does again. */
  drawing: v.optional(oneOf('a drawing for stories', storyDrawings)),
  name: text('the name of the person', 'Elena Ejemplo'),
  title: bilingual('the title of the story', 'Little by little', 'Poco a poco'),
  story: bilingual('the story', 'A car hit Elena.', 'Un carro le pegó a Elena.'),
  quote: bilingual('the words of the person', 'It took time.', 'Tomó tiempo.'),
  rating: stars,
  location: text('where the person lives', 'South Side, Berkeley'),
  /** When the story was told. */
  date: day('when the story was told'),
})

const provider = fields(
  'a provider: id, sample, name, kind, city, address, phone, lat, lon, languages, payment and note',
  {
    id: id('sample-primary-care'),
    sample,
    name: text('the name of the provider', 'Sample Primary Care'),
    kind: oneOf('the kind of care', providerKinds),
    city: city('the city of the provider'),
    address: street('where the provider is'),
    phone: phone('the number of the provider, in quotation marks'),
    lat: bayAreaLatitude('how far north the provider is'),
    lon: bayAreaLongitude('how far east the provider is, with a minus'),
    languages: v.pipe(
      listOf('the languages spoken there', '[en, es]', oneOf('a language', languageCodes)),
      v.minLength(1, 'at least one language, such as [en, es]'),
    ),
    payment: v.pipe(
      listOf('what the office accepts', '[self-pay]', oneOf('a way to pay', paymentKinds)),
      v.minLength(1, 'at least one way to pay, such as [self-pay]'),
    ),
    note: bilingual('what a visitor should know', 'Has evening hours.', 'Atiende por la tarde.'),
  },
)

const reviewer = v.pipe(
  fields('a reviewer: id, role, name, license, checked and pages', {
    id: id('legal-pages-2026'),
    role: oneOf('what the person is', reviewerRoles),
    name: text('the name as on the license, with the title', 'A. Sample, D.C.'),
    license: v.optional(text('the number of the license', 'DC 12345')),
    checked: day('when the pages were read'),
    pages: v.record(
      textThat(
        (page) => isPageId(page) || isSharedFile(page) || page === 'danger-check',
        'the id of a page, as src/site/addresses.ts lists them, the name of a file that pages share, or danger-check',
        'whiplash',
      ),
      seal('the seal of the words that were read'),
      'the pages that were read, each with the seal of its words, such as { whiplash: abcdefghijkl }',
    ),
  }),
  v.forward(
    v.partialCheck(
      [['role'], ['license']],
      ({ role, license }) => role === 'manager' || license !== undefined,
      'the number of the license, such as DC 12345',
    ),
    ['license'],
  ),
)

const answered = 'answer, who and date together: a note is closed by all three'

const openNote = v.pipe(
  fields('an open note: id, question, answer, who and date', {
    id: id('medpay-terms'),
    question: text('what is to be found out', 'What does the policy say?'),
    answer: v.optional(text('what was found', 'The section says 24 hours.')),
    who: v.optional(text('the person who read or decided', 'A. Sample, office manager')),
    date: v.optional(day('when the person read or decided')),
  }),
  v.forward(
    v.partialCheck(
      [['answer'], ['who'], ['date']],
      ({ answer, who, date }) => new Set([answer, who, date].map((part) => !part)).size === 1,
      answered,
    ),
    ['answer'],
  ),
)

/** The lists that people write, but for the danger signs. */
export const registerFiles = {
  claims: registerFile('claims', entriesOf('claims', claim)),
  testimonials: registerFile('testimonials', entriesOf('quotes', testimonial)),
  stories: registerFile('stories', entriesOf('stories', story)),
  events: registerFile('events', entriesOf('events', eventEntry)),
  providers: registerFile('providers', entriesOf('providers', provider)),
  reviewers: registerFile('reviewers', entriesOf('reviewers', reviewer)),
  'open-notes': registerFile('open-notes', entriesOf('open notes', openNote)),
  exercises: exercisesFile,
  'free-help': freeHelpFile,
  hospitals: hospitalsFile,
  landmarks: landmarksFile,
  outside: outsideFile,
  neighborhoods: neighborhoodsFile,
} as const

export type Claim = v.InferOutput<typeof claim>
export type Testimonial = v.InferOutput<typeof testimonial>
export type Story = v.InferOutput<typeof story>
export type Provider = v.InferOutput<typeof provider>
export type Reviewer = v.InferOutput<typeof reviewer>
export type OpenNote = v.InferOutput<typeof openNote>

/** Every marketing figure of the site; nothing else may print one. */
export const readClaims = readOnce(() =>
  readRegister(registerFiles.claims).filter(({ needs }) => !needs || clinicHas(needs)),
)

/** The lists as their files have them, for the desk and the server: with what was taken down. */
export const readEntries = {
  testimonials: readOnce(() => readRegister(registerFiles.testimonials)),
  stories: readOnce(() => readRegister(registerFiles.stories)),
  /** What may be told of the events of the list: those that come again end with what is confirmed. */
  events: readOnce(() => readRegister(registerFiles.events).map(untilConfirmed)),
  providers: readOnce(() => readRegister(registerFiles.providers)),
}

const shown =
  <Entry extends { id: string }>(list: ListName, read: () => readonly Entry[]) =>
  () => [...withoutTaken(list, read(), announcedAtBuild)]

/** What pages are built with. */
export const readTestimonials = readOnce(shown('testimonials', readEntries.testimonials))
export const readStories = readOnce(shown('stories', readEntries.stories))
export const readEvents = readOnce(shown('events', readEntries.events))
export const readProviders = readOnce(shown('providers', readEntries.providers))
export const readReviewers = readOnce(() => readRegister(registerFiles.reviewers))
export const readOpenNotes = readOnce(() => readRegister(registerFiles['open-notes']))

/** One claim of the register; nothing when the clinic has taken it out. */
export const findClaim = (id: string) => readClaims().find((claim) => claim.id === id)

function claimOf(id: string, file: string) {
  const claim = findClaim(id)
  if (!claim)
    throw new Error(
      `${file}: content/data/claims.yaml has no claim ${id}: add it there with its evidence, or take {claim:${id}} out`,
    )
  return claim
}

/** What stands beside the figure of a claim, with the mark of one that is made up. */
export const claimLabel = ({ label, evidence }: Claim, locale: Locale) =>
  label[locale] + sampleMark({ sample: evidence === 'sample' }, locale)

/** A claim in running words, "847+ patients treated". */
export function claimSentence(id: string, locale: Locale, file: string) {
  const claim = claimOf(id, file)
  return `${claim.value} ${claimLabel(claim, locale)}`
}

/** What a claim counts, as a sentence. */
export const claimCounts = (id: string, locale: Locale, file: string) =>
  claimOf(id, file).counts[locale]
