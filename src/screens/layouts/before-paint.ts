/**
 * Runs in the head of every page, before the first paint; written into the page, so it is short.
 *
 * - The address bar shows no trailing slash (the page answers with and without it).
 * - The theme starts from the visitor's system. A choice holds while links are followed in this
 *   tab and ends with a reload. It is kept in `window.name`: in memory, never on disk.
 * - Faces and the manifest are asked for after the first paint, so that words come first. Headings
 *   change to our face when both are here; the text does so only while nobody has read far. Who comes
 *   from a page of ours has them, and begins with both.
 * - The emergency banner comes after 100 px of scroll, until it is dismissed in this tab.
 */
const root = document.documentElement
const { classList } = root
const kept = new URLSearchParams(window.name)
const keep = (key: string, value: string) => {
  kept.set(key, value)
  window.name = String(kept)
}
const { pathname, search, hash } = location
if (pathname.length > 1 && pathname.endsWith('/')) {
  history.replaceState(history.state, '', pathname.replace(/\/+$/, '') + search + hash)
}

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (visit?.type === 'reload') keep('theme', '')

const showTheme = (dark: boolean) => {
  classList.toggle('dark', dark)
  document.querySelector('[data-toggle=theme]')?.setAttribute('aria-pressed', String(dark))
}
const showKept = () => {
  const theme = new URLSearchParams(window.name).get('theme')
  showTheme(theme ? theme === 'dark' : matchMedia('(prefers-color-scheme:dark)').matches)
}
classList.add('js')
showKept()
addEventListener('pageshow', showKept)

const watchScroll = () => {
  if (scrollY > 100) classList.add('scrolled')
}
addEventListener('scroll', watchScroll)
const hideDismissed = () => classList.toggle('dismissed', kept.has('banner'))
hideDismissed()

/** In ms after the first paint: whoever has begun to read keeps the lines that stand there. */
const beforeReading = 300

if (document.referrer.startsWith(`${location.origin}/`)) classList.add('faces')
addEventListener('load', () => {
  watchScroll()
  new PerformanceObserver((paints, observer) => {
    observer.disconnect()
    const manifest = document.createElement('link')
    manifest.rel = 'manifest'
    manifest.href = `/manifest.${root.lang}.webmanifest`
    document.head.append(manifest)
    // Who leaves in the meantime, or has no network, needs them no more.
    document.fonts.load('1em Atkinson,Fraunces').then(
      () => {
        const [painted] = paints.getEntries()
        const isSoon = performance.now() - (painted as PerformanceEntry).startTime < beforeReading
        classList.add(isSoon ? 'faces' : 'heading-face')
      },
      () => {},
    )
  }).observe({ type: 'paint', buffered: true })
})

addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-dismiss],[data-toggle]')?.dataset
  if (button?.['toggle'] === 'theme') {
    const dark = !classList.contains('dark')
    keep('theme', dark ? 'dark' : 'light')
    showTheme(dark)
  }
  if (button?.['dismiss'] === 'banner') {
    keep('banner', 'off')
    hideDismissed()
  }
})
