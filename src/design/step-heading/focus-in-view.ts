/**
 * Moves the focus, and the page until no bar lies over what has it: Firefox counts what stands in the
 * window as seen, whatever stands over it.
 */
export function focusInView(element: HTMLElement | null) {
  element?.focus()
  element?.scrollIntoView?.({ block: 'nearest' })
  // What is taller than the window is read from its beginning.
  if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView()
}
