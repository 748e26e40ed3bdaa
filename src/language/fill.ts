import type { GapsOf } from './matching-words.ts'

type Values<Line extends string> = [GapsOf<Line>] extends [never]
  ? Readonly<Record<string, never>>
  : Readonly<Record<GapsOf<Line>, string | number>>

/**
 * Fills the gaps of a line: `fill('Call {number}', { number })`. A value that is missing, or that
 * the line has no gap for, does not compile.
 */
export function fill<Line extends string>(line: Line, values: Values<Line>) {
  const given: Readonly<Record<string, string | number>> = values
  return line.replace(/\{(\w+)\}/g, (gap, name: string) => String(given[name] ?? gap))
}
