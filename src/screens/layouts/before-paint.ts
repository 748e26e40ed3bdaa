/**
 * Runs in the head of every page, before the first paint; written into the page, so it is kept short.
 *
 * - The address bar shows no trailing slash (the page answers with and without it).
 * - The theme starts from the visitor's system. A choice holds while links are followed in this
 *   tab and ends with a reload. It is kept in `window.name`: in memory, never on disk.
 * - Our faces are asked for after the first paint, so that words come first. Headings
 *   change to our face when both are here; the text does so only while nobody has read far. Who comes
 *   from a page of ours has them, and begins with both.
 * - The emergency banner comes after 100 px of scroll, until it is dismissed in this tab.
 */
const { classList } = document.documentElement
const { pathname, search, hash } = location
if (pathname.length > 1 && pathname.endsWith('/')) {
  history.replaceState(history.state, '', pathname.replace(/\/+$/, '') + search + hash)
}

const kept = () => new URLSearchParams(window.name)
const keep = (key: string, value: string) => {
  const all = kept()
  all.set(key, value)
  window.name = `${all}`
}
const show = () => {
  const theme = kept().get('theme')
  const dark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme:dark)').matches
  classList.toggle('dark', dark)
  classList.toggle('dismissed', kept().has('banner'))
  document.querySelector('[data-toggle]')?.setAttribute('aria-pressed', `${dark}`)
}
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (visit?.type === 'reload') keep('theme', '')
classList.add('js')
show()
addEventListener('pageshow', show)
addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-toggle],[data-dismiss]')?.dataset
  if (button?.['toggle']) keep('theme', classList.contains('dark') ? 'light' : 'dark')
  if (button?.['dismiss']) keep('banner', 'off')
  if (button) show()
})

const watchScroll = () => {
  if (scrollY > 100) classList.add('scrolled')
}
addEventListener('scroll', watchScroll)

/** In ms after the first paint: whoever has begun to read keeps the lines that stand there. */
const beforeReading = 300

if (document.referrer.startsWith(`${location.origin}/`)) classList.add('faces')
addEventListener('load', () => {
  watchScroll()
  new PerformanceObserver((paints, observer) => {
    observer.disconnect()
    const [painted] = paints.getEntries()
    const showFaces = () => {
      const isSoon = performance.now() - (painted as PerformanceEntry).startTime < beforeReading
      classList.add(isSoon ? 'faces' : 'heading-face')
    }
    // Where they do not come, the page stays as it is.
    document.fonts.load('1em Atkinson,Fraunces').then(showFaces, () => {})
  }).observe({ type: 'paint', buffered: true })
})
