import type { MatchingWords } from '#language/matching-words.ts'

/** What `npm run setup` says in English. */
export const en = {
  intro:
    'This asks what your clinic must say about itself, and writes it into content/data/clinic.yaml and clinic.config.ts. Press Enter to keep what stands there. Write later for what you do not know yet, none for what you do not have, back for the question before, and done to keep all the rest. You can run it again at any time.',
  now: 'Now: {value}',
  example: 'For example: {example}',
  optional: { none: '(none, if you have none)', closed: '(closed, if you are not open)' },
  unusable: 'That cannot be used. It should look like this: {example}',
  required: 'Every clinic needs this one. Write later, if you do not know it yet.',
  understood: 'Understood: {value}',
  /** What people type, one beside the other; of yes, no and closed the first is also said. */
  later: "later, not yet, not sure, don't know, i don't know, i do not know",
  none: "none, no, nothing, we have none, i have none, we don't have one, i don't have one",
  yes: 'yes, y',
  no: 'no, n',
  man: 'man, for a man, he',
  woman: 'woman, for a woman, she',
  closed: 'closed, we are closed, not open',
  back: 'back',
  done: 'done',
  either: '{yes} or {no}',
  nothing: 'nothing',
  written: 'New answers in the two files: {count}.',
  putOff: 'Put off for later:',
  notAdded:
    '{name} is not in the file yet, because something about this person was put off. Run this again once you know it.',
  waiting:
    'This is not on the site yet: its sentence in the other language is missing. It is kept, and asked for the next time.',
  notWritten:
    'Nothing was written. What you answered is in {file}: put right there what is said above, then run: npm run setup -- --answers {file}',
  stopped: 'Nothing was written. To keep what is answered so far, write done.',
  left: 'Before the site may be published, these two files still need:',
  leftElsewhere: 'The whole list, with all that has to be signed: npm run publish:check',
  formIntro:
    'What is left as it is stays. Write later for what you do not know yet, and none for what you do not have.',
  formWritten: 'Fill in {file}, then run: npm run setup -- --answers {file}',
  isThere: '{file} is there already: give the form another name, or delete that one.',
  isNotThere: '{file} is not there. To get one to fill in: npm run setup -- --form {file}',
  next: 'To see your site, run npm start and open http://localhost:4321. The next steps are in docs/for-the-owner.md.',
  nothingLeft: 'Nothing is left in these two files.',
  wrongFile: '{file} cannot be used:',
  day: { ask: 'When are you open on {day}?', why: 'The site says when you are open.' },
  unreadable:
    '{file}:{line} cannot be read. Put the answer between quotation marks: name: "O\'Brien: the clinic"',
  unknown: 'there is no question {name}; the questions are {names}',
  /** Of sentences that stand on pages of this language. */
  examples: {
    tagline: 'Chiropractic · {city}',
    background: 'Alex Sample finished chiropractic college in 2009.',
    door: 'The door is beside the bakery.',
    parking: 'There is a garage across the street.',
    transit: 'There is a stop across the street.',
  },
  questions: {
    name: { ask: 'What is the full name of the clinic?', why: 'It stands in titles and mails.' },
    shortName: {
      ask: 'And the short name?',
      why: 'It stands beside the logo and under the icon; a telephone has room for two or three short words.',
    },
    taglineEn: {
      ask: 'A few words under the name, in English?',
      why: 'They say what you do and where.',
    },
    taglineEs: { ask: 'The same in Spanish?', why: 'Half of the site is in Spanish.' },
    chiropractor: {
      ask: 'Who is the chiropractor, as on the license?',
      why: 'People want to know who will see them.',
    },
    chiropractorJob: {
      ask: 'Do Spanish pages call this person quiropráctico, for a man, or quiropráctica, for a woman?',
      why: 'Titles and sentences name the person so.',
    },
    license: { ask: 'The license number?', why: 'Patients may look it up with the state board.' },
    backgroundEn: {
      ask: 'School, year and experience in one English sentence?',
      why: 'It stands on the page about the chiropractor.',
    },
    backgroundEs: { ask: 'The same in Spanish?', why: 'It stands on the Spanish page.' },
    colleague: {
      ask: 'Does another chiropractor treat here? Write the name, as on the license.',
      why: 'With two, no page says that one person does everything. Enter goes on without another, and whoever is there stays. Write a name to add somebody, or that of somebody there to answer about them again.',
    },
    colleagueJob: {
      ask: 'Do Spanish pages call this colleague quiropráctico or quiropráctica?',
      why: 'Titles and sentences name the person so.',
    },
    colleagueLicense: {
      ask: 'The license number of this person?',
      why: 'It stands beside the name.',
    },
    colleagueLanguages: {
      ask: 'Which languages does this person speak?',
      why: 'People look for somebody who speaks theirs.',
    },
    office: { ask: 'The telephone number of the office?', why: 'Every page rings it.' },
    emergency: {
      ask: 'A line that a person answers day and night?',
      why: 'Without one, no page speaks of it.',
    },
    text: { ask: 'A number that takes text messages?', why: 'Many people would rather write.' },
    whatsapp: { ask: 'A number on WhatsApp?', why: 'Many Spanish speakers use it first.' },
    fax: { ask: 'A fax?', why: 'Law and doctors’ offices ask for it.' },
    email: { ask: 'The e-mail address for visitors?', why: 'Messages arrive there.' },
    street: { ask: 'Street and number of the door?', why: 'Maps and mails need it.' },
    postalCode: { ask: 'The ZIP code?', why: 'Maps and mails need it.' },
    coordinates: {
      ask: 'Where is the door on a map? Press long on the door in a map app: it shows two numbers.',
      why: 'The site says how far away you are.',
    },
    doorEn: {
      ask: 'How does one find the door, in an English sentence?',
      why: 'It stands on the contact page.',
    },
    doorEs: { ask: 'The same in Spanish?', why: 'It stands on the Spanish contact page.' },
    parkingEn: {
      ask: 'Where do people park, in an English sentence?',
      why: 'It stands on the contact page.',
    },
    parkingEs: { ask: 'The same in Spanish?', why: 'It stands on the Spanish contact page.' },
    transitEn: {
      ask: 'Which stops are near, in an English sentence?',
      why: 'It stands on the contact page.',
    },
    transitEs: { ask: 'The same in Spanish?', why: 'It stands on the Spanish contact page.' },
    firstVisit: {
      ask: 'What does a first visit cost without insurance, in whole dollars?',
      why: 'People ask this first, and stay away where nobody says it.',
    },
    followUpVisit: { ask: 'And a later visit?', why: 'The money page adds an example up.' },
    medpay: { ask: 'Do you bill MedPay?', why: 'The pages promise only what you take.' },
    lien: { ask: 'Do you treat on a lien?', why: 'The pages promise only what you take.' },
    healthInsurance: {
      ask: 'Do you bill health insurance?',
      why: 'The pages promise only what you take.',
    },
    booking: {
      ask: 'The web address where visitors book?',
      why: 'Every page has a button to it.',
    },
    review: { ask: 'The page where patients leave a review?', why: 'The menu links to it.' },
    facebook: { ask: 'Your page on Facebook?', why: 'It becomes an icon at the foot.' },
    twitter: { ask: 'Your page on X (Twitter)?', why: 'It becomes an icon at the foot.' },
    linkedin: { ask: 'Your page on LinkedIn?', why: 'It becomes an icon at the foot.' },
    instagram: { ask: 'Your page on Instagram?', why: 'It becomes an icon at the foot.' },
  },
} as const

export type WrittenWords = MatchingWords<typeof en>
