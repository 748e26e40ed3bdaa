import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { HubCards } from '#screens/hub-cards.tsx'
import { href, ofKind, type PageId, type PageKind, pages } from '#site/addresses.ts'

// As in a build: the words are read once for all cards.
vi.stubEnv('DEV', false)

/** The kinds of pages that are found through a hub, each through one. */
const listedIn = {
  about: 'about',
  area: 'areas',
  condition: 'conditions',
  entry: 'services',
  service: 'services',
  tool: 'tools',
} as const satisfies Partial<Record<PageKind, PageId>>

const linksOn = (hub: PageId) =>
  [
    ...renderToStaticMarkup(<HubCards id={hub} locale="en" />).matchAll(/<a [^>]*href="([^"]+)"/g),
  ].map(([, link]) => link)

test.each(Object.entries(listedIn))('every page of the kind %s is on the hub %s', (kind, hub) => {
  const paths = Object.values(pages).flatMap((page) => (page.kind === kind ? [page.en] : []))
  expect(paths.length).toBeGreaterThan(0)
  expect(linksOn(hub)).toEqual(expect.arrayContaining(paths))
})

test.each(ofKind('hub'))('the hub %s lists pages, none twice and not itself', (hub) => {
  const links = linksOn(hub)
  expect(links.length).toBeGreaterThan(0)
  expect(new Set(links).size).toBe(links.length)
  expect(links).not.toContain(href(hub, 'en'))
})
