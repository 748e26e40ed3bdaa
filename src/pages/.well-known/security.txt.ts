import { buildTime } from '#clinic/clock/build-time.ts'
import { siteOrigin } from '#site/origin.ts'
import { securityText } from '#site/security-text.ts'

/** As it stands on a host that draws nothing anew, until the next build. */
export const GET = () => new Response(securityText(buildTime(), siteOrigin()))
