/**
 * Whether a post was started by a page of another site. Browsers say so themselves; what is not a
 * browser sends neither header and may post.
 */
export function readPostOrigin(request: Request, siteOrigin: string): 'own' | 'cross-site' {
  const fetchSite = request.headers.get('sec-fetch-site')
  if (fetchSite) return fetchSite === 'same-origin' || fetchSite === 'none' ? 'own' : 'cross-site'

  // Browsers from before 2023, and those that reach us without TLS.
  const origin = request.headers.get('origin')
  if (origin === null || origin === siteOrigin) return 'own'
  const host = request.headers.get('host') ?? new URL(request.url).host
  return URL.canParse(origin) && new URL(origin).host === host ? 'own' : 'cross-site'
}
