import type { MatchingWords } from '#language/matching-words.ts'
import type { DangerFact } from '#words/danger-signs/kinds.ts'

const facts = {
  'at-scene': 'Still at the scene of the crash',
  child: 'A child is hurt',
  'age-65': '65 or older',
  'under-16': 'Under 16',
  thinner:
    'Takes a blood thinner (warfarin, Eliquis, Xarelto, Pradaxa, Plavix) or does not clot well',
  alcohol: 'Drinks alcohol heavily',
  'brain-surgery': 'Has had brain surgery',
  bones: 'Osteoporosis, or steroids for a long time',
  'spine-disease': 'Ankylosing spondylitis, or a fused or operated spine',
  pregnant: 'Pregnant',
  force:
    'The vehicle rolled over, threw the person out or went over 62 miles an hour; or a fall of 3 feet or 5 stairs; or a blow on top of the head',
  struck: 'Hit by a vehicle on foot or on a bicycle; any bicycle crash; motorcycle, scooter or ATV',
  'not-walked': 'Has not walked since',
  dulled: 'Drunk, drugged, or another very painful injury at that time',
} as const satisfies Record<DangerFact, string>

/** Words of the danger signs gate. */
export const en = {
  heading: 'First: is there a danger sign?',
  short: 'Not sure, or feeling worse? Do not wait for this list:',
  call911: 'Call 911 now',
  who: {
    legend: 'Who is hurt?',
    choices: { me: 'Me', adult: 'Another adult', child: 'A child' },
    cannotAnswer: 'Cannot answer, confused, or hard to wake?',
  },
  yes: 'Yes',
  no: 'No',
  when: 'Date of the crash',
  whenUnknown: 'Without a date we read the list as if the crash were today.',
  whenAhead: 'This date is still to come. Enter the date of the crash.',
  personLegend: 'About the person: mark what is true',
  crashLegend: 'About the crash: mark what is true',
  factsHint: 'None of these is a danger sign by itself. They tell us what to ask.',
  notKept: 'Answers about alcohol and drugs, and about somebody else, are not kept.',
  facts,
  signsLegend: 'Now, or at any time since the crash, even if it is gone',
  marked: '{number} marked',
  none: 'None of these',
  show: 'Show what to do',
  examined:
    'After this began, a medical doctor, PA or nurse practitioner examined me in person for it and sent me home. It is the same or better. (Not a chiropractor, paramedic or phone call.)',
  imaging: 'They took pictures of it (X-ray, CT or MRI) or said that none were needed.',
  sameBefore: 'It was exactly the same before the crash.',
  noneMarked: 'None of these? Injuries can still show up later. Read the list again tomorrow.',
  question:
    'New or worse since {date}: numbness, weakness; headache, confusion, vomiting; sight, speech, walking; bladder, bowel, genitals; chest, breathing; belly; fainting?',
  fell: 'Did you fall or get hit again?',
  tellTheDoctor: 'Tell the doctor:',
  readOut: 'Tell them:',
  emergencyRooms: 'Emergency rooms in and near {city}',
  allHospitals: 'All hospitals, with directions',
  diaryOnly: 'With this sign the diary is open, the calculator is not.',
  toDiary: 'Go to the diary',
  mistake: 'I marked this by mistake',
  change: 'Change my answers',
  goOn: 'Go on to the tool',
  withoutHeading: 'Mark what is true: the card shows what to do',
  crisis: 'If you are thinking about suicide, call or text 988 now.',
  text988Link: 'sms:988',
  call988: 'Call 988',
  text988: 'Text 988',
} as const

export type Words = MatchingWords<typeof en>
