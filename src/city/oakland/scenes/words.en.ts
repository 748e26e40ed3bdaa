import type { MatchingWords } from '#language/matching-words.ts'

/** What each scene shows, for whoever does not see it. */
export const en = {
  'lake-bench':
    'An older woman and a young man talk on a bench at Lake Merritt, with downtown Oakland and the Bay Bridge behind them.',
  bus: 'A woman rides the bus along International Boulevard. She sits upright and holds on to the pole; a student stands beside her.',
  porch:
    'A mother and her son sit on the steps of a house in Fruitvale, with the grandmother in a chair on the porch.',
  'exam-room':
    'A woman sits on the treatment table while the chiropractor feels along her neck with both hands.',
  'front-desk':
    'A woman with a hand on her back arrives at the front desk, where a man at a computer smiles at her.',
  crosswalk:
    'A grandfather with a cane and a girl hold hands and cross the street. A car has stopped for them.',
  'bridge-night': 'A man and a woman drive across the Bay Bridge at night.',
  'kitchen-call':
    'A man talks on the telephone at his kitchen table, with papers and a cup in front of him.',
  redwoods: 'Two friends walk slowly under redwood trees, one with a stick, and a dog walks along.',
  bicycle:
    'A father kneels beside his daughter and puts the helmet on her. The bicycle stands behind them.',
  'waiting-room':
    'In the waiting room a grandmother, a mother with her little boy and a man with a magazine sit side by side.',
  'attorney-desk': 'An attorney goes through a file with a client at her desk.',
  door: 'A man with a stiff back comes to the door of a brick house, where a woman holds out her hand to him.',
  hands: 'The chiropractor stands behind a man and rests both hands on his shoulders.',
} as const

export type Words = MatchingWords<typeof en>
