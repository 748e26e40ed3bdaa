/** Lengths of time in milliseconds. A day here is 24 hours; calendar days are in `days.ts`. */
export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour
