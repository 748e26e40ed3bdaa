import type { MatchingWords } from '#language/matching-words.ts'

/** What several pages say alike, about bodies and about the law: nothing else on the site words it anew. */
export const en = {
  nerveRule:
    'If our exam finds lost strength, lost feeling or a changed reflex, we do not treat you that day. For weakness, or numbness in both hands, both legs, one side or between the legs, we call 911; in the first 3 days after the crash, also for numbness in one hand, arm, foot or leg. We do not if a hospital has treated it and it is the same or better. Any other change means an emergency room that day, with a letter from us, and someone else drives. If a medical doctor has examined it since it began, and it is the same or better, the letter goes to that doctor.',
  seeAgain:
    'We repeat the exam in Weeks 2 to 4 and at the end of each phase, and compare it with your first one. If care has not helped, we change the plan or send you to another provider.',
  adjustmentRisk:
    'After an adjustment (a quick push on a joint), mild side effects are common. Serious harm has been reported. Studies disagree on how often: the highest count is 13 in 10,000 patients, so 9,987 (nearly all) had none, and others are far lower. In people under 45, studies found a link between stroke and neck adjustments, but not what causes it.',
  childRule:
    'A child under 16 with neck or back pain after a crash goes to an emergency room first. We see children after a medical doctor has examined them, together with a parent or guardian.',
  struckRule:
    'If a vehicle hit you while you were walking or on a bicycle, a medical doctor examines you before we do. With neck or back pain, go to an emergency room today.',
  policeReport:
    'If anyone was hurt or killed, each driver must make a written report to the city police or the highway patrol (CHP) within 24 hours of the crash.',
  dmvReport:
    'If anyone was hurt or killed, or damage is over $1,000, each driver must send form SR-1 to the Department of Motor Vehicles (DMV) within 10 days of the crash. It does not matter who was at fault, and a police report does not replace it.',
  asksNoStatus: 'We do not ask your status or where you were born.',
  agentsNeedOrder:
    'Our rule: no immigration agent enters treatment rooms without a judge’s order for those rooms. The waiting room is public.',
  emergencyRoomFirst:
    'The emergency room may not delay your exam to ask about insurance or money. You may get a bill: [there is help](page:papers-police#who-pays).',
  mediCalCaution:
    'Since January 2026, immigration agents may get the address and phone of Medi-Cal members without lawful status. Talk to free legal aid before you apply. In an emergency, do not wait.',
} as const

export type Words = MatchingWords<typeof en>
