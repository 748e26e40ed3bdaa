/** How the frames of a movement follow one another when it plays. */
export type Rhythm = 'sides' | 'back' | 'round'

/**
 * The movements that are drawn, three frames each, and their rhythm: from the middle to one side and
 * the other, there and back, or round and round.
 */
export const movements = {
  'turn-head': 'sides',
  'tilt-head': 'sides',
  'nod-head': 'back',
  walk: 'round',
  'rock-knees': 'sides',
  'slide-hand': 'back',
  'roll-shoulders': 'round',
  'stand-up': 'back',
} as const satisfies Readonly<Record<string, Rhythm>>

export type MovementName = keyof typeof movements

export const movementNames = Object.keys(movements) as MovementName[]
