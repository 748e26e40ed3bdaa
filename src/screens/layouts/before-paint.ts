/**
 * Runs in the head of every page, before the first paint; written into the page, so it is kept short.
 *
 * - The address bar shows no trailing slash (the page answers with and without it).
 * - The theme starts from the visitor's system. A choice holds while links are followed in this
 *   tab and ends with a reload. It is kept in `window.name`: in memory, never on disk.
 * - Faces and the manifest are fetched after the first paint, so that words come first.
 *   Our faces show as soon as both are here: fonts of the visitor's system, fitted to them, hold
 *   their place until then. Where a line in view would break elsewhere, the face of the text waits
 *   for the next page, and if need be that of the headings: the next pages of the tab begin with both.
 * - The emergency banner comes after 100 px of scroll, until it is dismissed in this tab.
 * - What stands over the page is measured after the first paint, so that the focus never stops
 *   under it: each measure makes the browser work out the styles of the whole page again.
 */
const root = document.documentElement
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
  root.classList.toggle('dark', dark)
  document.querySelector('[data-toggle=theme]')?.setAttribute('aria-pressed', String(dark))
}
const showKept = () => {
  const theme = new URLSearchParams(window.name).get('theme')
  showTheme(theme ? theme === 'dark' : matchMedia('(prefers-color-scheme:dark)').matches)
}
root.classList.add('js')
if (kept.get('faces')) root.classList.add('faces')
showKept()
addEventListener('pageshow', showKept)

const watchScroll = () => {
  if (scrollY > 100) root.classList.add('scrolled')
}
addEventListener('scroll', watchScroll)
const hideDismissed = () => root.classList.toggle('dismissed', kept.has('banner'))
hideDismissed()

const sizes = new ResizeObserver((changes) => {
  for (const { borderBoxSize, target } of changes)
    root.style.setProperty(`--${target.classList[0]}`, `${borderBoxSize[0]?.blockSize}px`)
})

/** From this width in px on, the groups of the footer stand beside each other (`footer.css`). */
const wide = 768

/** Less than any line is high, more than two fonts of one line differ. */
const aboutInPlace = 9

const nextPicture = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

const showFaces = async () => {
  const inView = Array.from(document.querySelectorAll('main :is(h1,h2,p,li)')).filter(
    (element) => element.getBoundingClientRect().top < innerHeight,
  )
  const range = document.createRange()
  /** The top of each line, and of each part of one: a link that moves to another line counts. */
  const tops = () =>
    inView.flatMap((element) => {
      range.selectNodeContents(element)
      return Array.from(range.getClientRects(), (line) => line.top)
    })
  for (const faces of ['faces', 'heading-face']) {
    const before = tops()
    root.classList.add(faces)
    const isInPlace = (top: number, index: number) =>
      Math.abs(top - (before[index] as number)) < aboutInPlace
    if (tops().every(isInPlace)) return
    root.classList.remove(faces)
    await nextPicture()
  }
}

const afterTheFirstPaint = async () => {
  for (const bar of document.querySelectorAll('.site-header,.banner,.bottom-bar'))
    sizes.observe(bar)
  for (const group of document.querySelectorAll<HTMLDetailsElement>('.footer-group'))
    group.open = innerWidth >= wide
  const manifest = document.createElement('link')
  manifest.rel = 'manifest'
  manifest.href = `/manifest.${root.lang}.webmanifest`
  document.head.append(manifest)
  await document.fonts.load('1em Atkinson,Fraunces')
  keep('faces', 'on')
  showFaces()
}
addEventListener('load', () => {
  watchScroll()
  new PerformanceObserver((_, paints) => {
    paints.disconnect()
    afterTheFirstPaint()
  }).observe({ type: 'paint', buffered: true })
})

addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-dismiss],[data-toggle]')?.dataset
  if (button?.['toggle'] === 'theme') {
    const dark = !root.classList.contains('dark')
    keep('theme', dark ? 'dark' : 'light')
    showTheme(dark)
  }
  if (button?.['dismiss'] === 'banner') {
    keep('banner', 'off')
    hideDismissed()
  }
})
