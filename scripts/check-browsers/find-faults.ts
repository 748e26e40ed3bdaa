import { findFeature, lackedBy } from './support.ts'
import type { Use } from './use.ts'

/** A feature and what it is a part of: whoever may lack a property may lack each of its values. */
const wholesOf = (feature: string) =>
  feature.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'))

/**
 * What is used although the oldest browsers lack it, a line each, and the lines of `newer` that no
 * use needs.
 */
export function findFaults(uses: readonly Use[], newer: Readonly<Record<string, string>>) {
  const needed = new Set<string>()
  const lacked = uses.flatMap(({ file, line, names }) => {
    const feature = names.find((name) => findFeature(name)?.__compat)
    const browsers = feature ? lackedBy(feature) : []
    if (!feature || browsers.length === 0) return []
    const allowed = wholesOf(feature).filter((whole) => Object.hasOwn(newer, whole))
    for (const whole of allowed) needed.add(whole)
    return allowed.length > 0 ? [] : [`${file}:${line} ${feature} is not in ${browsers.join(', ')}`]
  })
  const unused = Object.keys(newer)
    .filter((feature) => !needed.has(feature))
    .map(
      (feature) =>
        `scripts/check-browsers/newer.ts allows ${feature}, which nothing newer uses: take its line out`,
    )
  const cure =
    'Ask for it first (@supports, ?.), do without it, or say in scripts/check-browsers/newer.ts what is missed.'
  return lacked.length > 0 ? [...new Set(lacked), cure, ...unused] : unused
}
