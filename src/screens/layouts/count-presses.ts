/**
 * Tells our own server that a way to reach the clinic was pressed: what, and on which page. Nothing
 * is told for a visitor who asks not to be followed. Written into every page, so it is kept short;
 * the build puts the clinic's lines, the addresses for booking and directions, and where it is told,
 * in the place of their names.
 */
const starts = [
  ['call', '%office%'],
  ['call', '%emergency%'],
  ['text', 'sms:'],
  ['booking', '%booking%'],
  ['directions', '%directions%'],
] as const

addEventListener('click', ({ isTrusted, target }) => {
  const pressed = (target as Element).closest<HTMLAnchorElement>('a,[method=post] [type=submit]')
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean
  }
  // A form that waits for its island is pressed a second time, by no hand.
  if (!pressed || !isTrusted || doNotTrack === '1' || globalPrivacyControl) return
  // As written, because `href` of a link in a drawing is no text.
  const href = pressed.getAttribute('href')
  const kind = href ? starts.find(([, start]) => href.startsWith(start))?.[0] : 'form'
  if (kind) navigator.sendBeacon('%press%', new URLSearchParams({ kind, page: location.pathname }))
})

export {}
