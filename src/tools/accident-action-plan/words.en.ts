import type { MatchingWords } from '#language/matching-words.ts'

export const en = {
  scene: {
    hurt: 'May anyone be badly hurt, or are you not sure?',
    heading: 'At the scene',
    steps: {
      'get-safe':
        'Get safe: away from traffic if you can move without pain, with the hazard lights on. If your neck or back hurts, keep still until help comes, unless you are in danger there. Do not move anyone who is badly hurt, unless there is danger.',
      photos: 'Take photos of the cars, the plates, the street and your injuries.',
      'trade-details':
        'Exchange information: names, plates, insurers, license numbers, and the names of people who saw it.',
      'say-little': 'Say only what you know. You do not have to say who was at fault.',
    },
  },
  form: {
    heading: 'When and how did the crash happen?',
    intro: 'The plan is made from these answers. They stay on this device. We do not see them.',
    date: 'Date of the crash',
    time: 'Time of the crash, if you know it',
    timeHint: 'About is enough. Some reports are due within hours.',
    role: 'How were you part of it?',
    roleOfOther: 'How was this person part of it?',
    hurt: 'Was anyone hurt?',
    hurtHint: 'Pain counts, also if it came later.',
    circumstances: 'Which of these are true?',
    circumstancesHint: 'Mark all that fit, or none.',
    submit: 'Show my plan',
    errorHeading: 'Please answer these questions first',
    faults: {
      date: {
        missing: 'Enter the date of the crash',
        'not-real': 'Enter a real date, such as March 4, 2026',
        'in-the-future': 'Enter a date in the past',
      },
      time: {
        missing: 'Enter the time of the crash',
        'not-real': 'Enter a time such as 3:30 pm, or leave it empty',
        'in-the-future': 'Enter a time in the past',
      },
      role: {
        missing: 'Choose how you were part of the crash',
        'not-real': 'Choose how you were part of the crash',
        'in-the-future': 'Choose how you were part of the crash',
      },
      hurt: {
        missing: 'Choose if anyone was hurt',
        'not-real': 'Choose if anyone was hurt',
        'in-the-future': 'Choose if anyone was hurt',
      },
    },
  },
  roles: {
    driver: 'Driving',
    passenger: 'As a passenger',
    bicycle: 'On a bicycle',
    'on-foot': 'On foot',
  },
  hurt: {
    yes: 'Yes, even a little',
    'not-sure': 'Not sure',
    no: 'No',
  },
  circumstances: {
    'hit-and-run': 'The other driver left (hit-and-run)',
    'public-vehicle': 'A city bus, another public vehicle, a bad road or a school was part of it',
    'at-work': 'It happened at work',
    'ride-share': 'It was a ride ordered by app, such as Uber or Lyft',
    minor: 'The person who was hurt is under 18',
  },

  without: {
    heading: 'Your own plan needs JavaScript',
    text: 'Without it, the general plan on this page holds the same steps and the same legal times. You can print it.',
  },

  plan: {
    heading: 'Your plan after the crash',
    crashLine: 'Crash on {date}',
    crashLineWithTime: 'Crash on {date}, {time}',
    progress: '{done} of {all} done',
    change: 'Change these answers',
    stages: {
      now: 'Now',
      'first-day': 'The first day',
      '72-hours': 'Within 72 hours',
      'two-weeks': 'Within 2 weeks',
    },
    until: 'until {date}',
    dueMoment: 'Due by {time} on {date}',
    dueDay: 'Due by {date}',
    dueDayAtHour: 'Due by {date}, at the hour of the crash',
    overdue: 'The usual time ended on {date}. Do it today.',
    source: 'Source',
    stillCounts: 'What still counts',
    ago: {
      days: { one: 'Your crash was {n} day ago.', other: 'Your crash was {n} days ago.' },
      months: { one: 'Your crash was {n} month ago.', other: 'Your crash was {n} months ago.' },
      years: { one: 'Your crash was {n} year ago.', other: 'Your crash was {n} years ago.' },
    },
    reportsOver:
      'The usual times for reports are over. If you did not send one, ask a lawyer whether it still matters.',
  },

  tasks: {
    'get-safe': {
      title: 'Get safe',
      text: 'Move away from traffic if you can do it without pain. Turn on the hazard lights.',
    },
    'trade-details': {
      title: 'Exchange information',
      text: 'Write down names, plates, insurers and license numbers. Ask people who saw it for a name and a number.',
    },
    photos: {
      title: 'Take photos',
      text: 'Use the checklist below. Take them before anything is moved or repaired, if you still can.',
    },
    'say-little': {
      title: 'Say only what you know',
      text: 'Give facts. You do not have to say who was at fault. The card below has words you can use.',
    },
    'vehicle-number': {
      title: 'Write down the public vehicle or place',
      text: 'Agency, line, vehicle number and driver. For a road or a school: the exact place.',
    },
    'trip-record': {
      title: 'Save the trip in the app',
      text: 'Take screenshots of the trip, the driver, the plate and the time.',
    },
    'police-report': {
      title: 'Report to the police or CHP, in writing',
      text: 'If anyone was hurt or killed, the driver must make a written report within 24 hours. Keep its number.',
    },
    'police-told': {
      title: 'Ask if the driver has reported the crash',
      text: 'If anyone was hurt, the driver must report in writing within 24 hours. You can call the police too.',
    },
    'police-hit-and-run': {
      title: 'Report the hit-and-run to the police',
      text: 'Your own coverage against uninsured drivers usually asks for this within 24 hours. Give the plate, color, damage and direction.',
    },
    exam: {
      title: 'Get examined, even if the pain is mild',
      text: 'Name every place that hurts. If a doctor gives you instructions, follow those first.',
    },
    watch: {
      title: 'Look at the danger signs again',
      text: 'Do it each morning, because some signs come days after the crash. The list says when to call 911 and when to go to an emergency room.',
    },
    child: {
      title: 'Watch the child closely',
      text: 'Call 911 if a baby or toddler will not stop crying, or will not nurse or eat. Have a doctor examine the child.',
    },
    'keep-moving': {
      title: 'Keep moving, gently and often',
      text: 'A guideline for neck pain after a crash advises staying active. It advises against a neck collar.',
    },
    'keep-things': {
      title: 'Keep what you wore and rode',
      text: 'Clothes, shoes, helmet, bicycle: do not wash, repair or throw them away before they are photographed.',
    },
    'tell-insurer': {
      title: 'Tell your own car insurer, if you have one',
      text: 'Give the date, the place and the plates. Ask for a claim number.',
    },
    'app-report': {
      title: 'Report the crash to the ride company',
      text: 'Use the app. Ask in writing which insurance covers the trip.',
    },
    'tell-employer': {
      title: 'Tell your employer in writing',
      text: 'Say when and where it happened, and what hurts. Work injuries have their own rules, which this plan does not hold.',
    },
    diary: {
      title: 'Start a diary',
      text: 'A minute a day: pain, sleep, and what you could not do.',
    },
    papers: {
      title: 'Put your papers in 1 place',
      text: 'Report number, photos, bills, receipts, lost work hours, and the names of everyone who examined you.',
    },
    payment: {
      title: 'Ask who pays, and read before you sign',
      text: 'That goes for our papers too: take them home, and ask what you could owe later.',
    },
    sr1: {
      title: 'Send form SR-1 to the DMV',
      text: 'It is due within 10 days if anyone was hurt, or if one person’s damage is over $1,000. A police report does not replace it.',
    },
    'insurer-statement': {
      title: 'Give your own insurer a sworn statement about the hit-and-run',
      text: 'Usually within 30 days. Your coverage against uninsured drivers may depend on it.',
    },
    'public-claim': {
      title: 'Talk to a lawyer about the public body',
      text: 'A claim against it is written, and there is little time for it.',
    },
    'police-copy': {
      title: 'Ask for a copy of the police report',
      text: 'Ask the police how to get it. Check that names and places are right.',
    },
    records: {
      title: 'Ask for your medical records',
      text: 'Ask every place that examined you, in writing.',
    },
    'time-limits': {
      title: 'Know how long you have for a lawsuit or a claim',
      text: 'These are usual times. Yours may be shorter or longer, so talk to a lawyer early.',
    },
    review: {
      title: 'Look back: is something new?',
      text: 'Tell us or your doctor about new pain, poor sleep or feeling on edge.',
    },
  },

  law: {
    by: '{time}: by {date}',
    governmentDate: 'The date is the earlier of 6 months and 182 days.',
    noMove: 'The dates count calendar days. They do not move for weekends or holidays.',
    lawyer: 'We cannot refer you to a lawyer. To find a certified lawyer referral service:',
    stateBar: 'State Bar of California',
    notAdvice: 'This is general information. It is not legal advice.',
    known: 'Rules known up to August 2026.',
    limits: {
      injury: { name: 'Lawsuit for an injury or a death', time: 'usually 2 years' },
      property: { name: 'Lawsuit for damage to a car or other things', time: 'usually 3 years' },
      government: {
        name: 'Claim against a public body, such as a city bus, a road or a school',
        time: 'usually within 6 months',
      },
      'government-late': {
        name: 'Asking to make that claim late',
        time: 'usually within 1 year; after that, a court',
      },
      child: { name: 'A child was hurt', time: 'the time to sue is usually paused until age 18' },
      'child-government': {
        name: 'A child was hurt by a public body',
        time: 'no pause: the time runs at once',
      },
      'insurer-decides': {
        name: 'The insurer decides on your claim',
        time: '40 calendar days after it has your proof, longer if it says why in writing; without a lawyer you are warned 60 days before a time limit it relies on',
      },
      records: {
        name: 'Copies of your medical records',
        time: '15 days after you ask; 5 working days to look at them',
      },
    },
  },

  own: {
    heading: 'Your own list and notes',
    label: 'Add something of your own',
    add: 'Add',
    remove: 'Remove {text}',
    notes: 'Notes',
    notesHint: 'For example: report number, claim number, names.',
  },

  photos: {
    heading: 'Photo checklist',
    list: {
      'photo-cars': 'Every vehicle, from all sides, from far away and close up',
      'photo-papers': 'Every license plate, driver’s license and insurance card',
      'photo-street': 'The street: lanes, signs, lights and skid marks',
      'photo-inside': 'Inside the car: seats, child seats, belts and airbags',
      'photo-injuries': 'Bruises and cuts, today and again tomorrow',
      'photo-bicycle': 'Bicycle, helmet, shoes and clothes, before they are washed or repaired',
      'photo-public': 'The number of the bus or public vehicle, or the exact place on the road',
    },
  },

  actions: {
    label: 'Keep, print or erase this plan',
    calendar: 'Save what is left to my calendar',
    calendarHint:
      'A file for your calendar, with reminders. Your calendar may copy it to the internet.',
    deleteByHand:
      'Save the file again after you tick something off: it takes that entry out of your calendar. If an entry stays, open it in your calendar and delete it there. Do the same before you erase this plan.',
    print: 'Print',
    erase: 'Erase this plan',
    undo: 'Undo',
  },
  told: {
    removed: 'Removed: {text}',
    erased: 'The plan is erased from this device. The day of the crash stays for the other tools.',
    calendar: 'The calendar file is saved. Open it to add the dates.',
    calendarNotLoaded:
      'The calendar file was not made: a part of this page did not load. Your plan is kept. Load the page again, then press once more.',
    nothingLeft: 'Nothing is left to put into a calendar.',
    undone: 'Undone.',
  },
  kept: {
    saved: 'Your plan is kept on this device.',
    'tab-only':
      'This plan stays in this tab only, until you close it. To keep it, add the person by name above.',
    'not-saved':
      'This browser does not let us keep your plan. Print it, or save the calendar file.',
    partly: 'Part of your saved plan was damaged. What we could read is here.',
    unreadable: 'Your saved plan was damaged and could not be read. Please start again.',
    newer: 'Your saved plan comes from a newer version of this page. Reload the page to open it.',
  },

  calendar: {
    name: 'Action plan after the crash',
    stageTitle: 'Action plan: {stage}',
    stillToDo: 'Still to do:',
    stillDue: 'Still due: {title}',
    limitTitle: 'Usual last day: {name}',
    cancelled: 'Done, or no longer needed.',
    ownList: 'Action plan: your own list',
  },
  fileName: 'action-plan.ics',
} as const

export type Words = MatchingWords<typeof en>
