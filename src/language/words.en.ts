import type { MatchingWords } from './matching-words.ts'

/** What several rooms say. English decides what there is, Spanish must match. */
export const en = {
  openInNewTab: '(opens in a new tab)',
  callNumber: 'Call {number}',
  textUs: 'Text us',
  bookFreeSentence: 'Book a free phone consultation',
  waysToReachUs: 'Ways to reach us',
  phones: {
    office: 'Office',
    emergency: '24-hour line',
    textLine: 'Text',
  },
  listing: {
    address: 'Address',
    phone: 'Telephone',
    languages: 'Languages',
    sample: 'sample',
    sampleNote: 'Whatever is marked (sample) is made up.',
  },
  languageNames: {
    en: 'English',
    es: 'Spanish',
    zh: 'Chinese',
    vi: 'Vietnamese',
    tl: 'Tagalog',
    ko: 'Korean',
    ar: 'Arabic',
    am: 'Amharic',
    mam: 'Mam',
  },
} as const

export type Words = MatchingWords<typeof en>
