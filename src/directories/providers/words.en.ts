import type { MatchingWords } from '#i18n/matching-words.ts'

export const en = {
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
} as const

export type Words = MatchingWords<typeof en>
