import { daysBetween } from '#language/dates/days.ts'
import { type CheckAnswers, withMark } from '#tools/danger-signs/check-answers.ts'
import { outcomeOf, worstPain } from '#tools/danger-signs/check-flow.ts'
import { type Answers, currentVersion, type Entry } from '#tools/symptom-tracker/model/entry.ts'
import { dayOf, instantOf } from '#tools/symptom-tracker/model/moment.ts'
import { type RegionId, regionGroups } from '#tools/symptom-tracker/model/regions.ts'
import type { DangerRule } from '#words/danger-signs/register.ts'

/** Where pain of 9 or 10 is a danger sign: head, chest and belly, neck and back, or neither. */
export const painPlaces = ['inside', 'spine', 'elsewhere'] as const

export type PainPlace = (typeof painPlaces)[number]

/** Groups of the check that an entry may ask for. */
export type HeardGroup = (typeof groups)[number]

/**
 * What an entry says that the danger check asks about. Our own rule, unsigned as the register is:
 * what a number asks for there, it asks for here.
 */
export interface Heard {
  /** Where the pain of 9 or 10 is. */
  worst: readonly PainPlace[]
  /** Pain of 9 or 10 without a place: it is asked where. */
  asksWhere: boolean
  /** The whole check: the pain rose by 3 within 3 days, or there was a fall or a blow. */
  asksAll: boolean
  /** Pain in the chest or the belly: the questions of the check about them. */
  asks: readonly HeardGroup[]
}

const regionsOf = (group: (typeof regionGroups)[number]['id']): readonly RegionId[] =>
  regionGroups.find(({ id }) => id === group)?.regions ?? []

const neck: readonly RegionId[] = ['neck-front', 'neck-back']
const spine: readonly RegionId[] = [...neck, ...regionsOf('back')]
const chest: readonly RegionId[] = ['chest']
const belly: readonly RegionId[] = ['upper-belly', 'lower-belly']
const head = regionsOf('head-neck').filter((region) => !neck.includes(region))

const groups = ['chest', 'belly'] as const

const regionsAsked: Readonly<Record<HeardGroup, readonly RegionId[]>> = { chest, belly }

const hasAny = (regions: readonly RegionId[], some: readonly RegionId[]) =>
  regions.some((region) => some.includes(region))

const daysLookedBack = 3
const riseThatAsks = 3

/** Whether the pain is 3 points above that of any entry of the 3 days before. */
function rose({ at, pain }: Answers, others: readonly Entry[]) {
  if (pain === null) return false
  return others.map(currentVersion).some((before) => {
    const days = daysBetween(dayOf(before.at), dayOf(at))
    const isBefore = instantOf(before.at) <= instantOf(at) && days <= daysLookedBack
    return before.pain !== null && isBefore && pain - before.pain >= riseThatAsks
  })
}

const placeOf: Readonly<Partial<Record<PainPlace, readonly RegionId[]>>> = {
  inside: [...head, ...chest, ...belly],
  spine,
}

function placesOf(regions: readonly RegionId[]): readonly PainPlace[] {
  const places = painPlaces.filter((place) => hasAny(regions, placeOf[place] ?? []))
  return places.length > 0 ? places : ['elsewhere']
}

/**
 * What an entry says that is a danger sign, or asks for the check.
 *
 * @param others the other entries of the diary
 */
export function hearEntry(answers: Answers, others: readonly Entry[]): Heard {
  const { pain, regions, newFall } = answers
  const isWorst = pain !== null && pain >= worstPain
  const hurts = pain !== 0
  return {
    worst: isWorst && regions.length > 0 ? placesOf(regions) : [],
    asksWhere: isWorst && regions.length === 0,
    asksAll: newFall || rose(answers, others),
    asks: hurts && !isWorst ? groups.filter((group) => hasAny(regions, regionsAsked[group])) : [],
  }
}

/**
 * What a change to an entry says that it did not say before: details that are added to a number ask
 * nothing twice.
 *
 * @param before what the entry said; null for a new one
 */
export function hearChange(
  answers: Answers,
  before: Answers | null,
  others: readonly Entry[],
): Heard {
  const now = hearEntry(answers, others)
  const isMore = before === null || (answers.pain ?? 0) > (before.pain ?? 0)
  if (isMore) return now
  const then = hearEntry(before, others)
  return {
    worst: now.worst.filter((place) => !then.worst.includes(place)),
    asksWhere: now.asksWhere && !then.asksWhere,
    asksAll: now.asksAll && !then.asksAll,
    asks: now.asks.filter((group) => !then.asks.includes(group)),
  }
}

/**
 * The answers of the check with what was heard marked in them: there the signs can be examined,
 * treated or taken back as any other.
 */
export function withHeard(answers: CheckAnswers, worst: readonly PainPlace[], pain: number) {
  const inside = worst.includes('inside') ? withMark(answers, 'worst-inside', true) : answers
  if (!worst.includes('spine')) return inside
  const isMarked = inside.marked.some(({ id }) => id === 'spine')
  return { ...(isMarked ? inside : withMark(inside, 'spine', true)), spinePain: pain }
}

const heardSigns = ['worst-inside', 'worst-spine']

/**
 * What pain of 9 or 10 asks for by itself: 1 for head, chest and belly, 2 for neck and back, unless
 * an examination of just that is kept and still counts.
 *
 * @param answers with what was heard, from `withHeard`
 * @param today ISO date
 */
export function levelOfWorst(rules: readonly DangerRule[], answers: CheckAnswers, today: string) {
  const own = rules.filter(({ id }) => heardSigns.includes(id))
  const { level } = outcomeOf(own, { ...answers, now: false }, today)
  return level === 1 || level === 2 ? level : null
}
