import type { MatchingWords } from '#language/matching-words.ts'

export const en = {
  heading: 'Your pain beside the studies',
  intro:
    'Say where it hurts, how strong, and when the crash was. You see how groups in studies were doing then, and later. What you enter stays on this page: it is not sent and not kept.',
  adults: 'For adults.',
  table: 'The same figures as a table',
  /** The heading of the words that hold it. */
  tableAt: 'how-does-pain-go-on-afterwards',
  part: 'Where does it hurt most?',
  parts: { neck: 'Neck', 'low-back': 'Low back', shoulder: 'Shoulder', head: 'Head' },
  pain: 'How strong is the pain now?',
  painHint: '0 is no pain. 10 is the worst pain you can imagine.',
  days: 'How many days ago was the crash?',
  daysHint: 'Write 0 for today. 3 months are about 90 days.',
  show: 'Show the studies',
  wrongHeading: 'Something is missing',
  wrong: {
    part: 'Choose where it hurts',
    pain: 'Choose a number from 0 to 10',
    days: 'Write how many days ago as a number, such as 20',
  },

  danger: {
    1: 'Head pain of 9 or 10 is a danger sign. The studies can wait.',
    2: 'Neck or back pain of 9 or 10 is a danger sign until a doctor has examined it. The studies can wait.',
    check: 'Check all signs (2 minutes)',
  },
  head: {
    heading: 'First check the danger signs of the head',
    text: 'A hit to the head can be serious even if you stayed awake. So we draw no line here.',
    later:
      'Most people feel better within a few weeks. About 15 to 20 in 100 still have symptoms after 1 month. Tell your doctor if yours last longer than that.',
  },
  noPain: {
    heading: 'No pain: watch for symptoms',
    text: 'The studies are about people with pain, so they have no figure for you. Pain can begin hours or days after a crash. Check the danger signs again tomorrow.',
  },

  headings: {
    neck: 'Neck pain: three groups over one year',
    'low-back': 'Low back pain: the average over one year',
    shoulder: 'Shoulder pain: how many had recovered',
  },
  you: 'You, day {days}',
  beyond: 'The studies ended after 1 year, so there is no point for day {days}.',
  low: {
    beside:
      'On day {days} the average of the group was about {mean} out of 100. Your {pain} out of 10 is {own} out of 100.',
    later:
      'At 26 weeks the average was 12, and at 1 year 6. An average hides people: many had more, many had less.',
    lasting:
      'Other groups had low back pain that had already lasted 12 weeks or more. Their average fell from 51 to 33 in 6 weeks, and was 23 a year later.',
    range: 'The shaded band is the 95% range of the average, not of people.',
  },
  neck: {
    groups:
      'In one study of 155 people with whiplash, 45 out of 100 had mild problems all along. 39 began with moderate ones and were down to mild by 3 months. 16 still had moderate to severe problems at 1 year.',
    both: 'In reviews of many studies, about half got much better within 3 months, and about half still reported some neck pain at 1 year.',
    slower:
      'In studies, people whose neck pain was above 5.5 out of 10 at the start recovered more slowly as a group. That does not decide how yours goes.',
    scale:
      'The study measured trouble in daily life, not strength of pain. So your dot has a place in time, and no height.',
  },
  shoulder: {
    groups:
      'In one study of 349 people, 23 out of 100 had recovered at 1 month and 59 at 1 year. In another, of 389 people, 60 out of 100 had at 26 weeks.',
    scale:
      'The studies counted who had recovered, not how strong the pain was. So your dot has a place in time, and no height.',
    exam: 'Suddenly cannot lift the arm? If it has no strength, or you do not know why, call 911. If pain stops you, or the shoulder is out of shape, go to an emergency room today. Numb or tingling?',
  },
  notCrashes: 'These studies were not about crashes.',
  cannot: 'No study can say how fast you will heal.',
  more: {
    neck: 'More about neck pain',
    'low-back': 'More about back pain',
    shoulder: 'More about shoulder pain',
    head: 'More about concussion',
  },
  diary: 'Compare your own days in the symptom tracker',

  chart: {
    times: { 0: 'crash', 6: '6 weeks', 13: '3 months', 26: '6 months', 52: '1 year' },
    levels: { mild: 'mild', moderate: 'moderate', severe: 'severe' },
    outOf100: '{count} of 100',
    other: '{count}, another study',
    neck: 'Three lines over a year: 45 of 100 stay mild, 39 of 100 fall from moderate to mild by 3 months, 16 of 100 stay moderate to severe.',
    'low-back':
      'A line that falls from 52 out of 100 at the start to 23 at 6 weeks, 12 at 26 weeks and 6 at 1 year.',
    shoulder:
      'A line of people who had recovered: 23 out of 100 at 1 month, 59 at 1 year. A point of another study: 60 at 26 weeks.',
    widths:
      'The wider a line, the more people. The heights are the study’s words, not measured points.',
  },
} as const

export type Words = MatchingWords<typeof en>
