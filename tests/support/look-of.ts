import type { Locator, Page } from '@playwright/test'

/** What the browser makes of a colour token of `src/styles/tokens.css` in the theme of the page. */
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
export const lookOf = (element: Locator, property: string, part?: '::before' | '::backdrop') =>
  element.evaluate(
    (node, [name, pseudo]) => getComputedStyle(node, pseudo).getPropertyValue(name ?? ''),
    [property, part] as const,
  )
