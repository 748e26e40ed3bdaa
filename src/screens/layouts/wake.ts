/**
 * Wakes the islands of a page. Written into every page, so it is short: until the visitor
 * points at something, touches it or tabs to it, no file is fetched, and HTML and CSS do the work.
 * A form sent while its island wakes is held, and sent again by whoever then answers: React, or
 * the browser when the files did not come. What is missing then is not said by the browser, in its
 * own language, but by the form. The build puts the address of `islands.ts` in the place of its name.
 */
const fetchIslands = () => import('%islands%')
const fetchPresses = () => fetchIslands().then(({ presses }) => presses())
/** Without the file nothing is counted, and nothing else is lost. */
const letBe = () => {}
const woken = new Set<Element>()

const wake = (island: Element) => {
  if (woken.has(island)) return
  woken.add(island)
  let held: HTMLElement | null
  const hold = (event: Event) => {
    event.preventDefault()
    held = (event as SubmitEvent).submitter
  }
  const release = () => {
    island.removeEventListener('submit', hold)
    held?.click()
  }
  island.addEventListener('submit', hold)
  for (const form of island.querySelectorAll('form')) form.noValidate = true
  fetchIslands()
    .then(({ wakeIsland }) => wakeIsland(island as HTMLElement))
    .then(release, () => {
      // Its files did not come: the next touch asks for them again.
      woken.delete(island)
      release()
    })
}

const touch = ({ target }: Event) => {
  const touched = (target as Element).closest('[data-island],a')
  const island = touched?.closest('[data-island]')
  if (island) wake(island)
  // The page may be gone soon after a press.
  else if (touched) fetchPresses().catch(letBe)
}
for (const sign of ['pointerover', 'focusin', 'touchstart'])
  addEventListener(sign, touch, { passive: true })
addEventListener('click', (event) => {
  if ((event.target as Element).closest('a,[method=post]'))
    fetchPresses().then(({ countPress }) => countPress(event), letBe)
})

const atOnce = location.search ? '[data-when]' : '[data-when=loaded]'
document.querySelectorAll(atOnce).forEach(wake)

export {}
