/** Milliseconds since 1970. Passed to whoever needs the time, so that tests can set it. */
export type Clock = () => number

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour
