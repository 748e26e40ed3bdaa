import type { Page } from '@playwright/test'

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
  /** Whether the focus has left the page. */
  over: boolean
}

/**
 * Looks, at each press of a key, at what had the focus until then: that is what a visitor saw. The
 * walk is over when the focus comes to the body or to where it has been.
 */
function watchFocus() {
  const watch: FocusWatch = { stops: 0, hidden: [], over: false }
  const seen = new Set<Element>()
  window.focusWatch = watch

  const isPinned = (element: Element) =>
    ['fixed', 'sticky'].includes(getComputedStyle(element).position)
  const inPinned = (element: Element | null): boolean =>
    element !== null && (isPinned(element) || inPinned(element.parentElement))

  const nameOf = (element: Element) =>
    `${element.localName}.${element.className} "${(element.textContent ?? '').trim().slice(0, 40)}"`

  /** A point of an inline box that breaks over lines may lie beside it, so each line is asked. */
  function isSeen(element: Element) {
    return [...element.getClientRects()].some(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].some((down) =>
        [0.1, 0.5, 0.9].some((across) => {
          const hit = document.elementFromPoint(left + width * across, top + height * down)
          return hit !== null && (element === hit || element.contains(hit))
        }),
      ),
    )
  }

  /** The part of the window over which nothing stands. */
  function freeArea() {
    const area = { top: 0, bottom: innerHeight }
    for (const element of document.querySelectorAll('.site-header, .banner, .bottom-bar')) {
      const { visibility, position } = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      if (visibility === 'hidden' || box.height === 0) continue
      if (position !== 'fixed' && position !== 'sticky') continue
      if (element.matches('.bottom-bar')) area.bottom = Math.min(area.bottom, box.top)
      else area.top = Math.max(area.top, box.bottom)
    }
    return area
  }

  function isFree(element: Element) {
    const { top, bottom, height } = element.getBoundingClientRect()
    const area = freeArea()
    const fits = height <= area.bottom - area.top
    return !fits || (top >= area.top - 1 && bottom <= area.bottom + 1)
  }

  addEventListener(
    'keydown',
    () => {
      const element = document.activeElement
      if (watch.over || (seen.size === 0 && element === document.body)) return
      if (!element || element === document.body || seen.has(element)) {
        watch.over = true
        return
      }
      seen.add(element)
      watch.stops = seen.size
      if (!isSeen(element) || !(inPinned(element) || isFree(element)))
        watch.hidden.push(nameOf(element))
    },
    { capture: true },
  )
}

/** Presses Tab from the top of the open page until the focus has been everywhere. */
export async function walkByTab(page: Page, atMost = 600): Promise<FocusWatch> {
  await page.evaluate(watchFocus)
  for (let presses = 0; presses < atMost; presses += 20) {
    for (let press = 0; press < 20; press += 1) await page.keyboard.press('Tab')
    const watch = await page.evaluate(() => window.focusWatch)
    if (watch.over) return watch
  }
  throw new Error(`The focus had not left ${page.url()} after ${atMost} presses of Tab`)
}

/** What stays in its place while the page moves, by its class. */
export const pinnedElements = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .map(({ localName, className }) => `${localName}.${className}`),
  )
