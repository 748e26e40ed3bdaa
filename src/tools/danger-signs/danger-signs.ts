/**
 * The danger signs that stop every tool. Tools never import one another; this folder is the first
 * question they share, and the only one of its kind.
 *
 * Sources, each list as checked for the site:
 * - head: CDC HEADS UP, concussion danger signs (written for children and teens, used for adults in
 *   emergency rooms too);
 * - head-hit: NHS (nwbh.nhs.uk), brain injury; for babies, CDC HEADS UP;
 * - neck: Canadian C-Spine Rule, Stiell IG and others, JAMA 2001;286:1841-8; the eyelid from
 *   Chaibi A, Russell MB, Ann Med 2019;51:118-27;
 * - low-back: cauda equina warning card, Torbay and South Devon NHS;
 * - body: American College of Emergency Physicians, emergency signs.
 */
export const dangerSignGroups = [
  {
    id: 'head',
    signs: ['pupils', 'passed-out', 'drowsy', 'headache-grows', 'speech', 'vomiting', 'confusion'],
  },
  { id: 'head-hit', signs: ['fluid', 'hit-at-speed', 'blood-thinner', 'baby'] },
  {
    id: 'neck',
    signs: ['numb-limb', 'cannot-turn', 'age-65', 'rollover', 'bicycle', 'fall', 'eyelid'],
  },
  {
    id: 'low-back',
    signs: ['saddle-numb', 'urine', 'bowel', 'legs-weak', 'genital-change'],
  },
  {
    id: 'body',
    signs: ['breathing', 'chest-belly', 'faint-sight', 'bleeding', 'coughed-blood', 'sudden-pain'],
  },
] as const

export type DangerSignGroup = (typeof dangerSignGroups)[number]['id']
export type DangerSign = (typeof dangerSignGroups)[number]['signs'][number]

export const dangerSigns: readonly DangerSign[] = dangerSignGroups.flatMap(({ signs }) => signs)

export function isDangerSign(value: unknown): value is DangerSign {
  return dangerSigns.includes(value as DangerSign)
}

export type Screening =
  | { kind: 'emergency'; signs: readonly DangerSign[] }
  /** Nothing was marked. Never a clearance: the words that go with it say so. */
  | { kind: 'no-flag' }

export interface ScreeningAnswers {
  marked: readonly DangerSign[]
  /** Whole years, where it is known apart from the marks. */
  age?: number
}

/** From this age a crash alone is a reason for an examination (Canadian C-Spine Rule). */
const flagAge = 65

/** One sign is enough, and every sign leads to the same card. */
export function screenForDanger({ marked, age }: ScreeningAnswers): Screening {
  const old = age !== undefined && age >= flagAge && !marked.includes('age-65')
  const signs: readonly DangerSign[] = old ? [...marked, 'age-65'] : marked
  return signs.length > 0 ? { kind: 'emergency', signs } : { kind: 'no-flag' }
}
