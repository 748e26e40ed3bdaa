import type { MatchingWords } from '#language/matching-words.ts'

/** Words that pages and tools share when they show danger signs. */
export const en = {
  headings: {
    1: 'Call 911 now',
    2: 'Go to an emergency room today. Let someone else drive.',
    3: 'See a medical doctor (not a chiropractor) within 2 to 3 days',
  },
  levelLabels: { 1: 'Emergency', 2: 'Urgent', 3: 'Soon' },
  at: 'Now, or at any time since the crash, even if it is gone:',
  /** Below the signs: what they may be signs of. */
  meaning:
    'A sign can mean bleeding, a broken bone in the neck or back, or a torn artery in the neck. Those injuries need a hospital.',
  call: 'Call 911 now.',
  doNotDrive: 'Do not drive yourself.',
  noDriver: 'No one can drive you? Call 911.',
  noDoctor: 'No doctor? Urgent care or a community clinic.',
  /** Under the button, where the visitor may need other words than those of the page. */
  say: '',
  sayThis: '',
  /** Above the signs of a page's own subject, which are not yet an ambulance. */
  ownHeading: 'Emergency room today (get a ride, or 911)',
  /** From when on the signs of a page's own subject need less than their heading says, on its card. */
  card: {
    afterHours: 'Over {hours} hours ago: emergency room today.',
    afterDay: 'Over {day} days ago: emergency room today.',
    after: 'After {day} days: medical doctor within 3 days.',
  },
  check: 'Check all signs, even if gone (2 minutes)',
  list: {
    heading: 'Every danger sign, and what to do',
    link: 'Read the whole list instead',
    /** The parts of the body, above the signs of each. */
    parts: {
      everywhere: 'Still at the place',
      head: 'Head',
      chest: 'Chest, breathing, bleeding',
      back: 'Neck, back, arms and legs',
      belly: 'Belly and pregnancy',
      child: 'Children',
    },
    /** Above the signs that it answers. */
    answers: {
      treated:
        'This holds for each sign, unless a doctor in a hospital has treated you for it and sent you home, and it is gone, the same or better: then follow what they told you. If it comes back or gets worse, call 911.',
      examined:
        'This holds for each sign, unless a medical doctor, physician assistant (PA) or nurse practitioner has examined you in person for it since it began, and it is the same or better: then follow what they told you.',
    },
  },
  ifExamined: 'A medical doctor examined it, no worse? Follow their advice.',
  windows: {
    always: 'On any day, {what}.',
    hours: 'In the first {hours} hours after the crash or fall, {what}.',
    day: 'In the first {day} days after the crash or fall, {what}.',
    later: 'After that, {what}.',
    /** For whom a window does not end: said before the days of everybody else. */
    noEnd: 'With {names}, {what}, however long ago the crash or fall was.',
    /** After it, for everybody else. */
    dayForOthers: 'With none of these, in the first {day} days after the crash or fall, {what}.',
    what: {
      1: 'call 911',
      2: 'go to an emergency room today',
      3: 'see a medical doctor within 2 to 3 days',
    },
  },
  /** What keeps a window from ending. */
  noEndWith: {
    'age-65': 'an age of 65 or older',
    bones: 'weak bones',
    'spine-disease': 'spine disease or a fused or operated spine',
    worse: 'pain that is worse each day',
  },
  sources: 'Sources:',
  unsigned: 'Not yet checked by a physician and a chiropractor.',
  line: 'Hurt? Read the danger signs first.',
  /** Beside the line, for people who may have no sign at all. */
  lineCall: 'In an emergency, call 911.',
} as const

export type Words = MatchingWords<typeof en>
