/**
 * Runs after the list of dates, before it is painted, and whenever the page is seen again: takes out
 * what is over by now, because a page may have been kept, or come from a host that draws nothing anew.
 * The moments are counted in world time, so that the visitor's own zone does not matter. Written into
 * the page, so it is kept short.
 */
const list = document.querySelector('.events')
const counts = list?.querySelector<HTMLElement>('.event-counts')
const isChosen = (name: string, value = 'any') => (value === 'any' ? '' : `[data-${name}${value}]`)

const hideOver = () => {
  for (const date of list?.querySelectorAll<HTMLElement>('[data-over]') ?? []) {
    date.classList.toggle('event-over', Number(date.dataset['over']) <= Date.now())
  }
  for (const count of counts?.querySelectorAll('span') ?? []) {
    const { cost, language } = count.dataset
    const fitting = `.event:not(.event-over)${isChosen('languages~=', language)}${isChosen('cost=', cost)}`
    const n = list?.querySelectorAll(fitting).length ?? 0
    const text = n ? counts?.dataset['shown']?.replace('%', `${n}`) : counts?.dataset['none']
    if (text && count.textContent !== text) count.textContent = text
  }
}
hideOver()
addEventListener('pageshow', hideOver)
addEventListener('visibilitychange', hideOver)
setInterval(hideOver, 60_000)
