import { toLinearRgb } from './contrast.ts'

const modern = /oklch\(([\d.]+)% ([\d.]+) ([\d.]+)(?: \/ ([\d.]+)%)?\)/g

/** What a colour may want of light that an sRGB screen has not: nobody sees it missing. */
const hair = 0.004

/** How sRGB writes an amount of light, from 0 to 255. */
function toSrgb(light: number) {
  const shown = Math.min(1, Math.max(0, light))
  const written = shown <= 0.0031308 ? shown * 12.92 : 1.055 * shown ** (1 / 2.4) - 0.055
  return Math.round(written * 255)
}

const asHex = (parts: readonly number[]) =>
  `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`

/**
 * A style sheet with every `oklch(…)` as a plain colour: the same one on any screen, in fewer letters,
 * and also for browsers that know no `oklch()`.
 * @throws Error when a colour is none of sRGB, so that it has no plain form.
 */
export function withPlainColours(css: string) {
  return css.replaceAll(modern, (said, lightness, chroma, hue, alpha) => {
    const light = toLinearRgb({
      lightness: Number(lightness) / 100,
      chroma: Number(chroma),
      hue: Number(hue),
    })
    if (light.some((part) => part < -hair || part > 1 + hair)) {
      throw new Error(`${said} is no colour of sRGB: take one with less chroma`)
    }
    const parts = light.map(toSrgb)
    return asHex(alpha === undefined ? parts : [...parts, Math.round((Number(alpha) * 255) / 100)])
  })
}
