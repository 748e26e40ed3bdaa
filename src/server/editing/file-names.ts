import { hyphenated } from '#language/hyphenated.ts'

/** A name for a file, of what somebody typed. */
export const slugOf = (title: string, otherwise: string) => hyphenated(title) || otherwise

/** `sit-well`, or `sit-well-2` where that is taken. */
export function freeName(name: string, taken: readonly string[]) {
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${name}-${number}`
    if (!taken.includes(free)) return free
  }
}
