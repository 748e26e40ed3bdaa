import { hour } from '#language/dates/durations.ts'

/** What the clocks of the clinic will show in so many hours, as a field for date and time takes it. */
export const inHours = (hours: number) =>
  new Date(Date.now() + hours * hour)
    .toLocaleString('sv-SE', { timeZone: 'America/Los_Angeles' })
    .slice(0, 16)
    .replace(' ', 'T')
