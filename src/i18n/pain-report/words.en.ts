import type { MatchingWords } from '#i18n/matching-words.ts'

export const en = {
  regions: {
    head: 'Head',
    jaw: 'Face or jaw',
    neck: 'Neck',
    shoulder: 'Shoulder',
    arm: 'Arm or elbow',
    hand: 'Wrist or hand',
    chest: 'Chest or belly',
    'upper-back': 'Upper or mid back',
    'low-back': 'Low back',
    hip: 'Hip or buttocks',
    leg: 'Leg or knee',
    foot: 'Ankle or foot',
  },
  since: {
    'under-week': 'Less than 1 week',
    'under-month': '1 to 4 weeks',
    'under-quarter': '1 to 3 months',
    'under-year': '3 to 12 months',
    'over-year': 'More than 1 year',
  },
  modes: {
    car: 'In a car or truck',
    motorcycle: 'On a motorcycle',
    bicycle: 'On a bicycle',
    foot: 'On foot',
    other: 'On a bus, or another way',
  },
  districts: {
    '1': 'District 1',
    '2': 'District 2',
    '3': 'District 3',
    '4': 'District 4',
    '5': 'District 5',
    '6': 'District 6',
    '7': 'District 7',
    other: 'Outside Oakland, or not sure',
  },
} as const

export type Words = MatchingWords<typeof en>
