/*
 * The rules by which MDN's HTTP Observatory grades a site that is reached by TLS, with its points:
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring, as of version 1.4.8. What
 * only a proxy decides, from http to https and a certificate, is tried behind nginx and Caddy.
 */

/** Points that a site begins with; from 100 on its grade is A+. */
const begin = 100

/** Who has lost more than this gets no points for what is beyond the rules. */
const extraFrom = 90

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'https://*']
const unsafe = ["'unsafe-inline'", 'data:']
const sixMonths = 15_768_000

function readPolicy(header: string) {
  const directives = header.split(';').map((part) => part.trim().split(/\s+/))
  const sources = new Map(directives.map(([name = '', ...values]) => [name, values]))
  return (name: string) => sources.get(name) ?? sources.get('default-src') ?? ['*']
}

function gradePolicy(header: string | null) {
  if (header === null) return -25
  const sourcesOf = readPolicy(header)
  const [scripts, styles, objects] = [
    sourcesOf('script-src'),
    sourcesOf('style-src'),
    sourcesOf('object-src'),
  ]
  const isHashed = (sources: readonly string[]) =>
    sources.some((each) => /^'(?:sha|nonce)/.test(each))
  const has = (sources: readonly string[], refused: readonly string[]) =>
    sources.some(
      (each) => refused.includes(each) && !(each === "'unsafe-inline'" && isHashed(sources)),
    )
  if (has(scripts, [...broad, ...unsafe]) || has(objects, broad)) return -20
  if (/(?:^|\s)(?:http|ftp):/.test(header)) return -20
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10
  if (has(styles, [...broad, ...unsafe])) return 0
  return sourcesOf('default-src').join(' ') === "'none'" ? 10 : 5
}

const isFramedByNobody = (header: string | null) =>
  /frame-ancestors '(?:none|self)'/.test(header ?? '')

function gradeCookies(cookies: readonly string[]) {
  const lacks = (attribute: RegExp) => cookies.some((cookie) => !attribute.test(cookie))
  if (cookies.length === 0) return 0
  if (lacks(/;\s*secure/i)) return -40
  if (lacks(/;\s*httponly/i)) return -30
  return lacks(/;\s*samesite=(?:strict|lax)/i) ? -20 : 5
}

const privateReferrers = [
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
]

function gradeTransport(header: string | null) {
  const seconds = /max-age=(\d+)/.exec(header ?? '')?.[1]
  if (seconds === undefined) return -20
  return Number(seconds) >= sixMonths ? 0 : -10
}

/** Scripts of other origins, whatever vouches for them, are not for this site. */
const gradeScripts = (html: string) =>
  /<script\b[^>]*\ssrc\s*=\s*["']?(?:\w+:)?\/\//i.test(html) ? -50 : 0

/** Points for each rule of an answer, by the name that the Observatory gives it. */
export function gradeAnswer(headers: Headers, html = '') {
  const policy = headers.get('content-security-policy')
  const allowed = headers.get('access-control-allow-origin')
  const referrer = headers.get('referrer-policy') ?? ''
  return {
    'content-security-policy': gradePolicy(policy),
    cookies: gradeCookies(headers.getSetCookie()),
    'cross-origin-resource-sharing':
      allowed !== null && headers.has('access-control-allow-credentials') ? -50 : 0,
    'referrer-policy': privateReferrers.includes(referrer) ? 5 : -5,
    'strict-transport-security': gradeTransport(headers.get('strict-transport-security')),
    'subresource-integrity': gradeScripts(html),
    'x-content-type-options': headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options': isFramedByNobody(policy) ? 5 : -20,
    'cross-origin-resource-policy': /^same-(?:origin|site)$/.test(
      headers.get('cross-origin-resource-policy') ?? '',
    )
      ? 10
      : 0,
  }
}

/** The score of an answer: 100 is A+. */
export function scoreOf(points: ReturnType<typeof gradeAnswer>) {
  const given = Object.values(points)
  const lost = given.filter((each) => each < 0).reduce((sum, each) => sum + each, begin)
  const extra = given.filter((each) => each > 0).reduce((sum, each) => sum + each, 0)
  return lost >= extraFrom ? lost + extra : lost
}
