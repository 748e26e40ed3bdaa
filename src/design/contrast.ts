/** A colour as the style sheet writes it: `oklch(50% 0.14 38)`. */
export interface Oklch {
  /** 0 (black) to 1 (white). */
  lightness: number
  chroma: number
  /** In degrees. */
  hue: number
}

/** Red, green and blue in linear light, each from 0 to 1 where an sRGB screen can show them. */
export type LinearRgb = readonly [red: number, green: number, blue: number]

const colourToken = /--([\w-]+):\s*oklch\(([\d.]+)%\s+([\d.]+)\s+([\d.]+)\)/g

/** The colour tokens of one rule. A value with an alpha, such as a shadow, is not one of them. */
function coloursIn(rule: string): ReadonlyMap<string, Oklch> {
  return new Map(
    [...rule.matchAll(colourToken)].map(([, name = '', lightness, chroma, hue]) => [
      name,
      { lightness: Number(lightness) / 100, chroma: Number(chroma), hue: Number(hue) },
    ]),
  )
}

/** What stands between the braces after a selector; an error where the selector is missing. */
function ruleOf(css: string, selector: string) {
  const start = css.indexOf(`${selector} {`)
  if (start < 0) throw new Error(`The tokens have no rule for ${selector}`)
  return css.slice(start, css.indexOf('}', start))
}

/** The colours of both themes, and those of a dark system without JavaScript, by token name. */
export function readColours(css: string) {
  return {
    light: coloursIn(ruleOf(css, '\n:root')),
    dark: coloursIn(ruleOf(css, '\n.dark')),
    darkWithoutScript: coloursIn(ruleOf(css, ':root:not(.js)')),
  }
}

/** The matrices of CSS Color 4, section 10 (OKLab to linear-light sRGB). */
export function toLinearRgb({ lightness, chroma, hue }: Oklch): LinearRgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function clip(value: number) {
  return Math.min(1, Math.max(0, value))
}

/** Relative luminance of WCAG 2.2, from 0 to 1. */
function luminance([red, green, blue]: LinearRgb) {
  return 0.2126 * clip(red) + 0.7152 * clip(green) + 0.0722 * clip(blue)
}

/** Contrast ratio of WCAG 2.2, from 1 (the same) to 21 (black on white), in either order. */
export function contrastOfLight(one: LinearRgb, other: LinearRgb) {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

export const contrast = (one: Oklch, other: Oklch) =>
  contrastOfLight(toLinearRgb(one), toLinearRgb(other))

export interface ContrastPair {
  /** Token of the text, the line or the mark. */
  front: string
  /** Token behind it. */
  back: string
  /** 7 for text to read, 4.5 for other text, 3 for the edges of what can be used. */
  atLeast: 7 | 4.5 | 3
}

function pairs(fronts: readonly string[], backs: readonly string[], atLeast: 7 | 4.5 | 3) {
  return fronts.flatMap((front) => backs.map((back): ContrastPair => ({ front, back, atLeast })))
}

const pages = ['paper', 'card', 'mist']

/** Every pair of colours that meets on a page, with what it owes. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(['ink'], pages, 7),
  ...pairs(['soft', 'bay', 'clay', 'moss'], pages, 4.5),
  ...pairs(['on-fill'], ['bay', 'clay', 'moss'], 4.5),
  ...pairs(['on-gold'], ['gold'], 4.5),
  ...pairs(['ink'], ['gold-soft'], 4.5),
  ...pairs(['ink'], ['line'], 4.5),
  ...pairs(['line-strong', 'gold-line'], pages, 3),
]
