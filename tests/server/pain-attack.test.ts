import { expect, test } from 'vitest'
import {
  type PainReport,
  painDistricts,
  painModes,
  painRegions,
  painSince,
} from '#contracts/pain-report/contract.ts'
import {
  addPainQuarters,
  makePainCounts,
  type PainCounts,
  type PainQuarter,
  painAnswers,
  painCount,
} from '#contracts/pain-report/figures.ts'
import { addQuarters } from '#dates/quarters.ts'
import { countReports, freeze } from '#server/pain-noise.ts'
import {
  attack,
  attackedAnswers,
  chancesWithoutFigures,
  flatCells,
  flatten,
  type Guess,
  type Population,
} from '../support/pain-attacker.ts'
import { repeats } from '../support/repeats.ts'

/** Chance that is the same at every run (mulberry32). */
function createChance(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const even = (answers: number) => Array.from({ length: answers }, () => 1 / answers)
const forEachMode = (chances: readonly number[]) => painModes.map(() => chances)

/** Nothing is known of anybody, so that every figure tells the most. */
const hardToGuess: Population = {
  mode: even(painModes.length),
  given: {
    region: forEachMode(painRegions.map(() => 0.5)),
    worst: forEachMode(even(4)),
    since: forEachMode(even(painSince.length)),
    district: forEachMode(even(painDistricts.length)),
  },
}

/** Answers that hang together: who was on foot hurts elsewhere, and more, than who was in a car. */
const likePeople: Population = {
  mode: [0.66, 0.06, 0.08, 0.13, 0.07],
  given: {
    region: [
      [0.35, 0.1, 0.7, 0.45, 0.2, 0.15, 0.25, 0.45, 0.55, 0.15, 0.2, 0.1],
      [0.25, 0.1, 0.4, 0.5, 0.45, 0.5, 0.25, 0.35, 0.4, 0.4, 0.6, 0.4],
      [0.35, 0.2, 0.4, 0.55, 0.5, 0.5, 0.2, 0.3, 0.35, 0.35, 0.5, 0.3],
      [0.4, 0.15, 0.35, 0.4, 0.35, 0.3, 0.25, 0.3, 0.45, 0.5, 0.65, 0.45],
      [0.3, 0.1, 0.5, 0.4, 0.25, 0.2, 0.2, 0.4, 0.5, 0.25, 0.3, 0.2],
    ],
    worst: [
      [0.2, 0.35, 0.3, 0.15],
      [0.05, 0.25, 0.4, 0.3],
      [0.1, 0.3, 0.4, 0.2],
      [0.05, 0.2, 0.4, 0.35],
      [0.2, 0.4, 0.25, 0.15],
    ],
    since: forEachMode([0.3, 0.3, 0.2, 0.12, 0.08]),
    district: [
      [0.1, 0.08, 0.15, 0.1, 0.15, 0.17, 0.2, 0.05],
      [0.12, 0.1, 0.2, 0.1, 0.15, 0.15, 0.13, 0.05],
      [0.25, 0.15, 0.25, 0.1, 0.1, 0.05, 0.05, 0.05],
      [0.08, 0.15, 0.3, 0.04, 0.18, 0.12, 0.1, 0.03],
      [0.1, 0.1, 0.2, 0.05, 0.2, 0.15, 0.15, 0.05],
    ],
  },
}

/** A number below each upper end of a band of worst pain. */
const worstOfBand = [0, 4, 7, 9]

function pick(chances: readonly number[], chance: () => number) {
  let rest = chance()
  const found = chances.findIndex((share) => {
    rest -= share
    return rest < 0
  })
  return found === -1 ? chances.length - 1 : found
}

/** What somebody of a population answers, as the attacker would say it, and as a report. */
function answer({ given, mode }: Population, chance: () => number) {
  const by = pick(mode, chance)
  const of = (table: 'district' | 'since' | 'worst') => pick(given[table][by] ?? [], chance)
  const truth: Guess = {
    mode: by,
    worst: of('worst'),
    since: of('since'),
    district: of('district'),
    region: (given.region[by] ?? []).map((share) => chance() < share),
  }
  const report: PainReport = {
    mode: painModes[by] ?? 'other',
    worst: worstOfBand[truth.worst] ?? 0,
    since: painSince[truth.since] ?? 'over-year',
    district: painDistricts[truth.district] ?? 'other',
    regions: painRegions.filter((_, region) => truth.region[region]),
  }
  return { truth, report }
}

/** Each answer of a report, and whether a guess of it is right. */
const hits = (guess: Guess, truth: Guess) => [
  guess.mode === truth.mode,
  guess.worst === truth.worst,
  guess.since === truth.since,
  guess.district === truth.district,
  ...truth.region.map((named, region) => guess.region[region] === named),
]

const victimQuarter = '2026-Q3'
/** So many reports are in a quarter besides that of the victim: none, a few, or many. */
const crowdSizes = Array.from({ length: 60 }, (_, crowd) => crowd * 3)

interface World {
  /** Every other report of the victim's quarter, counted. */
  exact: PainCounts
  others: Int32Array
  /** The other quarters of each 24 months that hold the victim's, as they were published. */
  windows: readonly { quarters: readonly PainQuarter[]; sum: Int32Array }[]
}

function makeWorlds(population: Population, chance: () => number): World[] {
  const crowd = (size: number) =>
    countReports(Array.from({ length: size }, () => answer(population, chance).report))
  return crowdSizes.map((size, world) => {
    const exact = crowd(size)
    const around = [-7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7].map((away) => ({
      quarter: addQuarters(victimQuarter, away),
      counts: freeze(crowd(40), `around ${world} ${away}`),
    }))
    const windows = Array.from({ length: 8 }, (_, first) => {
      const quarters = around.slice(first, first + 7)
      const flat = quarters.map(({ counts }) => flatten(counts))
      const sum = flatCells.map((_cell, cell) =>
        flat.reduce((total, counts) => total + (counts[cell] ?? 0), 0),
      )
      return { quarters, sum: Int32Array.from(sum) }
    })
    return { exact, others: flatten(exact), windows }
  })
}

/**
 * Everything that comes out about the victim's quarter, at each of the eight times that it is part of
 * the sum: its own figures, and what is left of the sum without the others.
 */
function seeEveryRelease(victim: PainQuarter, { windows }: World) {
  const own = flatten(victim.counts)
  return windows.flatMap(({ quarters, sum }) => {
    const shown = addPainQuarters([...quarters, victim])
    if (shown.kind !== 'figures') return [own]
    return [own, flatten(shown.counts).map((count, cell) => count - (sum[cell] ?? 0))]
  })
}

type See = (victim: number, exact: PainCounts, world: World) => readonly Int32Array[]

const asPublished: See = (victim, exact, world) =>
  seeEveryRelease({ quarter: victimQuarter, counts: freeze(exact, `secret ${victim}`) }, world)

/** The mistake: figures that are worked out again, with other noise, for each of some releases. */
const redrawn =
  (releases: number): See =>
  (victim, exact) =>
    Array.from({ length: releases }, (_, release) =>
      flatten(freeze(exact, `secret ${victim} ${release}`)),
    )

/** The counts with one report more. */
function addReport(counts: PainCounts, report: PainReport) {
  const answers = painAnswers(report)
  return makePainCounts(
    (table, answer) => painCount(counts, table, answer) + Number(answers[table].includes(answer)),
  )
}

interface Gain {
  answer: string
  /** By how many points of 100 the attacker is right more often than without figures. */
  points: number
  /** The upper end of what the gain is likely to be (95 %). */
  atMost: number
}

function measureGain(population: Population, victims: number, see: See): Gain[] {
  const chance = createChance(1)
  const worlds = makeWorlds(population, chance)
  const right = attackedAnswers.map(() => 0)
  for (let victim = 0; victim < victims; victim += 1) {
    const world = worlds[victim % worlds.length]
    if (!world) throw new Error('there is no such world')
    const { report, truth } = answer(population, chance)
    const exact = addReport(world.exact, report)
    const guess = attack(see(victim, exact, world), world.others, population)
    hits(guess, truth).forEach((hit, which) => {
      right[which] = (right[which] ?? 0) + Number(hit)
    })
  }
  const blindly = chancesWithoutFigures(population)
  return attackedAnswers.map((name, which) => {
    const share = (right[which] ?? 0) / victims
    const gain = share - (blindly[which] ?? 0)
    const deviation = Math.sqrt((share * (1 - share)) / victims)
    return { answer: name, points: 100 * gain, atMost: 100 * (gain + 1.96 * deviation) }
  })
}

test.each([
  ['nothing is known of anybody', hardToGuess, 20_000],
  ['answers hang together, as those of people do', likePeople, repeats(3000, 20_000)],
] as const)(
  'all releases together give away 6 points of 100 at most of any answer, when %s',
  (_, population, victims) => {
    const gains = measureGain(population, victims, asPublished)
    expect(gains.filter(({ atMost }) => atMost > 6)).toEqual([])
  },
)

test('the same attack on figures that are worked out again at each of 24 releases wins far more', () => {
  const points = (releases: number) =>
    Math.max(...measureGain(hardToGuess, 500, redrawn(releases)).map((gain) => gain.points))
  expect(points(24)).toBeGreaterThan(18)
})
