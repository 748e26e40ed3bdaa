import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    focusWatch: FocusWatch
  }
}

/** What a walk by keyboard has met so far. */
interface FocusWatch {
  /** How many elements had the focus, one after the other. */
  stops: number
  /** What stood under something else, or in part under it though it would have fitted. */
  hidden: string[]
  /** Whether the focus has been everywhere. */
  over: boolean
}

/**
 * Looks, at each press of a key, at what had the focus until then: that is what a visitor saw. The
 * walk is over when the focus comes to the body or to where it has been.
 */
function watchFocus() {
  const watch: FocusWatch = { stops: 0, hidden: [], over: false }
  const seen = new Set<Element>()
  let last: Element | null = null
  window.focusWatch = watch

  const nameOf = (element: Element) =>
    `${element.localName}.${element.getAttribute('class')} "${(element.textContent ?? '').trim().slice(0, 40)}"`

  const isHit = (element: Element, { left, top, width, height }: DOMRect, down: number) =>
    [0.1, 0.5, 0.9].some((across) => {
      const hit = document.elementFromPoint(left + width * across, top + height * down)
      return hit !== null && (element === hit || element.contains(hit))
    })

  /**
   * What is higher than half the window may be cut off, and what is drawn need not reach the corners
   * of its box; all else is seen from top to bottom.
   */
  function isSeen(element: Element) {
    const lines = [...element.getClientRects()]
    const [first, last] = [lines[0], lines.at(-1)]
    if (!first || !last) return false
    const isTall = element.getBoundingClientRect().height > innerHeight / 2
    return isTall || element instanceof SVGElement
      ? lines.some((line) => [0.1, 0.5, 0.9].some((down) => isHit(element, line, down)))
      : isHit(element, first, 0.1) && isHit(element, last, 0.9)
  }

  addEventListener(
    'keydown',
    () => {
      const element = document.activeElement
      // The parts of a date are stops of their own within one element.
      if (element === last) return
      last = element
      if (watch.over || (seen.size === 0 && element === document.body)) return
      if (!element || element === document.body || seen.has(element)) {
        watch.over = true
        return
      }
      seen.add(element)
      watch.stops = seen.size
      if (!isSeen(element)) watch.hidden.push(nameOf(element))
    },
    { capture: true },
  )
}

const tab = {
  type: 'rawKeyDown',
  key: 'Tab',
  code: 'Tab',
  windowsVirtualKeyCode: 9,
} as const

/** What the protocol calls a key that is pressed together with Shift. */
const withShift = 8

type Direction = 'forwards' | 'backwards'

/** Presses Tab, so many times before each look at what was met, until the focus has been everywhere. */
async function walk(page: Page, direction: Direction, atOnce: number) {
  const atMost = 600
  await page.evaluate(watchFocus)
  const modifiers = direction === 'backwards' ? withShift : 0
  const keyboard = await page.context().newCDPSession(page)
  for (let presses = 0; presses < atMost; presses += atOnce) {
    await Promise.all(
      Array.from({ length: atOnce }, () =>
        keyboard.send('Input.dispatchKeyEvent', { ...tab, modifiers }),
      ),
    )
    const watch = await page.evaluate(nextFrame)
    if (watch.over) return watch
  }
  throw new Error(`The focus had not left ${page.url()} after ${atMost} presses of Tab`)
}

/** What was met so far, once what the last press moved has been drawn. */
const nextFrame = () =>
  new Promise<FocusWatch>((resolve) => {
    requestAnimationFrame(() => setTimeout(() => resolve(window.focusWatch)))
  })

/**
 * Presses Tab from where the page begins, or Shift and Tab from its end, until the focus has been
 * everywhere. Many presses at once, since waiting for each takes most of the time; but a page may be
 * drawn later than a burst presses on, so what it finds hidden is walked to again, press by press.
 */
export async function walkByTab(
  page: Page,
  direction: Direction = 'forwards',
): Promise<FocusWatch> {
  const burst = await walk(page, direction, 40)
  if (burst.hidden.length === 0) return burst
  await page.reload()
  await expect(page.locator('[data-when=loaded]:not([data-awake])')).toHaveCount(0)
  return await walk(page, direction, 1)
}

/** What stays in its place while the page moves, by its class. */
export const pinnedElements = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .map(({ localName, className }) => `${localName}.${className}`),
  )
