import {
  noiseDeviation,
  type PainCounts,
  type PainTable,
  painTableNames,
  painTables,
  roundedTo,
} from '#contracts/pain-report/figures.ts'

/**
 * What the attacker knows of people before he sees a figure: how often each answer is given, and how
 * the other answers hang together with the way of travelling. For the region, each by itself.
 */
export interface Population {
  mode: readonly number[]
  /** For each way of travelling, a chance for each answer of the table. */
  given: Readonly<Record<Exclude<PainTable, 'mode'>, readonly (readonly number[])[]>>
}

/** Every answer of every table in one list: by the order of the tables. */
export const flatCells = painTableNames.flatMap((table) =>
  painTables[table].map((answer) => ({ table, answer })),
)
const firstCell = Object.fromEntries(
  painTableNames.map((table) => [table, flatCells.findIndex((cell) => cell.table === table)]),
) as Record<PainTable, number>

export const flatten = (counts: PainCounts) =>
  Int32Array.from(painTableNames.flatMap((table) => Object.values<number>(counts[table])))

/** What he says of a victim: the number of an answer in its table; for each region, whether it was named. */
export interface Guess {
  mode: number
  worst: number
  since: number
  district: number
  region: readonly boolean[]
}

const oneAnswer = ['worst', 'since', 'district'] as const

/** Each answer that he may be after: four questions, and every region by itself. */
export const attackedAnswers = ['mode', ...oneAnswer, ...painTables.region] as const

/** How often he is right about each without any figure: he says what most people say. */
export function chancesWithoutFigures({ given, mode }: Population) {
  const chanceOf = (table: keyof Population['given'], answer: number) =>
    mode.reduce((sum, chance, by) => sum + chance * (given[table][by]?.[answer] ?? 0), 0)
  return [
    Math.max(...mode),
    ...oneAnswer.map((table) =>
      Math.max(...painTables[table].map((_, answer) => chanceOf(table, answer))),
    ),
    ...painTables.region.map((_, region) => {
      const named = chanceOf('region', region)
      return Math.max(named, 1 - named)
    }),
  ]
}

/**
 * Guesses what one report of a quarter says, for whoever knows every other report of it, the method
 * and the population, and has seen figures of the quarter. It is the best that can be done with them
 * (Bayes): all tables are used for each answer, and each answer is the likeliest.
 *
 * @param seen the figures of the quarter as often as they came out, and what is left of each sum when
 *   the figures of the other quarters are taken away; what came out the same tells nothing new.
 * @param others the exact counts of all other reports.
 */
export function attack(
  seen: readonly Int32Array[],
  others: Int32Array,
  { given, mode }: Population,
): Guess {
  const odds = oddsOfOneMore(seen, others)
  const oddsOf = (table: PainTable, answer: number) => odds[firstCell[table] + answer] ?? 1
  const chanceOf = (table: keyof Population['given'], by: number, answer: number) =>
    given[table][by]?.[answer] ?? 0

  const totals = oneAnswer.map((table) =>
    mode.map((_, by) =>
      painTables[table].reduce(
        (sum, _answer, answer) => sum + chanceOf(table, by, answer) * oddsOf(table, answer),
        0,
      ),
    ),
  )
  const weights = mode.map((chance, by) => {
    const single = totals.reduce((product, total) => product * (total[by] ?? 1), 1)
    const regions = painTables.region.reduce((product, _, region) => {
      const named = chanceOf('region', by, region)
      return product * (1 - named + named * oddsOf('region', region))
    }, 1)
    return chance * oddsOf('mode', by) * single * regions
  })
  const all = weights.reduce((sum, weight) => sum + weight, 0)

  const likeliest = (which: number) => {
    const table = oneAnswer[which] ?? 'worst'
    return largest(
      painTables[table].map((_, answer) =>
        weights.reduce(
          (sum, weight, by) =>
            sum +
            (weight * chanceOf(table, by, answer) * oddsOf(table, answer)) /
              (totals[which]?.[by] ?? 1),
          0,
        ),
      ),
    )
  }
  return {
    mode: largest(weights),
    worst: likeliest(0),
    since: likeliest(1),
    district: likeliest(2),
    region: painTables.region.map((_, region) => {
      const yes = weights.reduce((sum, weight, by) => {
        const named = chanceOf('region', by, region) * oddsOf('region', region)
        return sum + (weight * named) / (1 - chanceOf('region', by, region) + named)
      }, 0)
      return yes > all / 2
    }),
  }
}

/** How much likelier each cell is with one report more than without it. */
function oddsOfOneMore(seen: readonly Int32Array[], others: Int32Array) {
  const odds = new Float64Array(others.length).fill(1)
  const told: Int32Array[] = []
  for (const table of seen) {
    if (told.some((earlier) => isSame(earlier, table))) continue
    told.push(table)
    for (let cell = 0; cell < others.length; cell += 1) {
      const [count, exact] = [table[cell] ?? 0, others[cell] ?? 0]
      odds[cell] =
        ((odds[cell] ?? 1) * chanceOfCount(count, exact + 1)) / chanceOfCount(count, exact)
    }
  }
  return odds
}

function isSame(one: Int32Array, other: Int32Array) {
  for (let cell = 0; cell < one.length; cell += 1) if (one[cell] !== other[cell]) return false
  return true
}

const mostExact = 4096
const chances = new Map<number, number>()

/** How likely a count comes out, when exactly so many gave the answer. */
function chanceOfCount(count: number, exact: number) {
  const key = count * mostExact + exact
  const known = chances.get(key)
  if (known !== undefined) return known
  const above = belowNormal((count + roundedTo / 2 - exact) / noiseDeviation)
  const below = count === 0 ? 0 : belowNormal((count - roundedTo / 2 - exact) / noiseDeviation)
  const chance = Math.max(above - below, 1e-9)
  chances.set(key, chance)
  return chance
}

/** The chance that a normal number is below `x` (Abramowitz and Stegun, 7.1.26; to 1e-7). */
function belowNormal(x: number) {
  const size = Math.abs(x) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * size)
  const series =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  const outside = (series * Math.exp(-size * size)) / 2
  return x < 0 ? outside : 1 - outside
}

function largest(values: readonly number[]) {
  return values.reduce((best, value, index) => (value > (values[best] ?? 0) ? index : best), 0)
}
