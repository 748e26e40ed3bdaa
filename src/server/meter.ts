import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Log } from './log.ts'

/** What is counted from the start of this process on, and what the count says. */
const counters = {
  clinic_answers_total: { help: 'Answers, by their status.', labels: ['status'] },
  clinic_events_total: {
    help: 'Lines of the log that are not requests, by their name.',
    labels: ['event'],
  },
  clinic_refused_total: {
    help: 'Forms that were not taken, by form and reason.',
    labels: ['form', 'reason'],
  },
} as const

type CounterName = keyof typeof counters
type Labels = Readonly<Record<string, string>>

export interface Meter {
  /** The values of labels come from closed lists of ours, never from a visitor. */
  count(name: CounterName, labels: Labels): void
}

export const noMeter: Meter = { count() {} }

/** What a gauge says now, by its labels. */
interface Sample {
  labels?: Labels
  value: number
}

/** A measure that is taken when somebody asks. */
export interface Measure {
  name: string
  help: string
  samples: readonly Sample[]
}

/** Counts in memory, and writes for Prometheus. */
export function createMeter(): Meter & {
  /** Whether that was counted. */
  has(name: CounterName, labels: Labels): Promise<boolean>
  /** What was counted and these measures, in its text format. */
  write(measures: readonly Measure[]): Promise<string>
} {
  const counted = new Registry()
  const made = Object.fromEntries(
    Object.entries(counters).map(([name, { help, labels }]) => [
      name,
      new Counter({ name, help, labelNames: labels, registers: [counted] }),
    ]),
  ) as Record<CounterName, Counter>
  return {
    count: (name, labels) => made[name].inc(labels),
    async has(name, labels) {
      const { values } = await made[name].get()
      return values.some((one) =>
        Object.entries(labels).every(([label, value]) => one.labels[label] === value),
      )
    },
    async write(measures) {
      const measured = new Registry()
      for (const { help, name, samples } of measures) {
        const labelNames = [...new Set(samples.flatMap(({ labels = {} }) => Object.keys(labels)))]
        const gauge = new Gauge({ name, help, labelNames, registers: [measured] })
        for (const { labels = {}, value } of samples) gauge.set(labels, value)
      }
      return Registry.merge([measured, counted]).metrics()
    },
  }
}

/** Lets a meter say of this process as well: memory, processor, open files, how late its clock rings. */
export function measureProcess() {
  const register = new Registry()
  collectDefaultMetrics({ register })
  return () => register.metrics()
}

/** A log whose lines are counted as well. */
export function meterLog(log: Log, meter: Meter): Log {
  return {
    request(line) {
      meter.count('clinic_answers_total', { status: String(line.status) })
      log.request(line)
    },
    event(name, fields) {
      meter.count('clinic_events_total', { event: name })
      log.event(name, fields)
    },
  }
}
