import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hospitalsFile, readHospitals } from '#city/hospitals/read-hospitals.ts'
import { clinic } from '#clinic'
import { everydayRegister } from '#clinic/everyday-facts.ts'
import type { Day } from '#language/dates/days.ts'
import { fill } from '#language/fill.ts'
import { locales } from '#language/locales.ts'
import { checkedPageIds, isServed, type PageId } from '#site/addresses.ts'
import { readDangerSigns } from '#words/danger-signs/read-danger-signs.ts'
import { dangerRegister } from '#words/danger-signs/register.ts'
import { exercisesFile, readExercises } from '#words/exercises/exercises.ts'
import { freeHelpFile, readFreeHelp } from '#words/free-help/free-help.ts'
import { signedName, wordsOf } from '#words/read-pages.ts'
import {
  readClaims,
  readEvents,
  readOpenNotes,
  readProviders,
  readReviewers,
  readStories,
  readTestimonials,
  registerFiles,
} from '#words/registers.ts'
import { pageSeal } from '#words/seal.ts'
import { whoChecked } from '#words/who-checked.ts'
import { findUnconfirmedBirths } from './births.ts'
import { findStaleClaims, findUnprovenClaims } from './claims.ts'
import { findUnlistedClosedDays } from './closed-days.ts'
import { findUnsignedSigns } from './danger-signs.ts'
import { findInventions } from './inventions.ts'
import { findUnsignedDates } from './limitation-dates.ts'
import { findMadeUp } from './made-up.ts'
import { findOpenNotes } from './open-notes.ts'
import { findOpenRules } from './own-rules.ts'
import { findOverdue, findSamplePage, findUnchecked, howToSign, type WrittenPage } from './pages.ts'
import { findQuietCalendar } from './quiet-calendar.ts'
import { findUnfitQuotes } from './quotes.ts'
import { findUnfitProviders } from './referrals.ts'
import { findUnknownReviewers } from './reviewers.ts'
import { findSamples } from './samples.ts'
import type { Stop, StopGroup, WrittenFile } from './stop.ts'
import { findUncheckedHelp, findUnconfirmedExercises } from './unconfirmed.ts'
import { findUnconfirmedEvents } from './unconfirmed-events.ts'
import type { Words } from './words.en.ts'
import { gateWords } from './words.ts'

const read = (file: string): WrittenFile => ({
  file,
  text: readFileSync(join(process.cwd(), file), 'utf8'),
})

/**
 * The English file stands for both: dates, reviewer and seal are the same in Spanish. One that several
 * pages share is asked for once.
 */
function readPages(): WrittenPage[] {
  const byFile = new Map(checkedPageIds.map((id) => [signedName(id), id]))
  return Array.from(byFile, ([name, id]) => {
    const front = wordsOf(id, 'en')
    const isChecked = whoChecked(id) !== undefined
    return { id: name, ...read(front.file), front, seal: pageSeal(id), isChecked }
  })
}

const ownWays = {
  phones: Object.values(clinic.phones).flatMap((phone) => (phone ? [phone.slice(2)] : [])),
  email: clinic.email,
}

const findInventedWords = (words: Words) =>
  locales.flatMap((locale) =>
    checkedPageIds.flatMap((id) => findInventions(read(wordsOf(id, locale).file), ownWays, words)),
  )

const quoteLists = [
  {
    register: registerFiles.testimonials,
    entries: () =>
      readTestimonials().map((quote) => ({ ...quote, said: [quote.title, quote.text] })),
  },
  {
    register: registerFiles.stories,
    entries: () =>
      readStories().map((story) => ({ ...story, said: [story.title, story.story, story.quote] })),
  },
]

const lists = [
  ...quoteLists,
  { register: registerFiles.events, entries: readEvents },
  { register: registerFiles.providers, entries: readProviders },
]

/** Samples and made-up entries of the lists, and what no list may hold although it is real. */
const findUnfitEntries = (today: Day, pages: readonly WrittenPage[], words: Words) => [
  ...lists.flatMap(({ register, entries }) => {
    const list = read(register.file)
    const samples = findSamples(entries(), list, words)
    return samples.length > 0 ? samples : findMadeUp(list, words)
  }),
  ...quoteLists.flatMap(({ register, entries }) =>
    findUnfitQuotes(entries(), read(register.file), today, words),
  ),
  ...findUnfitProviders(readProviders(), read(registerFiles.providers.file), words),
  ...findMadeUp(read(registerFiles.reviewers.file), words),
  ...findUnknownReviewers(readReviewers(), read(registerFiles.reviewers.file), words),
  ...pages.flatMap((page) => findSamplePage(page, words)),
]

/** Nothing when the calendar has an event within the next 60 days. */
export const findEventStops = (today: Day, words = gateWords.en) =>
  isServed('events') ? findQuietCalendar(readEvents(), registerFiles.events.file, today, words) : []

/** Pages that are never published unsigned: whoever is hurt reads them. */
const isGuarded = ({ id }: WrittenPage) => id === ('immediate-help' satisfies PageId)

