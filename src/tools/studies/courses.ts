import { fill } from '#language/fill.ts'
import type { Part } from '#tools/studies/beside.ts'
import { lowBackCurve } from '#tools/studies/low-back-curve.ts'
import { shoulderRecovery, whiplashCourses } from '#tools/studies/studies.ts'
import type { Words } from '#tools/studies/words.en.ts'

/** A place in the picture: weeks since the crash, 0 to 52, and a height from 0 to 1. */
interface Place {
  week: number
  height: number
}

interface Label extends Place {
  text: string
  /** On which side of its place the text stands. */
  side: 'left' | 'right'
}

/** A published course as it is drawn. */
export interface DrawnCourse {
  lines: readonly { id: string; places: readonly Place[]; width: number }[]
  /** Points of another study, on no line. */
  others: readonly Place[]
  /** Between a lower and an upper edge. */
  band: readonly (Place & { low: number })[]
  labels: readonly Label[]
  /** What stands at heights of the left edge. */
  scale: readonly { height: number; text: string }[]
}

/** Of a line that stands for one group; for several, each has its share of `widest` by its people. */
const plain = 2.75
const widest = 24

const hundred = [0, 20, 40, 60, 80, 100].map((count) => ({
  height: count / 100,
  text: String(count),
}))

const weekOf = { 'month-1': 52 / 12, 'week-26': 26, 'year-1': 52 } as const

function lowBackCourse(): DrawnCourse {
  const points = lowBackCurve.acute
  return {
    lines: [
      {
        id: 'mean',
        places: points.map(({ week, mean }) => ({ week, height: mean / 100 })),
        width: plain,
      },
    ],
    others: [],
    band: points.map(({ week, low, high }) => ({ week, low: low / 100, height: high / 100 })),
    labels: points.map(({ week, mean }) => ({
      week,
      height: mean / 100,
      text: String(mean),
      side: week === 52 ? 'left' : 'right',
    })),
    scale: hundred,
  }
}

/** Where a line stands in each of the study's three words; two groups that end alike stand side by side. */
const levels = { mild: 0.17, moderate: 0.5, severe: 0.86 } as const

/** The upper edge of each word. */
const edges = { mild: 1 / 3, moderate: 2 / 3, severe: 1 } as const

const neckPlaces = {
  mild: [
    { week: 0, height: levels.mild },
    { week: 52, height: levels.mild },
  ],
  moderate: [
    { week: 0, height: levels.moderate },
    { week: 13, height: levels.mild + 0.09 },
    { week: 52, height: levels.mild + 0.09 },
  ],
  severe: [
    { week: 0, height: levels.severe },
    { week: 52, height: edges.moderate },
  ],
} as const

function neckCourse({ chart }: Words): DrawnCourse {
  return {
    lines: whiplashCourses.map(({ id, outOf100 }) => ({
      id,
      places: neckPlaces[id],
      width: (widest * outOf100) / 100,
    })),
    others: [],
    band: [],
    labels: whiplashCourses.map(({ id, outOf100 }) => {
      const [first] = neckPlaces[id]
      const text = fill(chart.outOf100, { count: outOf100 })
      const up = id === 'mild' ? -0.16 : 0.03
      return { week: first.week + 1, height: first.height + up, text, side: 'right' as const }
    }),
    scale: (['mild', 'moderate', 'severe'] as const).map((level) => ({
      height: edges[level],
      text: chart.levels[level],
    })),
  }
}

function shoulderCourse({ chart }: Words): DrawnCourse {
  const placed = shoulderRecovery.map(({ id, outOf100, study }) => ({
    week: weekOf[id],
    height: outOf100 / 100,
    outOf100,
    isLine: study === 'van-der-windt-1996',
  }))
  return {
    lines: [
      {
        id: 'recovered',
        places: [{ week: 0, height: 0 }, ...placed.filter(({ isLine }) => isLine)],
        width: plain,
      },
    ],
    others: placed.filter(({ isLine }) => !isLine),
    band: [],
    labels: placed.map(({ week, height, outOf100, isLine }) => ({
      week,
      height,
      text: isLine ? String(outOf100) : fill(chart.other, { count: outOf100 }),
      side: week === 52 ? 'left' : 'right',
    })),
    scale: hundred,
  }
}

/** What is known of a part, as lines. */
export function courseOf(part: Exclude<Part, 'head'>, words: Words): DrawnCourse {
  switch (part) {
    case 'neck':
      return neckCourse(words)
    case 'low-back':
      return lowBackCourse()
    case 'shoulder':
      return shoulderCourse(words)
  }
}
