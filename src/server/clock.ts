/** Milliseconds since 1970. Passed to whoever needs the time, so that tests can set it. */
export type Clock = () => number
