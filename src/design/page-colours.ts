import { withBrandHue } from './brand-hue.ts'
import { withPlainColours } from './plain-colours.ts'

const selectors = { light: '\n:root {', dark: '\n.dark {' } as const

/**
 * The colours of a page as `#rrggbb`, for what no style sheet reaches: address bars, icons, images.
 * @param tokens the text of `tokens.css`
 * @param hue the clinic's own, where it has one
 * @returns a function from the name of a colour, which throws where there is none of that name
 */
export function pageColours(
  tokens: string,
  hue: number | undefined,
  theme: keyof typeof selectors = 'light',
) {
  const start = tokens.indexOf(selectors[theme])
  const rule = tokens.slice(start, tokens.indexOf('\n}', start))
  const plain = withPlainColours(withBrandHue(rule, hue))
  const colours = new Map(
    [...plain.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name, colour]),
  )
  return (name: string) => {
    const colour = colours.get(name)
    if (!colour) throw new Error(`The ${theme} theme has no colour ${name}`)
    return colour
  }
}
