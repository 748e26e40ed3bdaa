import type { MatchingWords } from '#i18n/matching-words.ts'
import { en as names } from '#i18n/pain-report/words.en.ts'

export const en = {
  names,
  heading: 'Police records and reports, side by side',
  windows: {
    records: 'Police records: city streets of Oakland, {from} to {to}.',
    reports: 'Reports of people on this page: {from} to {to},',
    quarters: { one: '1 quarter of a year.', other: '{n} quarters of a year.' },
  },
  sources: { records: 'From police records', reports: 'From reports on this page' },
  empty: {
    'not-enough': 'There are not enough reports yet.',
    unknown: 'This copy of the page was made without the reports. What is published is here:',
  },
  whenPublished:
    'A person looks at the totals of each quarter after it is over, and then publishes them. Figures appear here once there are about 100 reports.',
  limit:
    'About {total} reports. These are people who chose to answer. They do not stand for all of Oakland, or for a district.',
  noise:
    'We add chance to every number before it is published, so that nobody can be picked out, and round it to the nearest 5. A number may be off by {margin} either way, in 1 of 20 by more, and tables do not add up. “Fewer than” means that the number could as well be 0.',
  data: 'Published figures as data (JSON)',
  columns: { people: 'People', crashes: 'Crashes', reports: 'Reports' },
  counts: { about: 'about {count}', fewer: 'fewer than {count}' },
  none: 'No answer can be told from chance yet.',
  most: 'Most often: {answer}, {count} of about {total} reports.',
  recordsSource: 'Source: California crash records (CCRS),',
  topics: { body: 'Body and pain', time: 'Time', travel: 'Ways of traveling', place: 'Districts' },
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
    },
  },
  tables: {
    region: 'Where it hurts',
    worst: 'Worst pain in the past 7 days, from 0 to 10',
    since: 'Time since the crash',
    mode: 'How people were traveling',
    district: 'Where people live',
  },
  regionNote: 'One report can name several parts.',
  worst: { '0-3': '0 to 3', '4-6': '4 to 6', '7-8': '7 or 8', '9-10': '9 or 10' },
} as const

export type Words = MatchingWords<typeof en>
