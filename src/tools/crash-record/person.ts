import { keep, readKept } from '#language/records/kept.ts'
import { isText } from '#language/records/reading.ts'

const key = 'crash-person'

/** The first person of every device: whoever uses it. */
export const me = 'me'

/** The person whose answers, diary, plan and result this page shows: `me`, or the id of somebody added. */
export function currentPerson() {
  const found = readKept('tab', key)
  return found.kind === 'value' && isText(found.value) && found.value !== '' ? found.value : me
}

/**
 * The name under which something of a person lies on the device. What was stored before there were
 * several people is the visitor's own and keeps its name.
 */
export const keyOf = (person: string, name: string) => (person === me ? name : `${name}~${person}`)

/** The name under which something of the person of this page lies. */
export const ofPerson = (name: string) => keyOf(currentPerson(), name)

/** What a switch leaves in the history for the page that comes: it is told there. */
export interface Switched {
  switched: true
  /** Somebody whose things have just been erased. */
  erased?: string
}

/**
 * Shows somebody else's record from now on, in this tab. The page is loaded again: nothing of one
 * person stays in memory for the next, and until it goes, what is still being kept is the first one's.
 * Every tool begins anew, and the browser does not go back to where the other page was read.
 */
export function switchTo(person: string, erased?: string) {
  addEventListener('pagehide', () => keep('tab', key, person), { once: true })
  const switched: Switched = erased === undefined ? { switched: true } : { switched: true, erased }
  history.replaceState(switched, '')
  history.scrollRestoration = 'manual'
  location.reload()
}
