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
  'force',
  'struck',
  'not-walked',
  'dulled',
] as const

export type DangerFact = (typeof dangerFacts)[number]

/** Alcohol and drugs: asked, used in the moment, never stored. */
export const unstoredFacts: readonly DangerFact[] = ['alcohol', 'dulled']

export const dangerGroups = [
  'body',
  'head',
  'head-hit',
  'nerves',
  'spine',
  'belly',
  'pregnancy',
  'later',
] as const

export type DangerGroup = (typeof dangerGroups)[number]
