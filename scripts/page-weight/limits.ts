import type { PageId, PageKind } from '#site/addresses.ts'

/** Bytes of brotli, the HTML with its styles and inline scripts, as our server sends it. */
export const limits = {
  /** What no page can do without: head, header, footer, bars, their styles and scripts. */
  shell: 10_000,
  /** A page of words. */
  words: 24_000,
  /** A page to work with or to look things up in. */
  work: 30_000,
} as const

/**
 * A check fails before a limit is met: the last tenth is kept for the next menu entry, a longer name,
 * another paragraph.
 */
export const failsFrom = (limit: number) => limit * 0.9

/** What the page for unknown addresses may weigh beside the shell: it is sent to machines that guess. */
export const notFoundBesideShell = 1_500

/** Bytes of the scripts inside a page, as they are written there. */
export const scriptLimits = {
  everyPage: 2_500,
  /** What a page may have beside them that works without a network. */
  offline: 500,
} as const

const workKinds: readonly PageKind[] = [
  'tool',
  'report',
  'district',
  'crash-place',
  'area',
  'hub',
  'directory',
  'site-map',
]

/** Pages of other kinds that hold a tool: the danger check and the list of all signs. */
const workPages: readonly PageId[] = ['immediate-help']

/** What a page may weigh. */
export const limitOf = ({ id, kind }: { id: PageId; kind: PageKind }) =>
  workKinds.includes(kind) || workPages.includes(id) ? limits.work : limits.words
