import type { MatchingWords } from '#language/matching-words.ts'

export const en = {
  heading: 'The counts as files',
  text: 'Take the published counts for your own work: {period}, records through {date}. The state’s records are in the public domain. Please name the source (CCRS) and the years, and say “reported crashes”.',
  files: {
    countsCsv: 'Counts by area, cause and year (CSV)',
    streetsCsv: 'Corners and roads (CSV)',
    json: 'Everything, with the meaning of each column (JSON)',
  },
  note: 'A blank is a count from 1 to 10. The addresses of the files stay the same; the files are made anew when a year is added.',
  name: 'Reported crashes in {city}, California',
  description:
    'Counts of reported crashes in {city} by council district, cause, way of traveling and year, and of injury crashes by corner and road. City streets and freeways apart. Counted from the California Crash Reporting System; counts from 1 to 10 are left out.',
} as const

export type Words = MatchingWords<typeof en>
