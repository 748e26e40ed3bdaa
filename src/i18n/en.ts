/**
 * Words of the interface in English: buttons, labels, messages. English decides what there is,
 * Spanish must match (`es.ts`). The words of the pages themselves are in `content/`.
 */
export const en = {
  languageName: 'English',
  switchLanguage: 'Español',
  skipToContent: 'Skip to main content',
  siteOf: 'Home page of',
  openInNewTab: '(opens in a new tab)',

  call: 'Call',
  text: 'Text',
  book: 'Book',
  callOffice: 'Call us',
  callEmergencyLine: 'Call the 24-hour line',
  callNumber: 'Call {number}',
  textUs: 'Text us',
  bookFree: 'Book FREE Consultation',
  bookCalendar: 'Calendario',
  bookFreeSentence: 'Book a free consultation',
  reviewUs: 'Review us',
  writeUs: 'Write to us',
  waysToReachUs: 'Ways to reach us',
  callBlockHeading: 'Talk to us today',
  callBlockText: 'Call or text, in English or Spanish. The consultation call is free.',

  menu: 'Menu',
  mainMenu: 'Main menu',
  breadcrumb: 'Where you are',
  onThisPage: 'On this page',
  relatedLinks: 'More that may help',
  whatToDoNow: 'What to do now',

  banner: {
    label: 'Emergency help',
    text: 'Passed out, cannot move, or pain that gets worse fast? Call 911.',
    link: 'Hurt today? Call us at any hour:',
    dismiss: 'Hide this banner',
  },

  careLevels: {
    emergency: { label: 'Emergency', heading: 'Call 911 now if' },
    today: { label: 'Urgent', heading: 'Get medical care today if' },
    clinic: { label: 'Not urgent', heading: 'Ask us or your doctor if' },
  },
  doHeading: 'Do',
  dontHeading: 'Do not',
  known: 'What is known',
  notKnown: 'What is not known',
  sayHeading: 'What to say',
  letterHeading: 'A letter to adapt',
  source: 'Source',
  sources: 'Sources',
  sourceNumber: 'Source {number}',

  review: {
    heading: 'About this page',
    by: 'Checked by:',
    on: 'Checked:',
    next: 'Next check:',
    notice: 'This is general information. It is not medical or legal advice.',
  },

  footer: {
    helpful: 'Helpful links',
    contact: 'Contact and emergency',
    office: 'Office',
    emergency: '24-hour line',
    textLine: 'Text',
    hours: 'Hours',
    legal: 'Notices',
    social: 'Follow us',
    portal: 'Patient Portal',
    portalSoon: 'Patient Portal: coming soon',
    darkMode: 'Dark mode',
    copyright: 'All rights reserved.',
    emergencyNotice: 'In an emergency, call 911. Do not drive yourself.',
    language: 'Language',
    languageHelp: 'Language help is free for you.',
  },

  newsletter: {
    heading: 'Recovery tips by e-mail',
    intro: 'One short e-mail a month. You can stop at any time.',
    email: 'E-mail address',
    submit: 'Subscribe',
    sending: 'Sending…',
    privacy: 'We keep your address for this newsletter only.',
    success: {
      title: 'Subscribed!',
      description: "You'll receive updates on recovery tips and healthcare insights.",
    },
    failure: { title: 'Subscription failed', description: 'Please try again later.' },
    confirmButton: 'Confirm my address',
    unsubscribeButton: 'Unsubscribe me',
  },
  dismissToast: 'Close this message',

  home: {
    heroStart: 'Hit by a car? Get',
    heroEnd: 'care in Oakland today.',
    heroWords: ['immediate', 'expert', 'trusted', 'comprehensive', 'personalized'],
    heroFirst: 'In the next two minutes',
    pauseMotion: 'Pause the moving words',
    clinicOpen: 'Open Monday to Saturday. The telephone line is open 24 hours.',
    spanishSpoken: 'Se habla español.',
    statsLabel: 'The clinic in figures',
    testimonialsHeading: 'What patients say',
    pauseMarquee: 'Pause the moving quotes',
    documentationHeading: 'What we measure, so your record speaks for you',
    documentationIntro:
      'At each exam we take the same measurements. They guide your care and show how you are doing.',
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
        text: 'What the neck keeps you from doing: driving, reading, sleep, work.',
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
    storiesIntro: 'People heal at different speeds. These three did too.',
    storiesLink: 'All stories',
    ratingOf: '{rating} out of 5 stars',
    sampleNote: 'Sample stories and quotes, shown until real patients agree to be quoted.',
  },

  siteMap: {
    searchLabel: 'Search the pages',
    search: 'Search',
    noResult: 'No page fits. Try another word.',
  },
  notFound: {
    searchLabel: 'Search the pages of this site',
  },

  contact: {
    visit: 'Visit us',
    hoursHeading: 'When we are open',
    closed: 'Closed',
    callHeading: 'Call or text',
    noMedical: 'Do not send medical details by text or e-mail.',
  },

  directory: {
    trauma: 'Trauma center',
    emergencyDepartment: 'Emergency department',
    phone: 'Telephone',
    address: 'Address',
    district: 'Council district',
    languages: 'Languages',
    freeToAttend: 'Free to attend',
    sample: 'Sample entry',
    sampleNote: 'These entries are samples. They show how the page works.',
    when: 'When',
    where: 'Where',
    by: 'By',
    map: 'Show on a map',
  },

  claims: { sample: 'Sample figures', counts: 'What these figures count' },
  payment: {
    'auto-insurance': 'Auto insurance',
    medpay: 'MedPay',
    'attorney-lien': 'Attorney lien',
    'health-insurance': 'Health insurance',
    'self-pay': 'Self-pay',
  },
  languageNames: {
    en: 'English',
    es: 'Spanish',
    zh: 'Chinese',
    vi: 'Vietnamese',
    tl: 'Tagalog',
    ko: 'Korean',
    ar: 'Arabic',
    am: 'Amharic',
    mam: 'Mam',
  },
  providerKinds: {
    'medical-doctor': 'Medical doctors',
    'physical-therapist': 'Physical therapists',
    imaging: 'X-rays and imaging',
    massage: 'Massage',
    counselor: 'Counselors',
    dentist: 'Dentists',
    interpreter: 'Interpreters',
    acupuncturist: 'Acupuncturists',
  },
  ogTagline: 'Hurt in a crash? Help in Oakland today.',
  offline: 'You are offline. This page works all the same: it was kept at your last visit.',
  /** Parts of addresses that have no page of their own. */
  groups: {
    resources: 'Resources',
    legal: 'Legal',
    blog: 'Blog',
    district: 'Districts',
    newsletter: 'Newsletter',
  },
}

type Widen<T> = T extends string ? string : { [Key in keyof T]: Widen<T[Key]> }

/** The shape every language must fill. */
export type Strings = Widen<typeof en>
