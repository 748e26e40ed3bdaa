import { clinic } from '#clinic'
import { day } from '#language/dates/durations.ts'
import { siteOrigin } from '#site/origin.ts'

/** Short of the year that the standard asks not to reach. */
const daysValid = 180

/** Where to report a security problem (RFC 9116). Built anew with every build, so it stays in date. */
export const GET = () => {
  const expires = new Date(Date.now() + daysValid * day).toISOString().slice(0, 19)
  return new Response(
    [
      `Contact: mailto:${clinic.email}`,
      `Expires: ${expires}Z`,
      'Preferred-Languages: en, es',
      `Canonical: ${siteOrigin()}/.well-known/security.txt`,
      '',
    ].join('\n'),
  )
}
