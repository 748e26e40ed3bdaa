import type { MatchingWords } from '#language/matching-words.ts'

export const en = {
  switchLanguage: 'Español',
  sample: 'Sample site: not ready for patients',
  skipToContent: 'Skip to main content',
  call: 'Call',
  text: 'Text',
  book: 'Book',
  bookFree: 'Book FREE Consultation',
  bookCalendar: 'Calendario',
  reviewUs: 'Review us',
  menu: 'Menu',
  search: 'Search',
  mainMenu: 'Main menu',
  offline:
    'No answer from the network. This page works all the same: it was kept at an earlier visit.',
  banner: {
    label: 'Emergency help',
    call911: 'Call 911',
    callAtAnyHour: 'Not urgent? Call us at any hour:',
    callUs: 'Not urgent? Call us:',
    dismiss: 'Hide this banner',
  },
  footer: {
    helpful: 'Helpful links',
    contact: 'Contact',
    legal: 'Notices',
    social: 'Follow us',
    directions: 'Directions',
    portal: 'Patient Portal',
    darkMode: 'Dark mode',
    emergencyNotice: 'In an emergency, call 911. Do not drive yourself.',
    languageHelp: 'Language help is free for you.',
  },
} as const

export type Words = MatchingWords<typeof en>
