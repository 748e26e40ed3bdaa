/**
 * Wakes the islands of a page. Written into every page, so it is kept short: until the visitor
 * points at, touches or tabs into an island, no file is fetched, and HTML and CSS do its work.
 * The build puts the address of `islands.ts` in the place of its name.
 */
const signs = ['pointerover', 'focusin', 'touchstart'] as const

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const wake = () => {
    for (const sign of signs) element.removeEventListener(sign, wake)
    import('%islands%').then(({ wakeIsland }) => wakeIsland(element))
  }
  if (element.dataset['when'] === 'loaded') wake()
  else for (const sign of signs) element.addEventListener(sign, wake, { passive: true })
}

export {}
