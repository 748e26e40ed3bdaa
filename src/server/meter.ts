import type { Log } from './log.ts'

/** What is counted from the start of this process on, and what the count says. */
const counters = {
  clinic_answers_total: 'Answers, by their status.',
  clinic_events_total: 'Lines of the log that are not requests, by their name.',
  clinic_refused_total: 'Forms that were not taken, by form and reason.',
} as const

type Labels = Readonly<Record<string, string>>

export interface Meter {
  /** The values of labels come from closed lists of ours, never from a visitor. */
  count(name: keyof typeof counters, labels: Labels): void
}

export const noMeter: Meter = { count() {} }

export interface Sample {
  labels?: Labels
  value: number
}

/** One measure in the text format of Prometheus, 0.0.4. */
export function writeMeasure(
  name: string,
  kind: 'counter' | 'gauge',
  help: string,
  samples: readonly Sample[],
) {
  const lines = samples.map(({ labels = {}, value }) => `${name}${writeLabels(labels)} ${value}\n`)
  return `# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n${lines.join('')}`
}

function writeLabels(labels: Labels) {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}=${JSON.stringify(value)}`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

/** Counts in memory. */
export function createMeter(): Meter & {
  /** Whether that was counted. */
  has(name: keyof typeof counters, labels: Labels): boolean
  write(): string
} {
  const counted = new Map<keyof typeof counters, Map<string, Sample>>()
  return {
    count(name, labels) {
      const samples = counted.get(name) ?? new Map<string, Sample>()
      counted.set(name, samples)
      const key = writeLabels(labels)
      samples.set(key, { labels, value: (samples.get(key)?.value ?? 0) + 1 })
    },
    has: (name, labels) => counted.get(name)?.has(writeLabels(labels)) ?? false,
    write: () =>
      (Object.keys(counters) as (keyof typeof counters)[])
        .map((name) =>
          writeMeasure(name, 'counter', counters[name], [...(counted.get(name)?.values() ?? [])]),
        )
        .join(''),
  }
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
