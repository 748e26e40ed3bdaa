/** Pieces for reading what comes from outside: what a browser kept, a draft, a file. */

export type Test<T> = (value: unknown) => value is T

/** A test for each field of a record. */
export type Shape<T> = { readonly [Field in keyof T]-?: Test<T[Field]> }

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export const isText = (value: unknown): value is string => typeof value === 'string'

export const isYesOrNo = (value: unknown): value is boolean => typeof value === 'boolean'

/** A whole number from 0 to 10. */
export const isScore = (value: unknown): value is number => isCount(value) && value <= 10

/** A whole number, 0 or more. */
export const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0

/** Text of at most so many characters. */
export const isTextUpTo =
  (longest: number): Test<string> =>
  (value): value is string =>
    isText(value) && value.length <= longest

export const isOneOf =
  <T>(known: readonly T[]): Test<T> =>
  (value): value is T =>
    known.some((one) => one === value)

export const isListOf =
  <T>(isOne: Test<T>): Test<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every(isOne)

/** A list in which none comes twice. */
export const isSetOf =
  <T>(isOne: Test<T>): Test<readonly T[]> =>
  (value): value is readonly T[] =>
    isListOf(isOne)(value) && new Set(value).size === value.length

export const orNull =
  <T>(isOne: Test<T>): Test<T | null> =>
  (value): value is T | null =>
    value === null || isOne(value)

type Tests = Readonly<Record<string, Test<unknown>>>

/** A record in which every field of the shape passes; it may hold more. */
export const hasShape =
  <T>(shape: Shape<T>): Test<T> =>
  (value): value is T => {
    const tests: Tests = shape
    return isRecord(value) && Object.entries(tests).every(([name, passes]) => passes(value[name]))
  }

/**
 * The fields of the shape in its order, and no others.
 *
 * @returns null when one of them does not pass
 */
export function readWhole<T>(value: unknown, shape: Shape<T>): T | null {
  if (!isRecord(value)) return null
  const fields: unknown = Object.fromEntries(Object.keys(shape).map((name) => [name, value[name]]))
  return hasShape(shape)(fields) ? fields : null
}

/** What can be read, field by field; the others are as in `fallback`. */
export function readParts<T extends object>(value: unknown, shape: Shape<T>, fallback: T): T {
  if (!isRecord(value)) return fallback
  const tests: Tests = shape
  const sound = Object.entries(tests).filter(([name, passes]) => passes(value[name]))
  return { ...fallback, ...Object.fromEntries(sound.map(([name]) => [name, value[name]])) }
}
