import { clinic } from '#clinic'
import { type PressKind, pressFunction } from '#forms/press/contract/press.ts'
import { isUnfollowed } from '#screens/unfollowed.ts'
import { directionsToClinic, officeLine, urgentLine } from '#site/contact-links.ts'

const starts: readonly (readonly [PressKind, string])[] = [
  ['call', officeLine.href],
  ['call', urgentLine.href],
  ['text', 'sms:'],
  ['text', 'https://wa.me/'],
  ['booking', clinic.links.booking],
  ['directions', directionsToClinic],
]

/**
 * Tells our own server that a way to reach the clinic was pressed: what, and on which page. Nothing
 * is told for a visitor who asks not to be followed.
 */
export function countPress({ isTrusted, target }: Event) {
  const pressed =
    target instanceof Element && target.closest<HTMLElement>('a,[method=post] [type=submit]')
  // A form that waits for its island is pressed a second time, by no hand.
  if (!pressed || !isTrusted || isUnfollowed()) return
  // As written, because `href` of a link in a drawing is no text.
  const href = pressed.getAttribute('href')
  const kind = href ? starts.find(([, start]) => href.startsWith(start))?.[0] : 'form'
  if (!kind) return
  navigator.sendBeacon(
    `${clinic.functions.origin ?? ''}${pressFunction}`,
    new URLSearchParams({ kind, page: location.pathname }),
  )
}
