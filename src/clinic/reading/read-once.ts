/** While writing with `npm run dev`; tests and builds read files that do not change under them. */
export const isWriting = import.meta.env?.DEV && import.meta.env.MODE !== 'test'

/**
 * How long a file that was read counts while writing, in ms: one page asks for the same files hundreds
 * of times. A reload after a change comes later than that.
 */
export const freshWhileWriting = 250

/**
 * What is read from files: once for a build, and for each page anew while writing with `npm run dev`.
 * @param freshFor in ms since it was read
 */
export function readOnce<Value>(
  read: () => Value,
  freshFor = isWriting ? freshWhileWriting : Number.POSITIVE_INFINITY,
) {
  let last: { value: Value; until: number } | undefined
  return () => {
    if (!last || Date.now() > last.until) last = { value: read(), until: Date.now() + freshFor }
    return last.value
  }
}
