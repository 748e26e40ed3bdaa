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
  inventions: {
    photograph:
      'is a photograph that is none of the clinic’s own: take it out, or put your own into the folder photos, and none of a patient without an authorization',
    examplePhone: 'is a telephone number for examples: take it out, or write {office-phone}',
    exampleDomain: 'is a domain for examples: write {email}, or the real address with its source',
    shipped: 'is what the site was shipped with: write {clinic}, {short-clinic} or {chiropractor}',
    praise:
      'praises without proof: take it out, or make it a claim with evidence in content/data/claims.yaml',
    sample: 'says of itself that it is a sample: write the real words',
    address: 'is an address without a source: write {address}, or a note beside it',
    price:
      'is a price without a source: write {first-visit-price} or {follow-up-price}, or a note beside it',
    count:
      'is a count without a source: make it a claim in content/data/claims.yaml and write {claim:…}',
    foreignPhone: 'is not a number of the clinic: write {office-phone}, or a source beside it',
    foreignEmail: 'is not the address of the clinic: write {email}, or a source beside it',
  },
  quotes: {
    unauthorized:
      'has no authorization of the patient: write date, until and paper, where the signed paper lies',
    laterAuthorization: 'has an authorization from the future, {day}',
    authorizationEnded: 'had an authorization until {day}: ask again, or take the entry out',
    promise: '{what} ("{words}"): choose other words of the person, or leave the entry out',
    promises: {
      outcome: 'promises an outcome',
      money: 'speaks of money',
      comparison: 'praises by comparison',
    },
  },
  providers: {
    lawOffice: 'is or names a law office, which this list never has: take the entry out',
    unfit: '{what} ("{words}"): say in the note what a visitor should know',
    sending: 'speaks of sending patients or of payment for it',
    praise: 'praises',
  },
  reviewers: {
    fictional: '{name} is nobody: write the person who read the pages',
    license: 'the license {license} is none of California: {such}, as the board lists it',
    licenses: {
      chiropractor: '{letters} and 4 to 6 digits',
      'medical-doctor': 'A, C, G or 20A and its digits',
      attorney: 'the 4 to 6 digits of the State Bar',
    },
  },
  claims: {
    line: 'the claim {id} {fault}',
    sample: 'is a sample: name who proves it, where and when',
    byNobody: 'is proved by "{who}": name the person or the post',
    nowhere:
      'is proved in "{where}": name the paper with its date or page, so that it can be opened',
    laterEvidence: 'has evidence from the future',
    laterCheck: 'is dated in the future, {day}',
    reviews: 'counts reviews, and clinic.config.ts names no place where they stand: links.review',
    stale: 'was last checked {day}, more than a year ago: look at its evidence, then set checked',
  },
  notes: {
    open: '{id} is open: {question} Write answer, who and date below it',
    lost: '{id} was taken out: put the entry back with answer, who and date, for a note is closed by its answer',
  },
  roles: {
    chiropractor: 'a chiropractor',
    'medical-doctor': 'a medical doctor',
    attorney: 'an attorney',
    manager: 'the manager of the clinic',
  },
  pages: {
    sample: 'is a sample',
    unchecked: 'not yet checked as it stands by {who}: {sign}',
    sign: 'once it is, and its notes are closed, write {id}: {seal} under pages of the person in content/data/reviewers.yaml',
    overdue: 'was to be looked at again by {day}: read it, then set reviewed and nextReview',
  },
  dangerCheck: 'the danger check is not yet checked as it stands by {who}: {sign}',
  signs: {
    none: 'has no danger signs: put them back',
    unsigned:
      'the danger sign {id} is not signed as it stands by {who}: once it is, write {signature} under signedBy',
    and: ' and ',
  },
  births:
    'no person has confirmed that babies are delivered at {id}: call, and name who asked under confirmedBy',
  help: 'no person has checked {id} within a year: call or read it, and put the day under checked',
  exercise:
    'no chiropractor has confirmed the exercise {id}: read it, and name who did under confirmedBy',
  limitationDates:
    'limitationDates is on, and no attorney has checked the action plan as it stands: turn it off, or {sign}',
  calendar: 'no event takes place until {day}: add one, or let one come again',
  confirmation:
    '{id} was last confirmed on {confirmed} and is told until {lapses}: ask the organizer, and put the day under confirmed',
} as const

export type Words = MatchingWords<typeof en>
