/** Builds the site of the working folder and ends with a line of JSON: what each part of it took. */
import { build } from 'astro'

/** In milliseconds. */
export interface Cost {
  passed: number
  /** Of all threads. */
  processor: number
}

export interface BuildCost {
  phases: Record<string, Cost>
  all: Cost
}

const sum = (costs: readonly Cost[]): Cost => ({
  passed: costs.reduce((total, { passed }) => total + passed, 0),
  processor: costs.reduce((total, { processor }) => total + processor, 0),
})

let rendered: Cost | undefined

/** From the start of this process. */
const costUntilNow = (): Cost => {
  const { system, user } = process.cpuUsage()
  return { passed: performance.now(), processor: (user + system) / 1000 }
}

await build({
  logLevel: 'error',
  integrations: [
    {
      name: 'measured-build',
      hooks: {
        'astro:build:generated': () => {
          rendered = costUntilNow()
        },
      },
    },
  ],
})

const all = costUntilNow()
const measured = performance
  .getEntriesByType('measure')
  .filter((entry) => entry instanceof PerformanceMeasure)
  .map(({ detail, duration, name }): [string, Cost] => [
    name,
    { passed: duration, processor: Number(detail.processor) },
  ])
const parts = { 'bundle and render': rendered ?? all, ...Object.fromEntries(measured) }
const known = sum(Object.values(parts))
const rest = { passed: all.passed - known.passed, processor: all.processor - known.processor }
console.log(`\n${JSON.stringify({ phases: { ...parts, rest }, all } satisfies BuildCost)}`)
