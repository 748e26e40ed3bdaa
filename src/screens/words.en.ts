import type { MatchingWords } from '#language/matching-words.ts'

export const en = {
  breadcrumb: 'Where you are',
  whatToDoNow: 'What to do now',
  callOffice: 'Our office: {number}',
  onThisPage: 'On this page',
  relatedLinks: 'More that may help',
  sources: 'Sources',
  openOffline: 'These open without a network',
  review: {
    heading: 'About this page',
    checked: 'Checked by {name}, {date}.',
    checkedWithLicense: 'Checked by {name} ({license}), {date}.',
    /** Until a person has checked the page. */
    due: {
      chiropractor: 'First check by a chiropractor due {date}.',
      'medical-doctor': 'First check by a medical doctor due {date}.',
      attorney: 'First check by an attorney due {date}.',
    },
    updated: 'Last updated:',
    next: 'Next check:',
    wasDue: 'The next check was due:',
    notice: 'This is general information. It is not medical or legal advice.',
  },
  contact: {
    visit: 'Visit us',
    directions: 'Get directions',
    hoursHeading: 'When we are open',
    callOrText: 'Call or text',
    callOnly: 'Call us',
    fax: 'Fax',
    upload: 'Send us files',
    noMedicalByTextOrMail: 'Do not send medical details by text or e-mail.',
    noMedicalByMail: 'Do not send medical details by e-mail.',
  },
  painFigure: {
    value: '{count} in 10',
    counted:
      'people hurt in crashes in {city} had a “possible injury” or a “complaint of pain”, as officers wrote it down.',
  },
  newsletterIssues: 'Issues so far',
  messageAnswered: 'We have answered it',
  messageWaits: 'No, it still waits',
  claims: {
    caution: 'These figures do not say how you will do.',
    counts: 'What these figures count',
  },
  /** The name of the scene that the page of the services opens with. */
  servicesScene: 'exam-room',
  stops: {
    heading: 'A movement for each stretch of the way',
    note: 'With a danger sign, do none of them. Not sure which are for you? Ask us.',
  },
  prices: {
    caption: 'If you pay yourself',
    call: 'First phone call',
    free: 'free',
    firstVisit: 'First visit, with the exam',
    laterVisit: 'Each later visit',
  },
  colleagues: {
    heading: 'Who else works here',
    license: 'License {number}.',
    finished: 'Finished {school} in {year}.',
    speaks: 'Speaks {languages}.',
  },
  home: {
    heroStart: 'Hurt in a crash? Get',
    heroEnd: 'care in {city}.',
    heroWords: ['immediate', 'expert', 'trusted', 'comprehensive', 'personalized'],
    heroFirst: 'In the next two minutes',
    doorsLabel: 'Where to begin',
    doors: {
      'immediate-help': { name: 'It just happened', what: 'Danger signs, then the first hour.' },
      conditions: { name: 'It still hurts', what: 'Neck, back, shoulder, head: what helps.' },
      'money-matters': { name: 'Papers and money', what: 'What it costs, and who pays.' },
    },
    peopleHeading: 'Who will see you',
    license: 'License {number}.',
    firstVisit: 'First visit: {price} if you pay yourself.',
    callBackSoon: 'We call you back in about {hours} business hours',
    priceHeading: 'What it costs',
    priceOf: 'the first visit with its exam, when you pay yourself',
    callBackLink: 'Leave your number,',
    callBackPromise: 'and we call you back in about {hours} business hours.',
    pauseMotion: 'Pause the moving words',
    lineOpen: 'The telephone line is open 24 hours.',
    spanishSpoken: 'Se habla español.',
    statsLabel: 'The clinic in figures',
    testimonialsHeading: 'What patients say',
    sampleTestimonialsHeading: 'What patients could say: samples',
    pauseMarquee: 'Pause the moving quotes',
    documentationHeading: 'What we measure at each exam',
    documentation: [
      {
        drawing: 'range-of-motion',
        heading: 'Range of motion testing',
        text: 'How far you can turn, bend and lift, in degrees.',
      },
      {
        drawing: 'pain-scale',
        heading: 'Visual analog pain scale',
        text: 'How strong the pain is, from 0 to 10, in your own judgment.',
      },
      {
        drawing: 'disability-index',
        heading: 'Neck disability index',
        text: 'What your neck keeps you from doing: driving, reading, sleeping, working.',
      },
      {
        drawing: 'orthopedic-tests',
        heading: 'Orthopedic and neurological testing',
        text: 'Joints, strength, reflexes and feeling, on both sides.',
      },
      {
        drawing: 'posture',
        heading: 'Postural analysis',
        text: 'How you stand and move, before and during care.',
      },
      {
        drawing: 'legal-records',
        heading: 'Legal documentation',
        text: 'Clear, dated records that you and your attorney can ask for.',
      },
    ],
    documentationLink: 'What your record contains',
    storiesHeading: 'Recovery stories',
    sampleStoriesHeading: 'Sample recovery stories',
    storiesLink: 'All stories',
  },
} as const

export type Words = MatchingWords<typeof en>
