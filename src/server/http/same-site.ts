import type { Settings } from '#server/settings.ts'

/**
 * Whether a post was started by a page of a site that is neither ours nor one of those we serve.
 * Browsers say so themselves; what is not a browser sends neither header and may post.
 */
export function readPostOrigin(
  request: Request,
  { pageOrigins = [], siteOrigin }: Pick<Settings, 'pageOrigins' | 'siteOrigin'>,
): 'own' | 'cross-site' {
  const origin = request.headers.get('origin')
  if (origin !== null && pageOrigins.includes(origin)) return 'own'

  const fetchSite = request.headers.get('sec-fetch-site')
  if (fetchSite) return fetchSite === 'same-origin' || fetchSite === 'none' ? 'own' : 'cross-site'

  // Browsers from before 2023, and those that reach us without TLS.
  if (origin === null || origin === siteOrigin) return 'own'
  const host = request.headers.get('host') ?? new URL(request.url).host
  return URL.canParse(origin) && new URL(origin).host === host ? 'own' : 'cross-site'
}
