import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hospitalsFile, readHospitals } from '#city/hospitals/read-hospitals.ts'
import { clinic } from '#clinic'
import type { Day } from '#language/dates/days.ts'
import { locales } from '#language/locales.ts'
import { pageIds } from '#site/addresses.ts'
import { readDangerSigns } from '#words/danger-signs/read-danger-signs.ts'
import { dangerRegister } from '#words/danger-signs/register.ts'
import { wordsOf } from '#words/read-pages.ts'
import {
  readClaims,
  readEvents,
  readProviders,
  readReviewers,
  readStories,
  readTestimonials,
  registerFiles,
} from '#words/registers.ts'
import { whoChecked } from '#words/who-checked.ts'
import { findUnconfirmedBirths } from './births.ts'
import { findUnprovenClaims } from './claims.ts'
import { findUnsignedSigns } from './danger-signs.ts'
import { findUnsignedDates } from './limitation-dates.ts'
import { findMadeUp } from './made-up.ts'
import {
  findOpenNotes,
  findOverdue,
  findSamplePage,
  findUnchecked,
  type WrittenPage,
} from './pages.ts'
import { findQuietCalendar } from './quiet-calendar.ts'
import { findSamples } from './samples.ts'
import type { Stop, WrittenFile } from './stop.ts'

/** What is left to do of one kind. */
export interface StopGroup {
  heading: string
  stops: readonly Stop[]
}

const read = (file: string): WrittenFile => ({
  file,
  text: readFileSync(join(process.cwd(), file), 'utf8'),
})

/** The English page stands for both: notes, dates and reviewers are the same in Spanish. */
function readPages(): WrittenPage[] {
  return pageIds.map((id) => {
    const front = wordsOf(id, 'en')
    return { ...read(front.file), front, isChecked: whoChecked(id) !== undefined }
  })
}

const lists = [
  { register: registerFiles.testimonials, entries: readTestimonials },
  { register: registerFiles.stories, entries: readStories },
  { register: registerFiles.events, entries: readEvents },
  { register: registerFiles.providers, entries: readProviders },
]

/** Nothing when the calendar has an event within the next 60 days. */
export const findEventStops = (today: Day) =>
  findQuietCalendar(readEvents(), registerFiles.events.file, today)

/**
 * What keeps the site from being published, in the order in which a clinic does it.
 * @param today the day at the clinic.
 */
export function findPublishStops(today: Day): StopGroup[] {
  const pages = readPages()
  const unchecked = (isLegal: boolean) =>
    pages.filter(({ front }) => (front.reviewer === 'attorney') === isLegal).flatMap(findUnchecked)
  const reviewers = readReviewers()
  const claims = read(registerFiles.claims.file)
  const config = read('clinic.config.ts')
  const groups = [
    { heading: 'Put the facts of the clinic into its file', stops: findMadeUp(config) },
    {
      heading: 'Replace or delete what is made up in the lists',
      stops: [
        ...lists.flatMap(({ register, entries }) => {
          const list = read(register.file)
          const samples = findSamples(entries(), list)
          return samples.length > 0 ? samples : findMadeUp(list)
        }),
        ...findMadeUp(read(registerFiles.reviewers.file)),
        ...pages.flatMap(findSamplePage),
      ],
    },
    {
      heading: 'Prove every claim, or take it out',
      stops: [...findUnprovenClaims(readClaims(), claims, today), ...findMadeUp(claims)],
    },
    { heading: 'Read the first sources, and close the notes', stops: pages.flatMap(findOpenNotes) },
    {
      heading: 'Have the danger signs signed',
      stops: findUnsignedSigns(readDangerSigns().signs, reviewers, read(dangerRegister.file)),
    },
    {
      heading: 'Ask the hospitals whether babies are delivered there',
      stops: findUnconfirmedBirths(readHospitals(), read(hospitalsFile.file)),
    },
    { heading: 'Have the pages checked', stops: unchecked(false) },
    {
      heading: 'Have the legal pages checked by an attorney',
      stops: [
        ...unchecked(true),
        ...findUnsignedDates(
          clinic.legal,
          reviewers,
          locales.map((locale) => wordsOf('action-plan', locale).reviewed),
          config,
        ),
      ],
    },
    { heading: 'Put events on the calendar', stops: findEventStops(today) },
    {
      heading: 'Look again at what is overdue',
      stops: pages.flatMap((page) => findOverdue(page, today)),
    },
  ]
  return groups.filter(({ stops }) => stops.length > 0)
}

/** The list for a person: numbered steps, each line with its place. */
export function publishReport(groups: readonly StopGroup[]): string {
  const steps = groups.map(
    ({ heading, stops }, index) =>
      `${index + 1}. ${heading} (${stops.length})\n${stops
        .map(({ file, line, text }) => `   ${file}:${line}  ${text}`)
        .join('\n')}`,
  )
  return ['This keeps the site from being published:', ...steps].join('\n\n')
}
