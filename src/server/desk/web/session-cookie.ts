import { createHmac, timingSafeEqual } from 'node:crypto'
import { hour, second } from '#language/dates/durations.ts'

/** No other host, no page by http and no script can set or read it. */
const name = '__Host-desk'
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict'
const longest = (12 * hour) / second

export const sessionCookie = (secret: string) =>
  `${name}=${secret}; ${attributes}; Max-Age=${longest}`

export const endedCookie = `${name}=; ${attributes}; Max-Age=0`

/** The secret in the header of a request; nothing when there are two, one of which was smuggled in. */
export function readSessionCookie(header: string | undefined) {
  const found = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
  return found.length === 1 ? found[0] : undefined
}

/** What the forms of a session carry: who cannot read its pages does not know it. */
export const formToken = (secret: string) =>
  createHmac('sha256', secret).update('form').digest('base64url')

export function isFormToken(secret: string, given: unknown) {
  const [own, other] = [Buffer.from(formToken(secret)), Buffer.from(String(given))]
  return own.length === other.length && timingSafeEqual(own, other)
}
