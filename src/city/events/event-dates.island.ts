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
    const text = n ? counts?.dataset['shown']?.replace('%', `${n}`) : count.dataset['none']
    if (text && count.textContent !== text) count.textContent = text
  }
}

/** What is chosen stands in the address, so that it can be shared and gone back to. */
function followChoices(list: HTMLElement) {
  const radios = [...list.querySelectorAll<HTMLInputElement>('.event-pills input')]
  const asked = new URLSearchParams(location.search)
  // As a page that was built once does not know what its address asks for.
  for (const radio of radios) if (asked.get(radio.name) === radio.value) radio.checked = true
  list.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !radios.includes(target)) return
    const said = new URLSearchParams(location.search)
    if (target.value === 'any') said.delete(target.name)
    else said.set(target.name, target.value)
    const query = String(said)
    history.replaceState(history.state, '', query ? `?${query}` : location.pathname)
  })
}

/**
 * The list of dates from the first touch on, and whenever the page is seen again: our server draws
 * it anew, but the page may have been kept, or come from a host that draws nothing. The moments are
 * counted in world time, so that the visitor's own zone does not matter.
 */
export function moveIsland(list: HTMLElement) {
  const look = () => hideOver(list)
  followChoices(list)
  look()
  addEventListener('pageshow', look)
  addEventListener('visibilitychange', look)
  setInterval(look, 60_000)
}
