/** What is read from files: once for a build, and afresh each time while writing with `npm run dev`. */
export function readOnce<Value>(read: () => Value) {
  let kept: { value: Value } | undefined
  return () => {
    if (import.meta.env?.MODE === 'development' || !kept) kept = { value: read() }
    return kept.value
  }
}
