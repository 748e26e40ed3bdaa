import { contentType } from './file-types.ts'
import {
  type FlatHeaders,
  securityHeaders,
  securityHeadersOf,
  serviceWorkerFile,
} from './security-headers.ts'

export const ownReferrer: FlatHeaders = ['Referrer-Policy', 'same-origin']

/** For a built file by its name, the Content-Security-Policy that goes with it, and its text if it is a page. */
export function fileHeaders(name: string, policy: string, html = ''): FlatHeaders {
  return [
    'Content-Type',
    contentType(name),
    'Cache-Control',
    cachingOf(name),
    'Content-Security-Policy',
    policy,
    ...ownReferrer,
    ...securityHeadersOf(html),
  ]
}

function cachingOf(name: string) {
  if (name.startsWith('_astro/')) return 'public, max-age=31536000, immutable'
  const changesWithEveryBuild = name.endsWith('.html') || name === serviceWorkerFile
  return changesWithEveryBuild ? 'no-cache' : 'public, max-age=3600'
}

export function notFoundHeaders(policy: string): FlatHeaders {
  return [...fileHeaders('404.html', policy), 'X-Robots-Tag', 'noindex']
}

const pagesWithForm: readonly string[] = [
  'newsletter-retry',
  'newsletter-link-ended',
  'message-retry',
  'request-retry',
  'feedback-not-stored',
]

/**
 * Nothing of a page that answers a form or a mail link is cached or listed. Where the address holds
 * a token, not even our own next page hears of it. The pages with a form for visitors are an
 * exception: from a page without referrer, browsers send forms as if from a foreign site.
 */
export function answerHeaders(policy: string, id: string): FlatHeaders {
  const hasForm = pagesWithForm.includes(id)
  return [
    'Content-Type',
    contentType('.html'),
    'Cache-Control',
    'no-store',
    'Content-Security-Policy',
    policy,
    'Referrer-Policy',
    hasForm ? 'same-origin' : 'no-referrer',
    'X-Robots-Tag',
    'noindex',
    ...securityHeaders,
  ]
}
