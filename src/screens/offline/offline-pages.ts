import { locales } from '#language/locales.ts'
import { href, isServed, type PageId } from '#site/addresses.ts'
import { redirects } from '#site/redirects.ts'
import { offlineTools } from '#site/tools.ts'

const needed: readonly PageId[] = [
  'immediate-help',
  ...offlineTools,
  'tools',
  'hospitals',
  'concussion',
]

/** What a person may need without a network, after one visit to any of them. */
export const offlinePages = needed.filter(isServed)

/** What is shown, without a network, for a page that is not among them. */
export const offlineFallback: PageId = 'offline'

/** Their paths, in both languages. */
export const offlinePaths = () =>
  [...offlinePages, offlineFallback].flatMap((id) => locales.map((locale) => href(id, locale)))

/** Short and old addresses of the kept pages, each with the address it leads to. */
export function offlineRedirects() {
  const kept = offlinePaths()
  return Object.fromEntries(
    redirects.filter(({ to }) => kept.includes(to)).map(({ from, to }) => [from, to]),
  )
}
