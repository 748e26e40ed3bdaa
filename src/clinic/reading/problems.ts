import type * as v from 'valibot'

/** `hours.monday, entry 2, opens`: names joined by points, places in a list counted from 1. */
function fieldOf(path: v.BaseIssue<unknown>['path']) {
  return (path ?? [])
    .map(({ key }) => key)
    .reduce<string>((before, key) => {
      if (typeof key === 'number') return `${before}, entry ${key + 1}`
      if (before === '') return String(key)
      return before.includes(', entry') ? `${before}, ${String(key)}` : `${before}.${String(key)}`
    }, '')
}

const isShort = (value: unknown) => value === null || typeof value !== 'object'

/**
 * A value that cannot be used, in one sentence: the field, what it holds, what it should hold.
 * @param whole what to call the value that has no field of its own.
 */
export function problemSentence(
  { path, expected, input, message }: v.BaseIssue<unknown>,
  whole: string,
) {
  const field = fieldOf(path) || whole
  if (expected === 'never') return `${field} is not a field: ${message}`
  if (input === undefined) return `${field} is missing: it should be ${message}`
  if (isShort(input)) return `${field} is ${JSON.stringify(input)}: it should be ${message}`
  return `${field} should be ${message}`
}
