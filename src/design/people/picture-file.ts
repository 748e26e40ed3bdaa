import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { withBrandHue } from '#design/brand-hue.ts'
import { withPlainColours } from '#design/plain-colours.ts'
import { extras, type Theme } from './palette.ts'

/** What a rule of the style sheet says of each colour: `--bay: oklch(37% 0.07 215)`. */
function tokensOf(theme: Theme, css: string) {
  const selector = theme === 'light' ? ':root {' : '.dark {'
  const start = css.indexOf(`\n${selector}`)
  const rule = css.slice(start, css.indexOf('\n}', start))
  return [...rule.matchAll(/--([\w-]+): (oklch\([^)]+\))/g)].map(
    ([, name = '', said = '']) => [name, said] as const,
  )
}

/**
 * A drawing as a file of its own, with the colours of one theme written out: an `<img>` takes none from
 * its page.
 * @param tokens the text of `tokens.css`
 * @param hue the clinic's own, where it has one
 * @throws Error when a colour is none of the page's or the palette's
 */
export function pictureFile(
  Drawn: ComponentType,
  theme: Theme,
  tokens: string,
  hue: number | undefined,
) {
  const colours = new Map([...tokensOf(theme, tokens), ...Object.entries(extras[theme])])
  const svg = renderToStaticMarkup(createElement(Drawn))
  const plain = svg.replace(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const colour = colours.get(name)
    if (!colour) throw new Error(`A picture names the colour ${name}, which is none of the palette`)
    return colour
  })
  return `${withPlainColours(withBrandHue(plain, hue))}\n`
}
