import type { Nodes } from 'mdast'
import { readHospitals } from '#city/hospitals/read-hospitals.ts'
import { readDistrictPlaces } from '#city/neighborhoods/read-neighborhoods.ts'
import { isPageId } from '#site/addresses.ts'
import { takeAnchor } from '#words/parse-words.ts'
import type { Problem, WrittenPage } from './written-pages.ts'

export interface PageLink {
  /** Id of the page. */
  to: string
  anchor?: string
}

function nodesOf(node: Nodes): Nodes[] {
  return 'children' in node ? [node, ...node.children.flatMap(nodesOf)] : [node]
}

/** Addresses of all links of a page, in reading order. */
export const urlsOf = ({ parsed }: WrittenPage): readonly string[] =>
  parsed
    .flatMap(nodesOf)
    .filter((node) => node.type === 'link')
    .map(({ url }) => url)

export function pageLinksOf(page: WrittenPage): PageLink[] {
  return urlsOf(page).flatMap((url) => {
    if (!url.startsWith('page:')) return []
    const [to = '', anchor] = url.slice('page:'.length).split('#')
    return [anchor ? { to, anchor } : { to }]
  })
}

/** Anchors of what a page has beside its words. */
const anchorsOfLists: Readonly<Record<string, () => string[]>> = {
  'immediate-help': () => ['check'],
  hospitals: () => readHospitals().map(({ id }) => id),
  neighborhoods: () =>
    readDistrictPlaces().flatMap(({ district, neighborhoods }) => [
      `district-${district}`,
      ...neighborhoods.map(({ slug }) => slug),
    ]),
}

/** Anchors of a page's headings and lists, and the one of its list of sources. */
function anchorsOf({ id, parsed }: WrittenPage): string[] {
  const headings = parsed.flatMap(nodesOf).filter((node) => node.type === 'heading')
  return [
    ...headings.map((heading) => takeAnchor(structuredClone(heading))),
    ...(anchorsOfLists[id]?.() ?? []),
    'sources',
  ]
}

/** Addresses of our own pages that are written out instead of named by id. */
function findWrittenOut(page: WrittenPage): Problem[] {
  return urlsOf(page)
    .filter((url) => url.startsWith('/') || url.startsWith('#'))
    .map((url) => ({ file: page.file, text: `write the link ${url} as page:…` }))
}

/** Links of one language to pages or anchors that do not exist. */
export function findLostLinks(pages: readonly WrittenPage[]): Problem[] {
  const anchors = new Map(pages.map((page) => [page.id, anchorsOf(page)]))
  return pages.flatMap((page) => [
    ...findWrittenOut(page),
    ...pageLinksOf(page).flatMap(({ to, anchor }) => {
      if (!isPageId(to))
        return [
          {
            file: page.file,
            text: `no page has that id, so write one of src/site/addresses.ts or take the link out: page:${to}`,
          },
        ]
      if (!anchor || anchors.get(to)?.includes(anchor)) return []
      return [
        {
          file: page.file,
          text: `the page has no such part, so write another or take it out: page:${to}#${anchor}`,
        },
      ]
    }),
  ])
}