const isLegal = ({ front }: WrittenPage) => front.reviewer === 'attorney'

const uncheckedOf = (pages: readonly WrittenPage[], words: Words) =>
  pages.flatMap((page) => findUnchecked(page, words))

/** Immediate help, the danger check and the register of signs. */
function findUnguardedHelp(pages: readonly WrittenPage[], words: Words): Stop[] {
  const register = read(dangerRegister.file)
  const check = { file: 'src/words/danger-signs/words.en.ts', line: 1 }
  const unsigned = fill(words.dangerCheck, {
    who: words.roles['medical-doctor'],
    sign: howToSign('danger-check', pageSeal('danger-check'), words),
  })
  return [
    ...uncheckedOf(pages.filter(isGuarded), words),
    ...(whoChecked('danger-check') ? [] : [{ ...check, text: unsigned }]),
    ...findUnsignedSigns(readDangerSigns().signs, readReviewers(), register, words),
  ]
}

/** What is made up, or said without proof. */
function findInventedGroups(today: Day, pages: readonly WrittenPage[], words: Words): StopGroup[] {
  const claims = read(registerFiles.claims.file)
  const facts = [read(everydayRegister.file), read('clinic.config.ts')]
  return [
    {
      ...words.steps.facts,
      kind: 'invention',
      stops: facts.flatMap((file) => findMadeUp(file, words)),
    },
    {
      ...words.steps.lists,
      kind: 'invention',
      stops: findUnfitEntries(today, pages, words),
    },
    {
      ...words.steps.inventions,
      kind: 'invention',
      stops: findInventedWords(words),
    },
    {
      ...words.steps.claims,
      kind: 'invention',
      stops: [
        ...findUnprovenClaims(readClaims(), claims, today, clinic.links.review, words),
        ...findMadeUp(claims, words),
      ],
    },
  ]
}

function findGroups(today: Day, words: Words): StopGroup[] {
  const pages = readPages()
  const others = pages.filter((page) => !isGuarded(page))
  const claims = read(registerFiles.claims.file)
  const config = read('clinic.config.ts')
  const everyday = read(everydayRegister.file)
  const dates = findUnsignedDates(
    clinic.legal,
    readReviewers(),
    pageSeal('action-plan'),
    config,
    words,
  )
  const groups: StopGroup[] = [
    ...findInventedGroups(today, pages, words),
    {
      ...words.steps.notes,
      kind: 'due',
      stops: findOpenNotes(readOpenNotes(), read(registerFiles['open-notes'].file), words),
    },
    {
      ...words.steps.guarded,
      kind: 'guard',
      stops: findUnguardedHelp(pages, words),
    },
    {
      ...words.steps.births,
      kind: 'due',
      stops: findUnconfirmedBirths(readHospitals(), read(hospitalsFile.file), words),
    },
    {
      ...words.steps.rules,
      kind: 'due',
      stops: findOpenRules(clinic.ownRules, config, words),
    },
    {
      ...words.steps.help,
      kind: 'due',
      stops: findUncheckedHelp(readFreeHelp(), read(freeHelpFile.file), today, words),
    },
    {
      ...words.steps.exercises,
      kind: 'due',
      stops: findUnconfirmedExercises(readExercises(), read(exercisesFile.file), words),
    },
    {
      ...words.steps.pages,
      kind: 'due',
      stops: uncheckedOf(
        others.filter((page) => !isLegal(page)),
        words,
      ),
    },
    {
      ...words.steps.legal,
      kind: 'due',
      stops: [...uncheckedOf(others.filter(isLegal), words), ...dates],
    },
    { ...words.steps.calendar, kind: 'due', stops: findEventStops(today, words) },
    {
      ...words.steps.confirmations,
      kind: 'due',
      stops: isServed('events')
        ? findUnconfirmedEvents(readEvents(), read(registerFiles.events.file), today, words)
        : [],
    },
    {
      ...words.steps.closedDays,
      kind: 'due',
      stops: findUnlistedClosedDays(everyday, today, words),
    },
    {
      ...words.steps.overdue,
      kind: 'due',
      stops: [
        ...findStaleClaims(readClaims(), claims, today, words),
        ...pages.flatMap((page) => findOverdue(page, today, words)),
      ],
    },
  ]
  return groups.filter(({ stops }) => stops.length > 0)
}

/** Stops of one finder in two languages: the next gate knows each again by its English. */
const withEnglish = (groups: readonly StopGroup[], english: readonly StopGroup[]) =>
  groups.map((group, place) => ({
    ...group,
    stops: group.stops.map((stop, index) => ({
      ...stop,
      english: english[place]?.stops[index]?.text,
    })),
  }))

/**
 * What keeps the site from being published, in the order in which a clinic does it.
 * @param today the day at the clinic.
 * @param words of whoever reads it. A question of an open note stays as it is written, and what
 * `check:words` and `check:claims` add to the list is English.
 */
export function findPublishStops(today: Day, words = gateWords.en): StopGroup[] {
  const groups = findGroups(today, words)
  return words === gateWords.en ? groups : withEnglish(groups, findGroups(today, gateWords.en))
}
