import type { MatchingWords } from '#language/matching-words.ts'

export const en = {
  heading: 'The people hurt whom the police wrote down',
  window: 'People hurt on city streets of {city}, {from} to {to}. Deaths are not counted here.',
  people: 'People',
  share: 'Serious, of 100',
  recordsSource: 'Source: California crash records (CCRS),',
  records: {
    hurts: {
      caption: 'How badly',
      sentence: 'For {count} of {total} people the officer ticked the mildest of three boxes.',
      note: 'The records do not say where it hurts, or for how long.',
      rows: {
        possible: 'Possible injury, complaint of pain',
        minor: 'Minor injury',
        serious: 'Serious injury',
      },
    },
    roles: {
      caption: 'How they were traveling',
      sentence:
        'Out of 100 people hurt on foot, the injury was called serious in {walking}. Out of 100 drivers, in {driving}.',
      rows: {
        driver: 'Drivers',
        passenger: 'Passengers',
        pedestrian: 'People on foot',
        bicyclist: 'People on bicycles',
        other: 'Others',
      },
    },
    years: {
      caption: 'In which year',
      sentence: 'In {last}, {lastCount} people were hurt. In {first} it was {firstCount}. {chance}',
      withinChance: 'The difference is within what chance alone moves.',
      beyondChance: 'The difference is more than chance alone moves.',
      note: 'Part of any change is a change in how crashes are reported, and late reports may still raise the last year.',
    },
    districts: {
      caption: 'In which council district',
      sentence: '{answer} has the most people hurt: {count} of {total} who could be placed.',
      row: 'District {district}',
      map: 'Map of the {districts} council districts of {city} with the people hurt in each. The table says the same.',
      key: 'The larger the circle, the more people hurt',
      note: 'Districts hold about as many people each, not the same traffic. Totals may be off by a few percent.',
    },
  },
  missing: {
    heading: 'What is not counted',
    age: 'Age: the edition of the records that we count from gives no age for any of these {all} people, so there are no age groups here.',
    items: [
      'Pain itself: how strong, where, and how long. Nobody records it.',
      'Anyone whose crash was never reported.',
      'You: this page collects nothing. What you enter above is not sent and not kept.',
    ],
  },
} as const

export type Words = MatchingWords<typeof en>
