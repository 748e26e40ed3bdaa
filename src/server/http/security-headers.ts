import { createHash } from 'node:crypto'
import { clinic } from '#clinic'

/** Names and values in turn, as `node:http` takes them fastest. */
export type FlatHeaders = readonly string[]

/**
 * Names of the Trusted Types policies that scripts of the site may make: the one of
 * `src/screens/offline/keep-offline.ts`, which names our service worker and nothing else.
 */
const trustedTypesPolicies = 'service-worker'

/**
 * What could watch, hear, find or charge a visitor, or reach a device. Short, because the headers
 * share the first ten packets with the page. Only features that browsers know: an unknown one is a
 * message on the console of every page.
 */
const deniedFeatures = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']

/** A page says by this attribute that something in it asks the device where it is. */
export const asksForPlace = 'data-asks="geolocation"'

/** The place of the device is given only where the page has a button that asks for it. */
export function permissionsPolicy(html = '') {
  const own = html.includes(asksForPlace) ? ['geolocation'] : []
  return deniedFeatures
    .map((feature) => `${feature}=${own.includes(feature) ? '(self)' : '()'}`)
    .join(', ')
}

/** Go on every answer, beside its Content-Security-Policy; those of a page depend on what is in it. */
export const securityHeadersOf = (html: string): FlatHeaders => [
  'X-Content-Type-Options',
  'nosniff',
  'Cross-Origin-Opener-Policy',
  'same-origin',
  'Cross-Origin-Resource-Policy',
  'same-origin',
  'Permissions-Policy',
  permissionsPolicy(html),
]

/** For answers that are none of the built pages. */
export const securityHeaders = securityHeadersOf('')

/**
 * Two years; only for answers that go out by TLS. The clinic's other hosts are not ours to bind, so
 * no `includeSubDomains`.
 */
export const strictTransport: FlatHeaders = ['Strict-Transport-Security', 'max-age=63072000']

/** For whatever is not a page: nothing may load, run or be framed. */
export const bareContentPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** For the service worker, which fetches what it keeps; the policy of its pages does not reach it. */
export const serviceWorkerPolicy = `${bareContentPolicy}; connect-src 'self'`

/** The name of the service worker below the built site. */
export const serviceWorkerFile = 'service-worker.js'

/** Where pages send forms and ask for figures. */
const ownAndFunctions = ["'self'", clinic.functions.origin ?? []].flat().join(' ')

/**
 * The Content-Security-Policy of one page. Its inline scripts and styles are allowed by their
 * hashes, so a script that somebody smuggles into the page does not run.
 *
 * @param stylesheets whether the site also has style sheets as files.
 * @param place in the page itself, browsers heed no word on who may frame it.
 */
export function pageContentPolicy(
  html: string,
  stylesheets: 'inline-only' | 'files',
  place: 'header' | 'in-page' = 'header',
) {
  const scripts = ["'self'", ...hashScripts(html)]
  const styles = [...(stylesheets === 'files' ? ["'self'"] : []), ...hashStyles(html)]
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    `style-src ${styles.join(' ') || "'none'"}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${ownAndFunctions}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `form-action ${ownAndFunctions}`,
    "base-uri 'none'",
    ...(place === 'header' ? ["frame-ancestors 'none'"] : []),
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypesPolicies}`,
  ].join('; ')
}

const attributes = `(?<attributes>(?:[^>"']|"[^"]*"|'[^']*')*)`
const scriptElement = new RegExp(`<script\\b${attributes}>(?<content>.*?)</script\\s*>`, 'gis')
const styleElement = new RegExp(`<style\\b${attributes}>(?<content>.*?)</style\\s*>`, 'gis')
const hasSource = /\ssrc\s*=/i
const typeAttribute = /\stype\s*=\s*["']?([^"'\s>]+)/i
/** A script of any other type is data, which no policy stops. */
const executedType =
  /^(?:module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i

function hashScripts(html: string) {
  return hashContents(html, scriptElement, (attributes) => {
    const type = typeAttribute.exec(attributes)?.[1]
    return !hasSource.test(attributes) && (type === undefined || executedType.test(type))
  })
}

function hashStyles(html: string) {
  return hashContents(html, styleElement, () => true)
}

function hashContents(html: string, element: RegExp, counts: (attributes: string) => boolean) {
  // Browsers hash what their parser read, and it reads every line end as a line feed.
  const matches = [...html.replace(/\r\n?/g, '\n').matchAll(element)]
  const hashes = matches
    .filter(({ groups }) => counts(groups?.attributes ?? ''))
    .map(({ groups }) => {
      const content = groups?.content ?? ''
      return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
    })
  return [...new Set(hashes)].toSorted()
}
