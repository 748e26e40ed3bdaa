import type { MatchingWords } from '#language/matching-words.ts'

export const en = {
  heading: 'What the police records count',
  window: 'City streets of {city}, {from} to {to}.',
  columns: { people: 'People', crashes: 'Crashes' },
  recordsSource: 'Source: California crash records (CCRS),',
  topics: { injuries: 'Injuries', time: 'Time', travel: 'Ways of traveling', place: 'Districts' },
  records: {
    hurts: {
      caption: 'What officers called the injuries',
      sentence:
        'The records do not say where it hurts, only what an officer called each injury: for {count} of {total} people it was the mildest of three boxes.',
      rows: {
        possible: 'Possible injury, complaint of pain',
        minor: 'Minor injury',
        serious: 'Serious injury',
      },
    },
    times: {
      caption: 'When crashes with injuries happen',
      sentence:
        'Of the six parts of the day in this table, {from} to {to} had the most crashes with injuries: {count} of {total}.',
      row: '{from} to {to}',
    },
    roles: {
      caption: 'How the people hurt were traveling',
      sentence: 'Of {total} people hurt, {count} were driving.',
      rows: {
        driver: 'Drivers',
        passenger: 'Passengers',
        pedestrian: 'People on foot',
        bicyclist: 'People on bicycles',
        other: 'Others',
      },
    },
    districts: {
      caption: 'Where crashes with injuries happen',
      sentence:
        'More crashes with injuries were in {answer} than in any other district: {count} of {total}.',
      row: 'District {district}',
    },
  },
} as const

export type Words = MatchingWords<typeof en>
