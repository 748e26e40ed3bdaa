declare const gaps: unique symbol

type HoldsEach<Gap extends string> = (
  Gap extends string
    ? (text: `${string}{${Gap}}${string}`) => void
    : never
) extends (text: infer Text extends string) => void
  ? Text
  : never

/** A line with gaps to fill: `Template<'number'>` is any text that holds `{number}`. */
export type Template<Gap extends string> = HoldsEach<Gap> & { readonly [gaps]?: Gap }

type WrittenGaps<Text extends string> = Text extends `${string}{${infer Gap}}${infer Rest}`
  ? Gap | WrittenGaps<Rest>
  : never

/** The names in braces of a line: those of `'{from} to {to}'` are `'from' | 'to'`. */
export type GapsOf<Line extends string> = string extends Line
  ? never
  : Line extends { readonly [gaps]?: infer Gap extends string }
    ? Gap
    : WrittenGaps<Line>

type MatchingLine<Line extends string> = string extends Line
  ? { error: 'Write `as const` after the English words: without it their gaps are not known' }
  : [WrittenGaps<Line>] extends [never]
    ? string
    : Template<WrittenGaps<Line>>

/**
 * The shape that every language must fill, made of the English words (`as const`): the same keys,
 * lists of the same length, and in every line the same gaps in any order. What it cannot see, a gap
 * that English has not, `src/language/matching-words.test.ts` does. A phrase that is counted may have a
 * form of its own for millions, as Spanish has.
 */
export type MatchingWords<English> = English extends string
  ? MatchingLine<English>
  : { readonly [Key in keyof English]: MatchingWords<English[Key]> } & ManyOf<English>

type ManyOf<English> = English extends { readonly one: string; readonly other: infer Other }
  ? { readonly many?: MatchingWords<Other> }
  : unknown
