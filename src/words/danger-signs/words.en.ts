import type { MatchingWords } from '#language/matching-words.ts'

/** Words that pages and tools share when they show danger signs. */
export const en = {
  headings: {
    1: 'Call 911 now',
    2: 'Go to an emergency room today. Let someone else drive.',
    3: 'See a doctor within 2 to 3 days',
  },
  levelLabels: { 1: 'Emergency', 2: 'Urgent', 3: 'Soon' },
  /** Of the groups of the register. */
  groups: {
    body: 'Breathing, chest, bleeding',
    head: 'Head, sight, speech',
    'head-hit': 'After a hit to the head',
    nerves: 'Weakness, numbness, bladder',
    spine: 'Neck and back',
    belly: 'Belly, and the worst pain',
    pregnancy: 'Pregnancy',
    later: 'Since then',
  },
  at: 'Now, or at any time since the crash, even if it is gone:',
  /** Below the signs: what they may be signs of. */
  meaning:
    'A sign can mean bleeding, a broken bone in the neck or back, or a torn artery in the neck. Those injuries need a hospital.',
  call: 'Call 911 now.',
  doNotDrive: 'Do not drive yourself.',
  noDriver: 'No one can drive you? Call 911.',
  /** Under the button, where the visitor may need other words than those of the page. */
  say: '',
  sayThis: '',
  wholeList: 'All danger signs, also in pregnancy',
  sources: 'Sources: {names}.',
  unsigned: 'Not yet checked by a physician and a chiropractor.',
  line: 'Hurt? Read the danger signs first.',
} as const

export type Words = MatchingWords<typeof en>
