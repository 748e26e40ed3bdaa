import { counted } from '#language/counted.ts'
import { addDays, type Day } from '#language/dates/days.ts'
import { timeSince } from '#language/dates/time-since.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import {
  type GroupOutcome,
  type Groups,
  type Phase,
  phaseOf,
  phases,
  type StudiedArea,
} from '#tools/recovery-calculator/calculator.ts'
import type { Words } from '#tools/recovery-calculator/words.en.ts'
import { type StudyId, studies } from '#tools/studies/studies.ts'

type SectionId = 'figures' | 'signs' | 'helps' | 'unknown' | 'seen'

/** A part of the result: the page and the copied text are made from the same parts. */
export interface ResultSection {
  id: SectionId
  heading: string
  paragraphs: readonly string[]
  bullets: readonly string[]
  sources: readonly StudyId[]
}

/** A place on the timeline: one of our phases, or what comes after them. */
type TimelinePlace = Phase | 'later'

export interface TimelineRow {
  place: TimelinePlace
  name: string
  /** What studies found for this time, or that they found nothing. */
  found: string
  care: string
  /** The visitor is in this part of the plan today. */
  now: boolean
}

/** The area of the body a result is about. */
export const areaOf = (outcome: GroupOutcome): StudiedArea =>
  outcome.kind === 'beyond-12-weeks' ? outcome.area : outcome.kind

/** The three phases and what comes after; empty once the plan of 12 weeks is over. */
export function timelineRows(
  outcome: GroupOutcome,
  { timeline }: Words['result'],
): readonly TimelineRow[] {
  if (outcome.kind === 'beyond-12-weeks') return []
  const { places, found, care } = timeline
  const current: Phase = phaseOf(outcome.daysSinceCrash)
  return [...phases, 'later' as const].map((place) => ({
    place,
    name: places[place],
    found: found[outcome.kind][place],
    care: care[place],
    now: place === current,
  }))
}

/**
 * "Your crash was 10 days ago.", "Your crash was 36 years ago."
 * @param today the visitor's date, such as `2026-11-21`.
 */
export function crashAgo(days: number, today: Day, words: Words['result'], locale: Locale) {
  if (days === 0) return words.today
  const { unit, count } = timeSince(addDays(today, -days), today)
  return counted(words.ago[unit], count, locale)
}

const figureSources: Record<StudiedArea, readonly StudyId[]> = {
  neck: ['shearer-2020', 'carroll-2008', 'sterling-2010'],
  'low-back': ['menezes-2012', 'henschke-2008'],
  shoulder: ['van-der-windt-1996', 'karel-2017'],
}

function figures(outcome: GroupOutcome, words: Words): ResultSection {
  const { heading, beyond, noOtherCurve, ...byArea } = words.result.figures
  const area = areaOf(outcome)
  const section = { id: 'figures' as const, heading, bullets: [] }
  if (outcome.kind !== 'beyond-12-weeks') {
    return { ...section, paragraphs: byArea[area], sources: figureSources[area] }
  }
  if (area === 'low-back') return { ...section, paragraphs: beyond, sources: ['menezes-2012'] }
  return {
    ...section,
    paragraphs: [...byArea[area], ...beyond, noOtherCurve],
    sources: [...figureSources[area], 'menezes-2012'],
  }
}

const signSources: Record<StudiedArea, readonly StudyId[]> = {
  neck: ['walton-2009', 'walton-2013', 'mywhiplash', 'icon-2013'],
  'low-back': ['henschke-2008'],
  shoulder: ['van-der-windt-1996', 'shoulder-review-2015'],
}

function signs(outcome: GroupOutcome, words: Words): readonly ResultSection[] {
  if (outcome.kind === 'beyond-12-weeks') return []
  const { signs: text } = words.result
  const section = {
    id: 'signs' as const,
    heading: text.heading,
    sources: signSources[outcome.kind],
  }
  if (outcome.kind !== 'neck') {
    return [{ ...section, paragraphs: [text.groupsOnly], bullets: text[outcome.kind] }]
  }
  const count = outcome.signs.length
  const band = text.bands[outcome.band]
  const said = count === 0 ? fill(text.none, { band }) : fill(text.some, { count, band })
  const bullets = outcome.signs.map((sign) => text.names[sign])
  return [{ ...section, paragraphs: [said, text.notChance, text.crash], bullets }]
}

const helpSources: Record<StudiedArea, readonly StudyId[]> = {
  neck: ['cote-2016', 'bussieres-2016'],
  'low-back': ['qaseem-2017'],
  shoulder: [],
}

function helps(outcome: GroupOutcome, words: Words): ResultSection {
  const { heading, evidence, beyond, ...byArea } = words.result.helps
  const area = areaOf(outcome)
  return {
    id: 'helps',
    heading,
    // The sentence about manual therapy speaks of neck and back only.
    paragraphs: area === 'shoulder' ? [] : [evidence],
    bullets: outcome.kind === 'beyond-12-weeks' ? beyond[area] : byArea[area],
    sources: helpSources[area],
  }
}

function unknown(outcome: GroupOutcome, words: Words): ResultSection {
  const { heading, person, differ, crashes } = words.result.unknown
  const isNeck = areaOf(outcome) === 'neck'
  return {
    id: 'unknown',
    heading,
    paragraphs: [],
    bullets: [person, isNeck ? differ : crashes],
    sources: isNeck ? ['stupar-2023', 'kamper-2008'] : ['stupar-2023'],
  }
}

/** When to be seen: once for the whole result, whatever hurts. */
export function seenSection(groups: Groups, words: Words): ResultSection {
  const text = words.result.seen
  const bullets: string[] = [text.danger, text.worse, text.exam]
  const sources: StudyId[] = ['cote-2016']
  const neck = groups.find(({ kind }) => kind === 'neck')
  if (groups[0].kind === 'beyond-12-weeks') bullets.push(text.reviewNow)
  if (neck?.kind === 'neck') {
    if (neck.band === 'more') bullets.push(text.review)
    if (neck.headache) {
      bullets.push(text.headache)
      sources.push('ichd-3')
    }
  }
  const paragraphs = isOnEdge(groups) ? [text.onEdge] : []
  return { id: 'seen', heading: text.heading, paragraphs, bullets, sources }
}

export const isOnEdge = ([first]: Groups) => first.kind !== 'beyond-12-weeks' && first.onEdge

/** What the whole result is called. */
export function resultHeading(groups: Groups, { headings }: Words['result']) {
  const [{ kind }, ...others] = groups
  return others.length > 0 && kind !== 'beyond-12-weeks' ? headings.several : headings[kind]
}

/** The parts about one place of the body, in the order they are read. Group figures and advice only. */
export function resultSections(outcome: GroupOutcome, words: Words): readonly ResultSection[] {
  return [
    figures(outcome, words),
    ...signs(outcome, words),
    helps(outcome, words),
    unknown(outcome, words),
  ]
}

/** "Carroll LJ and others, Neck Pain Task Force, Spine 33(4S), 2008" */
export function studyName(id: StudyId) {
  const { name, year } = studies[id]
  return `${name}, ${year}`
}

/** Every source of a result once, in the order of first use. */
export function resultSources(sections: readonly ResultSection[]): readonly StudyId[] {
  return [...new Set(sections.flatMap(({ sources }) => sources))]
}
