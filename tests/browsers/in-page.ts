/**
 * What the page itself is asked. Each function is sent as text, so it may use nothing but its
 * arguments and what every browser has.
 */

/** Something on the page, by what a visitor knows it by. */
export interface Thing {
  role?: Role
  /** A part of its name, as a screen reader says it. */
  name?: string
  /** A part of its words: the innermost element that has them. */
  text?: string
  /** Where it has neither: a selector. */
  css?: string
  /** The selector of what it stands in. */
  within?: string
  /** The question of the group of fields that it stands in. */
  group?: string
  /** Where several fit, the first will do. */
  first?: true
}

type Role = 'button' | 'checkbox' | 'field' | 'heading' | 'link' | 'radio' | 'summary' | 'tab'

/** Everything that fits and can be seen, somewhere on the page. */
export function findAll({
  css,
  first,
  group,
  name,
  role,
  text,
  within = 'body',
}: Thing): HTMLElement[] {
  const selectors = {
    button: 'button, [role=button]',
    checkbox: '[type=checkbox]',
    field: 'input:not([type=checkbox], [type=radio], [type=hidden]), select, textarea',
    heading: 'h1, h2, h3, h4, h5, h6',
    link: 'a[href]',
    radio: '[type=radio]',
    summary: 'summary',
    tab: '[role=tab]',
  }
  const plain = (words: string | null | undefined) => (words ?? '').replace(/\s+/g, ' ').trim()
  const labelled = (element: Element) =>
    (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ')
      .trim()
  const labels = (element: Element) =>
    'labels' in element && element.labels instanceof NodeList
      ? [...element.labels].map((label) => label.textContent).join(' ')
      : ''
  const nameOf = (element: Element) =>
    plain(
      labelled(element) ||
        element.getAttribute('aria-label') ||
        labels(element) ||
        element.textContent,
    )
  const says = (element: Element | null | undefined, words: string) =>
    plain(element?.textContent).includes(words)
  const isInnermost = (element: Element, words: string) =>
    says(element, words) && ![...element.children].some((child) => says(child, words))
  const fits = (element: Element) =>
    (name === undefined || nameOf(element).includes(name)) &&
    (text === undefined || isInnermost(element, text)) &&
    (group === undefined || says(element.closest('fieldset')?.querySelector('legend'), group)) &&
    element.checkVisibility({ visibilityProperty: true })
  const selector = css ?? (role ? selectors[role] : '*')
  return [...document.querySelectorAll<HTMLElement>(within)]
    .flatMap((place) => [...place.querySelectorAll<HTMLElement>(selector)])
    .filter(fits)
    .slice(0, first ? 1 : undefined)
}

/** Where to press the one thing that was found, or why it cannot be pressed. */
export function aimAt(found: readonly HTMLElement[]): { x: number; y: number } | string {
  const [element] = found
  if (!element) return 'is not there'
  if (found.length > 1) return `is there ${found.length} times`
  if ('disabled' in element && element.disabled) return 'rests'
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const [box = element.getBoundingClientRect()] = element.getClientRects()
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  const hit = document.elementFromPoint(x, y)
  const label = hit?.closest('label')
  const isHit = hit !== null && (element.contains(hit) || label?.control === element)
  return isHit ? { x, y } : `lies under ${hit?.localName}.${hit?.className}`
}

/**
 * Lets a click do nothing unless it meets the one thing that was found: a page may move between a look
 * and a press. `wasMet` then says whether it did; a browser may be told to click and do so later.
 */
export function takeAim([element]: readonly HTMLElement[]) {
  const clicked = new Promise<boolean>((resolve) => {
    const guard = (event: Event) => {
      const target = event.target as Element
      const isMet = element?.contains(target) || target.closest('label')?.control === element
      if (!isMet) {
        event.preventDefault()
        event.stopImmediatePropagation()
      }
      removeEventListener('click', guard, { capture: true })
      resolve(Boolean(isMet))
    }
    addEventListener('click', guard, { capture: true })
  })
  Object.assign(globalThis, { wasMet: clicked })
}

/**
 * What of the one thing that was found a visitor does not see as it stands: nothing when it lies in
 * the window, under no header, banner or bar. What is higher than half the window has to begin in it:
 * its first two lines count.
 */
export function hiddenOf(found: readonly HTMLElement[]): string[] {
  const [element] = found
  if (!element || found.length > 1) return [`there ${found.length} times`]
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

/** Whether the focus is on the thing, in it, or on what it is a part of. */
export function hasFocus([element]: readonly HTMLElement[]) {
  const { activeElement: focused } = document
  if (!element || !focused || focused === document.body) return false
  return element.contains(focused) || focused.contains(element)
}

/** Focuses a field and marks what is in it, so that what is typed then takes its place. */
export function beginTyping([element]: readonly HTMLElement[]) {
  element?.focus()
  if (element && 'select' in element && typeof element.select === 'function') element.select()
}

/**
 * Gives a field its value as its own picker would: of a date, a time or a list. How each engine takes
 * them from the keyboard is its own affair, and that of its language.
 */
export function pick([element]: readonly HTMLElement[], value: string) {
  if (!element || !('value' in element)) return
  // React keeps the plain way for itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(
    element,
    value,
  )
  for (const kind of ['input', 'change']) element.dispatchEvent(new Event(kind, { bubbles: true }))
}

export const countOf = (found: readonly HTMLElement[]) => found.length

export const wordsOf = (found: readonly HTMLElement[]) =>
  found.map((element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim())

export const isChecked = ([element]: readonly HTMLElement[]) =>
  element !== undefined && 'checked' in element && element.checked === true

/** How far the page can be moved sideways, in px, and what reaches beyond the window; parts far below too. */
export function overflowOf() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(sheet)
  const beyond = document.documentElement.scrollWidth - innerWidth
  if (beyond <= 0) return ''
  const wide = [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => element.getBoundingClientRect().right > innerWidth)
    .map(({ className, localName }) => `${localName}.${className}`)
  return `${beyond} px beyond the window: ${wide.slice(-3).join(', ') || 'no element by its box'}`
}
