import { expect, test } from 'vitest'
import { dataAddresses } from '#reports/crash-data/data-files.ts'
import { href, page, pageIds } from '#site/addresses.ts'
import { redirects } from '#site/redirects.ts'
import { allPages, attributeValues, fileExists, idsOf } from '../support/built-site.ts'

const pages = allPages()
const byPath = new Map(pages.map((built) => [built.path, { ...built, ids: idsOf(built.html) }]))
/** Data have no language. */
const inNoLanguage: readonly string[] = Object.values(dataAddresses)
const oldAddresses = new Set(redirects.map(({ from }) => from))

function faultOf(target: string, ownIds: Set<string | undefined>) {
  if (target.startsWith('#')) return ownIds.has(target.slice(1)) ? '' : 'no such anchor here'
  const [address = '', anchor] = target.split('#')
  const [path = ''] = address.split('?')
  if (oldAddresses.has(path)) return 'goes through a redirect'
  const found = byPath.get(path)
  if (!found) return fileExists(path) && path.includes('.') ? '' : 'no such page'
  return !anchor || found.ids.has(anchor) ? '' : 'no such anchor there'
}

test.each(pages)('no link on $path is broken or goes through a redirect', ({ html }) => {
  const ids = idsOf(html)
  const own = attributeValues(html, 'a', 'href').filter((target) => /^[/#]/.test(target))
  const faults = own.map((target) => [target, faultOf(target, ids)]).filter(([, fault]) => fault)
  expect(faults).toEqual([])
})

test.each(pages)('links on $path stay in its language', ({ locale, html }) => {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  const others = attributeValues(main, 'a', 'href').filter(
    (target) =>
      target.startsWith('/') &&
      !inNoLanguage.includes(target) &&
      /^\/es(\/|$)/.test(target) !== (locale === 'es'),
  )
  expect(others).toEqual([])
})

test('every anchor that a redirect names is on its page', () => {
  const faults = redirects
    .filter(({ to }) => to.includes('#'))
    .filter(({ to }) => faultOf(to, new Set()) !== '')
  expect(faults).toEqual([])
})

test('every page can be reached from the site map in its language', () => {
  for (const locale of ['en', 'es'] as const) {
    const html = byPath.get(href('site-map', locale))?.html ?? ''
    const linked = new Set(attributeValues(html, 'a', 'href'))
    const missing = pageIds.filter(
      (id) => page(id).kind !== 'answer' && !linked.has(href(id, locale)),
    )
    expect(missing).toEqual([])
  }
})

test.each(pages)('links off $path that open a tab keep our window out of reach', ({ html }) => {
  const openers = html.match(/<a [^>]*target="_blank"[^>]*>/g) ?? []
  expect(openers.filter((tag) => !tag.includes('rel="noopener"'))).toEqual([])
})
