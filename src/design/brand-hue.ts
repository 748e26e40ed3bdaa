import { contrast, contrastPairs, readColours, toLinearRgb } from './contrast.ts'

/** The hue of the colours that a clinic's own hue takes the place of: bay, ink, mist and lines. */
const ourHue = 215

/** How far from it a hue is still one of them. Gold, clay, moss and paper keep theirs. */
const spread = 15

const colour = /oklch\(([\d.]+% [\d.]+) ([\d.]+)/g

/**
 * A style sheet, or a picture, with the clinic's own hue in the place of ours; lightness and chroma stay.
 * @param hue in degrees, 0 to 359; as it was without one
 */
export function withBrandHue(text: string, hue: number | undefined) {
  if (hue === undefined) return text
  return text.replaceAll(colour, (said, before: string, degrees: string) => {
    const away = Number(degrees) - ourHue
    return Math.abs(away) > spread ? said : `oklch(${before} ${(hue + away + 360) % 360}`
  })
}

const themes = ['light', 'dark'] as const

/** What on an sRGB screen may be missing of a colour without anybody seeing it. */
const hair = 0.004

/** What cannot be read, or shown, when the style sheet has this hue: the first such thing. */
function faultWith(tokens: string, hue: number) {
  const colours = readColours(withBrandHue(tokens, hue))
  for (const theme of themes) {
    for (const { front, back, atLeast } of contrastPairs) {
      const [one, other] = [colours[theme].get(front), colours[theme].get(back)]
      if (one && other && contrast(one, other) < atLeast) {
        return `${front} on ${back} would not reach ${atLeast} to 1 in the ${theme} theme`
      }
    }
    for (const [name, said] of colours[theme]) {
      if (toLinearRgb(said).some((part) => part < -hair || part > 1 + hair)) {
        return `no screen could show ${name} of the ${theme} theme`
      }
    }
  }
  return undefined
}

/**
 * What is wrong with a clinic's hue, and the nearest one that can be used; nothing where it can be.
 * @param tokens the text of `tokens.css`
 * @param hue in degrees, 0 to 359
 */
export function brandHueFaults(tokens: string, hue: number | undefined): readonly string[] {
  const fault = hue === undefined ? undefined : faultWith(tokens, hue)
  if (hue === undefined || !fault) return []
  const around = Array.from({ length: 180 }, (_, away) => [hue + away + 1, hue - away - 1]).flat()
  const nearest = around.map((near) => (near + 360) % 360).find((near) => !faultWith(tokens, near))
  const instead =
    nearest === undefined ? 'leave it out' : `take ${nearest}, the nearest that can be used`
  return [`clinic.config.ts, brand.hue is ${hue}: ${fault}. Instead, ${instead}`]
}
