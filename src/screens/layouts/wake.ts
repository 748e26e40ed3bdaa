/**
 * Wakes the islands of a page. Written into every page, so it is kept short: until the visitor
 * points at, touches or tabs into an island, no file is fetched, and HTML and CSS do its work.
 * A form sent while its island wakes is held, and sent again by whoever then answers: React, or
 * the browser when the files did not come. What is missing then is not said by the browser, in its
 * own language, but by the form. The build puts the address of `islands.ts` in the
 * place of its name.
 */
const signs = ['pointerover', 'focusin', 'touchstart'] as const

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  let held: HTMLElement | null
  const hold = (event: SubmitEvent) => {
    event.preventDefault()
    held = event.submitter
  }
  const release = () => {
    element.removeEventListener('submit', hold)
    held?.click()
  }
  const wake = () => {
    for (const sign of signs) element.removeEventListener(sign, wake)
    element.addEventListener('submit', hold)
    for (const form of element.querySelectorAll('form')) form.noValidate = true
    import('%islands%').then(({ wakeIsland }) => wakeIsland(element)).then(release, release)
  }
  const { when } = element.dataset
  if (when === 'loaded' || (when === 'queried' && location.search)) wake()
  else for (const sign of signs) element.addEventListener(sign, wake, { passive: true })
}

export {}
