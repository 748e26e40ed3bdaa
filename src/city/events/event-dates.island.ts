const isChosen = (name: string, value = 'any') => (value === 'any' ? '' : `[data-${name}${value}]`)

/** Takes out what is over by now, and counts what is left for each choice. */
function hideOver(list: HTMLElement) {
  const counts = list.querySelector<HTMLElement>('.event-counts')
  for (const date of list.querySelectorAll<HTMLElement>('[data-over]'))
    date.classList.toggle('event-over', Number(date.dataset['over']) <= Date.now())
  for (const count of counts?.querySelectorAll('span') ?? []) {
    const { cost, language } = count.dataset
    const fitting = `.event:not(.event-over)${isChosen('languages~=', language)}${isChosen('cost=', cost)}`
    const n = list.querySelectorAll(fitting).length
    const text = n ? counts?.dataset['shown']?.replace('%', `${n}`) : counts?.dataset['none']
    if (text && count.textContent !== text) count.textContent = text
  }
}

/**
 * The list of dates from the first touch on, and whenever the page is seen again: our server draws
 * it anew, but the page may have been kept, or come from a host that draws nothing. The moments are
 * counted in world time, so that the visitor's own zone does not matter.
 */
export function moveIsland(list: HTMLElement) {
  const look = () => hideOver(list)
  look()
  addEventListener('pageshow', look)
  addEventListener('visibilitychange', look)
  setInterval(look, 60_000)
}
