import { en as finder } from '#city/finder/words.en.ts'
import type { MatchingWords } from '#language/matching-words.ts'
import { en as shared } from '#language/words.en.ts'

export const en = {
  finder,
  listing: shared.listing,
  languageNames: shared.languageNames,
  sign: 'On the map: {sign}. ',
  mapLabel: 'Map of the providers on this list in and around {city}',
  heading: 'Providers in and around {city}',
  kindsLabel: 'Kinds of care on this list',
  kinds: {
    'medical-doctor': 'Medical doctors',
    'physical-therapist': 'Physical therapists',
    imaging: 'X-rays and imaging',
    massage: 'Massage',
    counselor: 'Counselors',
    dentist: 'Dentists',
    interpreter: 'Interpreters',
    acupuncturist: 'Acupuncturists',
  },
  does: {
    'medical-doctor':
      'Examine, order tests and prescribe medicine. Ask for one when there are signs of a concussion, a break or an illness, or when you have a question about medicine.',
    'physical-therapist':
      'Teach exercises and practice them with you. Ask for one when you need more exercise than we can offer.',
    imaging:
      'Take X-rays and scans that a provider ordered. Ask whether the result would change your care.',
    massage:
      'Work on muscles with their hands, and do not diagnose. Tell them about the crash and about any blood thinner.',
    counselor:
      'Talk with you. Ask for one when the fear or the memories do not let go, or you still sleep badly.',
    dentist: 'Treat teeth and jaws. Ask for one when teeth or the jaw were hit.',
    interpreter:
      'Say in your language what is said at a visit, and the other way around. Ask for one when you book.',
    acupuncturist:
      'Put thin needles through the skin. Ask your doctor first if you take a blood thinner.',
  },
  filters: {
    kind: 'Kind of care',
    language: 'Language',
    payment: 'Payment',
    city: 'City',
    any: 'Any',
    show: 'Show',
  },
  payments: {
    'car-insurance': 'Car insurance and MedPay',
    'health-insurance': 'Health insurance',
    'medi-cal': 'Medi-Cal',
    medicare: 'Medicare',
    'self-pay': 'Paying yourself',
  },
  payment: 'Says it accepts',
  distance: 'Distance',
  about: 'about {miles}',
  shown: 'Shown: {n} of {all} providers.',
  none: 'No provider on this list fits all of that. Take one choice away, or call us: we will look with you.',
  withoutOne: 'Without “{filter}”: {n}',
  unknown:
    'The address asks for something under “{filter}” that nobody on this list has, so it is left out.',
  clear: 'Show all providers',
} as const

export type Words = MatchingWords<typeof en>
