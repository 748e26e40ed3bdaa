import { expect, type Locator } from '@playwright/test'

/**
 * What of an element a visitor does not see as it stands: nothing when it lies in the window, under no
 * header, banner or bar. What is higher than the window has to begin in it: its first two lines count.
 */
function hiddenOf(element: Element) {
  const isSeen = (x: number, y: number) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (element === hit || element.contains(hit))
  }
  const text = document.createRange()
  text.selectNodeContents(element)
  const lines = [...text.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
  const firstLines = lines.toSorted((a, b) => a.top - b.top).slice(0, 2)
  const isTall = element.getBoundingClientRect().height > innerHeight / 2
  const parts = isTall ? firstLines : [...firstLines, ...element.getClientRects()]
  const places = parts.flatMap(({ left, top, width, height }) =>
    [0.1, 0.5, 0.9].flatMap((across) =>
      [0.1, 0.5, 0.9].map((down) => [left + width * across, top + height * down] as const),
    ),
  )
  return places
    .filter(([x, y]) => !isSeen(x, y))
    .map(([x, y]) => {
      const over = document.elementFromPoint(x, y)
      const place = `${Math.round(x)}, ${Math.round(y)} of ${innerWidth} × ${innerHeight}`
      return `${place}: ${over ? `under ${over.localName}.${over.className}` : 'outside the window'}`
    })
    .slice(0, 3)
}

/** What speaks to the visitor is where they look: in the window, and nothing lies over it. */
export async function expectInView(told: Locator) {
  await expect(told).toBeVisible()
  await expect.poll(() => told.evaluate(hiddenOf), `${told} is not in view`).toEqual([])
}

/** What became of what the visitor did: in view, and the focus is on it or beside it in the same box. */
export async function expectOutcomeInView(told: Locator) {
  await expectInView(told)
  const hasFocus = (element: Element) => {
    const { activeElement } = document
    return (
      activeElement !== null &&
      activeElement !== document.body &&
      (element.contains(activeElement) || activeElement.contains(element))
    )
  }
  await expect.poll(() => told.evaluate(hasFocus), `${told} has not the focus`).toBe(true)
}
