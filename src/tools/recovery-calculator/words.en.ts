import type { MatchingWords } from '#language/matching-words.ts'
import { en as worse } from '#words/danger-signs/getting-worse/words.en.ts'

const noFigureEn = 'The studies give no figure for this time.'
export const en = {
  yes: 'Yes',
  no: 'No',
  // Beside the words of the interface, so that the browser need not fetch all of those.
  call: 'Call {number}',
  careLevels: { today: 'Urgent' },
  questions: {
    area: {
      label: 'Where does it hurt?',
      hint: 'Mark every place.',
      missing: 'Choose where it hurts',
    },
    age: {
      label: 'How old are you?',
      hint: 'The studies are about adults. Age does not change the figures.',
      missing: 'Choose your age group',
    },
    crashDate: {
      label: 'On which date was the crash?',
      missing: 'Enter the date of the crash',
    },
    worstPain: {
      label: 'What was your worst pain in the past 24 hours?',
      hint: '0 is no pain. 10 is the worst pain you can imagine.',
      missing: 'Choose a number for your worst pain',
    },
    severePlace: {
      label: 'Where is that strong pain?',
      missing: 'Choose where the strong pain is',
    },
    severeExamined: {
      label: 'Has somebody examined you for this strong pain?',
      missing: 'Choose yes or no for the exam',
    },
    headache: {
      label: 'Have you had a headache since the crash?',
      missing: 'Choose yes or no for headache',
    },
    lowBackPain: {
      label: 'Does your low back hurt too?',
      missing: 'Choose yes or no for low back pain',
    },
    earlierNeckPain: {
      label: 'Did you have neck pain before the crash?',
      missing: 'Choose yes or no for earlier neck pain',
    },
    expectation: {
      label: 'How do you expect to recover?',
      missing: 'Choose how you expect to recover',
    },
    onEdge: {
      label: 'Do you feel on edge, or sleep poorly?',
      missing: 'Choose yes or no for feeling on edge or sleeping poorly',
    },
  },
  areas: {
    neck: 'Neck',
    'low-back': 'Low back',
    shoulder: 'Shoulder',
    head: 'Head',
  },
  severePlaces: {
    chest: 'Chest',
    belly: 'Belly',
    head: 'Head',
    'neck-or-back': 'Neck or back',
    elsewhere: 'Somewhere else',
  },
  severe: 'Pain of {pain} out of 10. {place}.',
  ages: {
    'under-18': 'Under 18',
    '18-34': '18 to 34',
    '35-49': '35 to 49',
    '50-plus': '50 or older',
  },
  expectations: {
    soon: 'Soon',
    slowly: 'Slowly',
    'do-not-know': 'I do not know',
    never: 'I think I never will',
  },
  dateFaults: {
    'not-a-date': 'Enter a real date, such as March 4, 2026',
    'in-the-future': 'Enter a date in the past',
  },

  form: {
    heading: 'Your pain and your crash',
    intro:
      'A few short questions. Your answers stay in this tab and on this device. We do not see them.',
    examFirst: 'Get an exam first',
    shoulderFirst:
      'Suddenly cannot lift the arm? Without strength, or if you do not know why: call 911. Because of pain, or out of shape: an emergency room today. Numb? Check the danger signs first.',
    known: {
      '50-plus': 'You answered in the danger check: 65 or older.',
      'under-18': 'This is about a child.',
    },
    changeKnown: 'Change this answer in the danger check',
    step: 'Question {number} of {all}',
    next: 'Next',
    back: 'Back',
    submit: 'Show what studies found',
    errorHeading: 'Please answer these questions first',
    crashNotAsked:
      'We do not ask about your car. In studies, facts about the crash did not predict how neck pain goes on.',
  },

  without: {
    heading: 'This part needs JavaScript',
    text: 'Without it, this page still tells you what the studies found. These are the questions the tool asks after the danger signs:',
    call: 'You can also call us and go through them with a person.',
  },

  refusals: {
    'adults-only': {
      heading: 'This tool is for adults',
      paragraphs: [
        'The studies behind it are about adults. They say nothing about children and teens.',
        'A doctor can examine a child or teen after a crash. The danger signs say when to call 911.',
      ],
    },
    watch: {
      heading: 'No pain: watch for symptoms',
      paragraphs: [
        'The studies are about people with pain. They have no figure for you.',
        'Pain can begin hours or days after a crash. Read the danger signs again tomorrow, and come back to this tool if pain begins.',
      ],
    },
    concussion: {
      heading: 'For the head we give no estimate',
      paragraphs: [
        'Most people with a concussion feel better within a few weeks. About 15 to 20 in 100 still have symptoms after 1 month. Tell your doctor if yours last longer than that.',
        'A doctor or nurse practitioner makes the diagnosis. We do not treat concussion: we explain it and send you to a doctor.',
      ],
    },
  },
  refusalSource:
    'Sources: Ontario concussion guideline, patient version; ONF guideline, 3rd edition (2018).',
  links: {
    danger: 'All danger signs',
    concussion: 'What to know about concussion',
    neck: 'More about whiplash',
    'low-back': 'More about back pain',
    shoulder: 'More about shoulder pain',
    exam: 'How to be examined the same day',
    anxiety: 'Feeling on edge after a crash',
    tracker: 'Open the symptom tracker',
  },

  result: {
    headings: {
      neck: 'What happened to groups of people with neck pain after a crash',
      'low-back': 'What happened to groups of people with new low back pain',
      shoulder: 'What happened to groups of people with shoulder pain',
      'beyond-12-weeks': 'When pain lasts longer than 12 weeks',
      several: 'What happened to groups of people with pain in these places',
    },
    cannotTell: 'We cannot tell how fast you will heal. No tool can.',
    notCrashes: 'These studies were not about crashes.',

    timeline: {
      heading: 'How the studies fit the 3 phases of our care plan',
      promise:
        'This is our 12-week care plan. It is not a promise that you will recover in 12 weeks.',
      places: {
        'days-1-14': 'Days 1 to 14',
        'weeks-2-6': 'Weeks 2 to 6',
        'weeks-6-12': 'Weeks 6 to 12',
        later: 'After 12 weeks',
      },
      now: 'You are here now',
      foundLabel: 'In studies',
      careLabel: 'In our care plan',
      found: {
        neck: {
          'days-1-14': noFigureEn,
          'weeks-2-6': noFigureEn,
          'weeks-6-12': 'By 3 months, about half of people with whiplash are much better.',
          later: 'At 1 year, about half still report some neck pain.',
        },
        'low-back': {
          'days-1-14': 'Average pain falls from 52 to about 42 out of 100.',
          'weeks-2-6': 'Average pain falls to 23 out of 100 by week 6.',
          'weeks-6-12': 'Average pain falls to about 20 out of 100 by week 12.',
          later: 'Average pain is 12 out of 100 at week 26, and 6 at 1 year.',
        },
        shoulder: {
          'days-1-14': noFigureEn,
          'weeks-2-6': 'At 1 month, 23 out of 100 people had recovered.',
          'weeks-6-12': noFigureEn,
          later: 'At 6 months to 1 year, about 60 out of 100 people had recovered.',
        },
      },
      care: {
        'days-1-14': 'An exam, gentle movement, and exercises to do at home.',
        'weeks-2-6': 'The first measurements again. If nothing has changed, the plan changes.',
        'weeks-6-12': 'Practice for lifting, turning, driving and the tasks of your work.',
        later: 'If pain goes on, the next step is planned together with your doctor.',
      },
      readOff: 'Weeks 2 and 12 are read off straight lines between the published points.',
    },
    ago: {
      days: { one: 'Your crash was {n} day ago.', other: 'Your crash was {n} days ago.' },
      months: { one: 'Your crash was {n} month ago.', other: 'Your crash was {n} months ago.' },
      years: { one: 'Your crash was {n} year ago.', other: 'Your crash was {n} years ago.' },
    },
    today: 'Your crash was today.',

    figures: {
      heading: 'What the studies found',
      neck: [
        'About half of people with whiplash get much better within 3 months. About half still report some neck pain at 1 year.',
        'Both are true together. Pain at 1 year may be mild, and some people had neck pain before. Studies also define recovery in different ways.',
      ],
      'low-back': [
        'In studies of new low back pain, average pain fell from 52 to 23 out of 100 in 6 weeks. At 1 year it was 6. These studies were not about crashes.',
        'One study followed 973 people with new low back pain. At 1 year, 72 out of 100 had fully recovered. The study was not about crashes.',
      ],
      shoulder: [
        'In studies of shoulder pain, about 60 out of 100 people had recovered by 6 months to 1 year. These studies were not about crashes.',
        'Put the other way, about 40 out of 100 people still had shoulder pain at 1 year.',
      ],
      beyond: [
        'Other studies followed low back pain that had already lasted 12 weeks to 12 months. Average pain fell from 51 to 33 out of 100 in 6 weeks. At 1 year it was 23. These studies were not about crashes.',
      ],
      noOtherCurve: 'We know of no such curve for the neck or the shoulder.',
    },

    charts: {
      neck: 'Out of 100 people with whiplash in one study of 155 people',
      shoulder: 'Out of 100 people with shoulder pain, not from crashes',
      'low-back': 'Average low back pain in studies, not from crashes',
      beyond: 'Average of low back pain that had lasted 12 weeks to 12 months, not from crashes',
      eachLine: 'Each line is 1 person out of 100.',
      outOf100: '{count} out of 100',
      pain: 'Pain, 0 to 100',
      weeks: 'Weeks since the start of the study',
      curve:
        'A line that falls from {start} out of 100 at the start to {week6} at week 6. At week 26 it is at {week26}, at week 52 at {week52}.',
      range: 'The shaded area is the 95% range of the average, not of people.',
      phases: 'The bands 1, 2 and 3 are the phases of our care plan.',
      asTable: 'The same figures as a table',
      group: 'Group',
      people: 'People',
      week: 'Week',
      average: 'Average pain out of 100',
      rangeColumn: '95% range',
      rangeOf: '{low} to {high}',
    },
    courses: {
      mild: 'had mild problems all along',
      moderate: 'started with moderate problems that were mild by 3 months',
      severe: 'still had moderate to severe problems at 1 year',
    },
    shoulderTimes: {
      'month-1': 'had recovered at 1 month (study of 349 people)',
      'week-26': 'had recovered at 26 weeks (study of 389 people)',
      'year-1': 'had recovered at 1 year (study of 349 people)',
    },

    signs: {
      heading: 'Signs that went with slower recovery in groups',
      none: 'You marked none of the 6 signs: {band}.',
      some: 'You marked {count} of the 6 signs: {band}.',
      bands: {
        fewer: 'fewer slow-recovery signs',
        some: 'some slow-recovery signs',
        more: 'more slow-recovery signs',
      },
      notChance:
        'This is a count, not a chance in percent. The figures above stay the same with any count.',
      names: {
        pain: 'Worst pain of 6 or more out of 10',
        headache: 'Headache since the crash',
        'low-back-pain': 'Low back pain too',
        'earlier-neck-pain': 'Neck pain before the crash',
        expectation: 'Not expecting to recover soon',
        'on-edge': 'Feeling on edge, or sleeping poorly',
      },
      'low-back': [
        'More pain at the start',
        'Pain that had already lasted longer',
        'More days without activity',
        'Low mood',
        'Expecting the pain to last',
      ],
      shoulder: [
        'More pain at the start',
        'Neck pain as well',
        'Pain that had already lasted longer',
      ],
      groupsOnly:
        'In groups of people, these went with slower recovery. They do not decide how it goes for you.',
      crash: 'The force of the crash did not predict how neck pain goes on.',
    },

    helps: {
      heading: 'What helps',
      neck: [
        'Keep active. A guideline for neck pain after a crash advises it.',
        'Do movement exercises, together with clear information about your neck.',
        'Hands-on care together with movement is a choice in the first 3 months.',
        'Do not put on a neck collar unless a doctor tells you to. The guideline says not to offer one.',
      ],
      'low-back': [
        'Most people with new low back pain get better over time, whatever treatment they choose.',
        'Heat helped in studies of moderate quality.',
        'For massage, acupuncture and spinal manipulation, the studies are of low quality.',
      ],
      shoulder: [
        'Little is known about what helps a shoulder after a crash.',
        'An exam shows how far it moves, how strong it is, and what to try first.',
      ],
      beyond: {
        neck: [
          'Learn about the pain, together with movement and strength exercise.',
          'Yoga or qigong (slow movements with calm breathing).',
          'Clinical massage.',
          'Movement together with hands-on care.',
        ],
        'low-back': [
          'Exercise and rehabilitation come first in a guideline for lasting low back pain.',
          'For spinal manipulation, the studies are of low quality.',
          'Opioid medicine comes last in that guideline.',
        ],
        shoulder: [
          'Little is known about what helps a shoulder after a crash.',
          'An exam shows how far it moves, how strong it is, and what to try next.',
        ],
      },
      evidence:
        'Manual therapy may help some people with neck or back pain. The research behind it is low quality. Exercise and staying active are at least as important.',
    },

    unknown: {
      heading: 'What is not known',
      person: 'Tests built from studies do little better than guessing for one person.',
      differ: 'Recovery rates differ a lot from study to study.',
      crashes: 'We do not know how well these studies fit pain after a crash.',
    },

    seen: {
      heading: 'When to be seen',
      danger: 'Any danger sign, now or later: call 911 or go to an emergency room.',
      worse: `${worse.urgent}: ${worse.call}. ${worse.rest}`,
      exam: 'Nobody has examined you since the crash: get an exam, even if the pain is mild.',
      review: 'You marked 4 or more signs: ask for a review at 2 to 4 weeks.',
      reviewNow: 'Pain for longer than 12 weeks: ask us or your doctor for a review.',
      headache:
        'A headache that is still there after 3 months: ask your doctor, also about your pain medicine.',
      onEdge:
        'Feeling on edge after a crash is common. Talk to your doctor if it does not go away. If you are thinking about suicide, call or text 988 now.',
    },

    answers: {
      heading: 'Your answers',
      onDate: 'Answered on {date}',
      pain: '{pain} out of 10',
    },
    sources: 'Sources',
    general: 'This is general information. It is not a diagnosis.',
  },

  actions: {
    label: 'Keep or change this result',
    print: 'Print',
    copy: 'Copy as text',
    copied: 'Copied. You can paste it into a message or a note.',
    copyByHand: 'This browser does not let us copy. Select the text below and copy it.',
    copyBox: 'The result as text',
    keep: 'Keep in the tracker',
    kept: 'Kept on this device. You will find it in the symptom tracker.',
    unkeep: 'Take it out of the tracker',
    notKept: 'This browser does not let us keep anything. Print the result or copy it.',
    change: 'Change my answers',
    changeAnswer: 'Change',
    changeOne: 'Change: {question}',
    startOver: 'Erase and start over',
    erased: 'Your answers are erased.',
    undo: 'Undo',
  },
} as const

export type Words = MatchingWords<typeof en>
