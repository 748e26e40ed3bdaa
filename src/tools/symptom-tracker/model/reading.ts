/** Pieces for reading what comes from outside: a store, a draft, a file. */

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A whole number from 0 to 10. */
export function isScore(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 10
}

/** A test for text of at most so many characters. */
export function isTextUpTo(longest: number) {
  return (value: unknown): value is string => typeof value === 'string' && value.length <= longest
}

/** A list in which every member passes and none comes twice. */
export function isListOf<T>(value: unknown, isOne: (one: unknown) => one is T): value is T[] {
  return Array.isArray(value) && value.every(isOne) && new Set(value).size === value.length
}

export function orNull<T>(value: unknown, isOne: (one: unknown) => one is T): value is T | null {
  return value === null || isOne(value)
}
