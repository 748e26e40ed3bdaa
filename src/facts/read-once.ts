/** While writing with `npm run dev`; tests and builds read files that do not change under them. */
const isWriting = import.meta.env?.DEV && import.meta.env.MODE !== 'test'

/** What is read from files: once for a build, and afresh each time while writing with `npm run dev`. */
export function readOnce<Value>(read: () => Value) {
  let kept: { value: Value } | undefined
  return () => {
    if (isWriting || !kept) kept = { value: read() }
    return kept.value
  }
}
