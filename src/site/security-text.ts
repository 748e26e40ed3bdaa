import { clinic } from '#clinic'
import { day } from '#language/dates/durations.ts'

export const securityTextAddress = '/.well-known/security.txt'

/** Short of the year that the standard asks not to reach. */
const daysValid = 180

/**
 * Where to report a security problem (RFC 9116).
 * @param now in ms since 1970.
 * @param origin such as https://clinic.example.
 */
export function securityText(now: number, origin: string) {
  const expires = new Date(now + daysValid * day).toISOString().slice(0, 19)
  return [
    `Contact: mailto:${clinic.email}`,
    `Expires: ${expires}Z`,
    'Preferred-Languages: en, es',
    `Canonical: ${origin}${securityTextAddress}`,
    '',
  ].join('\n')
}
