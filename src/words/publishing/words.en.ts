import type { MatchingWords } from '#language/matching-words.ts'

/** What `npm run publish:check` says, and `npm run setup` of what is left. */
export const en = {
  madeUp: 'looks made up ({found}): write what is true of the clinic: {line}',
  openRule:
    'the owner has not decided on {name}: if {rule}, write {decision} with the owner’s name and the day; if not, delete the line',
  rules: {
    asksNoStatus: 'nobody here asks for immigration status',
    agentsNeedOrder: 'no immigration agent enters treatment rooms without a judge’s order',
  },
  closedDays:
    'the closed days until {day} are not all listed: add those that are missing, then write that day into closedListedUntil',
  report: {
    stops: 'This keeps the site from being published:',
    open: 'The site can be published.',
    soon: 'This is to be done soon:',
    daysLeft: '({count} days left)',
    overdue: '(overdue)',
  },
  steps: {
    facts: {
      heading: 'Put the facts of the clinic into its files',
      next: 'Run npm run setup; hours, prices and telephones also stand at the desk, Words, Lists.',
    },
    lists: {
      heading: 'Replace or delete what is made up in the lists',
      next: 'At the desk, Words, Lists: change or remove each entry.',
    },
    inventions: {
      heading: 'Take out of the pages what nobody gave them',
      next: 'At the desk, Words, Pages: open the page and correct the line.',
    },
    claims: {
      heading: 'Prove every claim, or take it out',
      next: 'At the desk, Words, Lists, Claims: write who proves it, where and when, or remove the entry.',
    },
    notes: {
      heading: 'Close the open notes',
      next: 'Ask whoever can answer, then write answer, who and date below each note in its file.',
    },
    guarded: {
      heading: 'Have immediate help, the danger check and the danger signs signed',
      next: 'Give them to a medical doctor, the signs to a chiropractor as well; docs/for-the-owner.md says how to sign.',
    },
    births: {
      heading: 'Ask the hospitals whether babies are delivered there',
      next: 'Call each one, and write in the file who asked.',
    },
    rules: {
      heading: 'Decide on the rules of the clinic about papers',
      next: 'The owner decides; the line in the file says what to write.',
    },
    help: {
      heading: 'Check who helps without charge',
      next: 'Call each place, then put the day under “checked” at the desk, Words, Lists, Free help.',
    },
    exercises: {
      heading: 'Have the exercises confirmed',
      next: 'Give them to a chiropractor; the name goes into the desk, Words, Lists, Exercises.',
    },
    pages: {
      heading: 'Have the pages checked',
      next: 'Give each page to the person that its line names; docs/for-the-owner.md says how to sign.',
    },
    legal: {
      heading: 'Have the legal pages checked by an attorney',
      next: 'Give them to an attorney; docs/for-the-owner.md says how to sign.',
    },
    calendar: {
      heading: 'Put events on the calendar',
      next: 'At the desk, Words, Lists, Events: add one.',
    },
    confirmations: {
      heading: 'Confirm the events that come again',
      next: 'Ask each organizer, then put the day under “confirmed” at the desk, Words, Lists, Events.',
    },
    closedDays: {
      heading: 'List the days when the clinic is closed',
      next: 'At the desk, Words, Lists, The clinic: add the days, then the day up to which they are complete.',
    },
    overdue: {
      heading: 'Look again at what is overdue',
      next: 'Read each one, correct it, then set its dates.',
    },
    words: {
      heading: 'Mend the words',
      next: 'At the desk, Words, Pages: open the page and correct the line.',
    },
  },
  sample: '{name} is a sample',
} as const

export type Words = MatchingWords<typeof en>
