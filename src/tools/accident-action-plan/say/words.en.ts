import type { MatchingWords } from '#language/matching-words.ts'

export const en = {
  heading: 'What to say',
  intro: 'Fill in the words in brackets. Give facts, and say "I don’t know" when you don’t.',
  listeners: { police: 'To the police', insurer: 'To an insurer' },
  leaveOut: 'Leave out: guesses about speed, who was at fault, and "I’m fine" before an exam.',
  inLanguage: { en: 'In English', es: 'In Spanish' },
  roles: {
    driver: 'I was driving.',
    passenger: 'I was a passenger.',
    bicycle: 'I was on a bicycle.',
    'on-foot': 'I was on foot.',
  },
  unknownDate: '(date)',
  fled: 'The other driver left. I saw this: (plate, color, damage, direction).',
  atWork: 'I was working.',
  lines: {
    police: {
      report: 'I want to report a crash. It happened on {date} at (street and corner).',
      next: 'I felt a hit from (side).',
      rest: [
        'These places hurt: (places).',
        'I do not know how fast the other vehicle was going.',
        'Please give me the report number and your name. I would like an interpreter for (language).',
      ],
    },
    insurer: {
      report:
        'I want to report a crash and open a claim. It happened on {date} at (street and corner).',
      next: 'The police report number is (number).',
      rest: [
        'I have pain in (places), and I do not know yet how long it will last. I will be examined.',
        'Please give me a claim number, your name, and an address for papers.',
        'Please send me your questions in writing. I need time before I agree to be recorded.',
      ],
    },
  },
} as const

export type Words = MatchingWords<typeof en>
