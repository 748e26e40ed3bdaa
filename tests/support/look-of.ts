import type { Locator, Page } from '@playwright/test'

/** What the browser makes of a colour token of `src/design/styles/tokens.css` in the theme of the page. */
export const colorOf = (page: Page, token: string) =>
  page.evaluate((name) => {
    const probe = document.createElement('i')
    probe.style.color = `var(${name})`
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, token)

/** The computed value of a property, of the element itself or of what stands before or after it. */
export const lookOf = (
  element: Locator,
  property: string,
  part?: '::before' | '::after' | '::backdrop',
) =>
  element.evaluate(
    (node, [name, pseudo]) => getComputedStyle(node, pseudo).getPropertyValue(name ?? ''),
    [property, part] as const,
  )

interface TextLook {
  /** The ratio of WCAG 2.2 between the text and what lies behind it, from 1 to 21. */
  contrast: number
  /** The computed values of the properties asked for. */
  values: readonly string[]
}

/**
 * How an element and its text look now, as the browser mixes the colours: what is half transparent
 * lies on the grounds below it.
 */
export const textLookOf = (element: Locator, properties: readonly string[]) =>
  element.evaluate((node, names): TextLook => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 1
    const paint = canvas.getContext('2d', { willReadFrequently: true })
    if (!paint) throw new Error('This browser cannot mix colours')
    const style = getComputedStyle(node)
    const grounds: string[] = []
    for (let behind: Element | null = node; behind; behind = behind.parentElement) {
      grounds.unshift(getComputedStyle(behind).backgroundColor)
    }
    const luminanceWith = (layers: readonly string[]) => {
      for (const color of ['white', ...layers]) {
        paint.fillStyle = color
        paint.fillRect(0, 0, 1, 1)
      }
      const [red = 0, green = 0, blue = 0] = [...paint.getImageData(0, 0, 1, 1).data].map(
        (value) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4),
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const [darker = 0, lighter = 0] = [
      luminanceWith(grounds),
      luminanceWith([...grounds, style.color]),
    ].sort((one, other) => one - other)
    return {
      contrast: (lighter + 0.05) / (darker + 0.05),
      values: names.map((name) => style.getPropertyValue(name)),
    }
  }, properties)
