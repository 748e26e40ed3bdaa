export type HairStyle =
  | 'short'
  | 'crop'
  | 'bob'
  | 'long'
  | 'bun'
  | 'curls'
  | 'tail'
  | 'locs'
  | 'bald'
  | 'scarf'
  | 'helmet'

type Skin = 1 | 2 | 3 | 4 | 5
export type View = 'front' | 'turned' | 'side'
/** `aching` is `sore` with the eyes shut; `closed` rests. */
export type Mood = 'calm' | 'smile' | 'sore' | 'aching' | 'closed' | 'talk'

export interface Looks {
  /** From the lightest to the darkest of five. */
  skin: Skin
  hair: HairStyle
  /** A colour of the palette: `hair-1` (black) to `hair-5` (white), or cloth. */
  hairColor?: string
  old?: true
  beard?: true
  glasses?: true
}
