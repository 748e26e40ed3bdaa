import type { MatchingWords } from '#i18n/matching-words.ts'
import { en as names } from '#i18n/pain-report/words.en.ts'

export const en = {
  names,
  heading: 'What people reported',
  recordsHeading: 'What the records say',
  recordsValue: 'About {inTen} in 10',
  records:
    'recorded injuries on Oakland city streets are "complaint of pain": {possible} of {hurt} people, {years}.',
  recordsLimit: 'An officer wrote this at the scene. It is not a diagnosis.',
  recordsSource: 'Source: California crash records (CCRS),',
  notEnough: 'There are not enough reports yet.',
  whenPublished:
    'We publish figures once a week, when at least 20 reports have come in. Small numbers stay hidden.',
  data: 'Published figures as data (JSON)',
  failed: 'The newest figures could not be read. Please try again later.',
  total: 'About {count} people sent a report before the week of {date}.',
  median: 'At least half of them gave {pain} or less for their worst pain, from 0 to 10.',
  limit:
    'These are people who chose to answer here. They do not stand for all of Oakland, or for a district.',
  hiddenNote:
    'Numbers are rounded to 5. "Hidden" is a number that is small, or that would give a small one away.',
  hidden: 'Hidden',
  heldBack: 'Held back: this table would give small numbers away.',
  reports: 'Reports',
  medianColumn: 'Middle value of worst pain',
  tables: {
    region: { caption: 'Where it hurts', name: 'Part of the body' },
    worst: { caption: 'Worst pain in the past 7 days', name: 'From 0 to 10' },
    since: { caption: 'Time since the crash', name: 'Time' },
    mode: { caption: 'How people were traveling', name: 'Traveling' },
    district: { caption: 'Where people live', name: 'Council district' },
  },
  regionNote: 'One report can name several parts.',
  worst: { '0-3': '0 to 3', '4-6': '4 to 6', '7-10': '7 to 10' },
} as const

export type Words = MatchingWords<typeof en>
