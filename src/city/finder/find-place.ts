import { milesBetween } from '#city/distance.ts'
import type { Place } from '#city/place.ts'
import { type Candidate, candidates, type Meant } from './candidates.ts'
import type { DoubtfulCorner, Gazetteer, OutsidePlace } from './gazetteer.ts'
import { unfinished } from './look-up.ts'
import { readings, type Spelling } from './readings.ts'

/** What a text means. */
export type Finding =
  | { kind: 'place'; place: Place }
  /** The likeliest first; `more` are as likely as the last and not among them. */
  | { kind: 'choices'; places: readonly Place[]; more: number }
  /** A city beside ours or a freeway, with the places of ours beside it. */
  | { kind: 'outside'; area: OutsidePlace }
  /** Two streets that meet, nobody knows where: with corners of theirs that are known. */
  | { kind: 'doubtful'; corner: DoubtfulCorner }
  | { kind: 'nothing' }

/** More choices than these are not read. */
export const mostChoices = 8

/** Names that lie no further apart, in miles, are one place: the Coliseum and its neighborhood. */
const samePlace = 1

interface Ranked {
  spelling: Spelling
  /** Each once, the likeliest first. */
  candidates: readonly Candidate[]
}

/** Neighborhoods and landmarks before corners, and corners of long streets before others. */
const weightOf = ({ corners = 1_000_000 }: Candidate) => corners

function rank(text: string, gazetteer: Gazetteer, isBeingTyped: boolean): Ranked {
  for (const reading of readings(text, isBeingTyped, gazetteer)) {
    const best = new Map<object, Candidate>()
    for (const candidate of candidates(reading, gazetteer)) {
      const known = best.get(candidate.of)
      if (!known || candidate.apart < known.apart) best.set(candidate.of, candidate)
    }
    if (best.size > 0) {
      const ranked = [...best.values()].toSorted(
        (one, other) => one.apart - other.apart || weightOf(other) - weightOf(one),
      )
      return { spelling: reading.spelling, candidates: ranked }
    }
  }
  return { spelling: 'exact', candidates: [] }
}

const isPlace = (target: Meant): target is Place =>
  target.kind !== 'outside' && target.kind !== 'doubtful'

/** The likeliest places of some candidates, and how many more there are. */
function shownOf(ranked: readonly Candidate[]) {
  const places = ranked.slice(0, mostChoices).flatMap(({ target }) => {
    const meant = target()
    return isPlace(meant) ? [meant] : []
  })
  return { places, more: Math.max(0, ranked.length - mostChoices) }
}

/** One letter begins thousands of names: to look through them takes longest, and says nothing. */
const fewestTyped = 2

/** What to offer while somebody types. */
export const suggestPlaces = (text: string, gazetteer: Gazetteer) =>
  shownOf(text.trim().length < fewestTyped ? [] : rank(text, gazetteer, true).candidates)

/** Which of some names that fit alike is told: what is not ours first, then the broader thing. */
const kindsInOrder = ['outside', 'neighborhood', 'zip', 'district'] as const

function order({ kind }: Meant) {
  const index = (kindsInOrder as readonly string[]).indexOf(kind)
  return index === -1 ? kindsInOrder.length : index
}

/** The one that is meant, where the names that fit best say one thing. */
function clearlyMeant([first, ...others]: readonly Candidate[]) {
  if (!first || first.apart >= unfinished) return
  const alike = [first, ...others.filter(({ apart }) => apart === first.apart)]
    .map(({ target }) => target())
    .toSorted((one, other) => order(one) - order(other))
  const [meant] = alike
  if (!meant) return
  const isOne = alike.every(
    (other) =>
      isPlace(meant) && isPlace(other) && milesBetween(meant.point, other.point) <= samePlace,
  )
  return alike.length === 1 || meant.kind === 'outside' || isOne ? meant : undefined
}

/**
 * What a text means that somebody has finished: the name or the `?near=` slug of a place, in either
 * language, or the streets of a crossing in either order. A number is the whole number: 7th is not
 * 73rd. What is misspelled or only begun is asked about, never guessed.
 */
export function findPlace(text: string, gazetteer: Gazetteer): Finding {
  const slug = text.trim()
  const named = gazetteer.named.find((place) => place.slug === slug)
  if (named) return { kind: 'place', place: named }
  const { candidates: ranked, spelling } = rank(text, gazetteer, false)
  const meant = spelling === 'exact' ? clearlyMeant(ranked) : undefined
  if (meant?.kind === 'outside') return { kind: 'outside', area: meant }
  if (meant?.kind === 'doubtful') return { kind: 'doubtful', corner: meant }
  if (meant) return { kind: 'place', place: meant }
  const shown = shownOf(ranked)
  return shown.places.length > 0 ? { kind: 'choices', ...shown } : { kind: 'nothing' }
}
