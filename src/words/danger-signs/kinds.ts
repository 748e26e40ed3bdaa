/** What a person says of themselves, of the crash or of where they are. A fact alone raises nothing. */
export const dangerFacts = [
  'at-scene',
  'child',
  'under-16',
  'age-65',
  'thinner',
  'alcohol',
  'brain-surgery',
  'bones',
  'spine-disease',
  'pregnant',
  'pregnant-20',
  'head-hit',
  'force',
  'struck',
  'not-walked',
  'dulled',
  'drunk',
] as const

export type DangerFact = (typeof dangerFacts)[number]

/** Alcohol and drugs: asked, used in the moment, never stored. */
export const unstoredFacts: readonly DangerFact[] = ['alcohol', 'drunk']

/**
 * The screens of the check that ask for signs, in their order. Every sign of the register stands on
 * exactly one.
 */
export const signScreens = [
  'scene-signs',
  'pregnancy',
  'head',
  'head-after',
  'strength',
  'chest',
  'spine',
  'belly',
  'child',
  'worse',
] as const

export type SignScreen = (typeof signScreens)[number]

/** Answers that a sign is worked out from, where nobody ticks it. */
export const derivedFrom = ['head-hit', 'unchecked', 'worst-pain'] as const

/** What an emergency asks for at once, before any fact: the signs that the first screen sums up. */
export const nowSigns = [
  'breathing',
  'chest',
  'bleeding',
  'faint',
  'awake',
  'seizure',
  'brain',
  'weak',
] as const
