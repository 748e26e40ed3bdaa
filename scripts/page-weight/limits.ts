import type { PageKind } from '#site/addresses.ts'

/** Bytes of brotli, the HTML with its styles and inline scripts. */
export const limits = {
  /** What no page can do without: head, header, footer, bars, their styles and scripts. */
  shell: 10_000,
  /** From here on a page is slower on a slow phone than it need be. */
  hint: 14_000,
  /** A page of words. */
  words: 24_000,
  /** A page to work with or to look things up in. */
  work: 30_000,
} as const

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
  'area',
  'hub',
  'directory',
  'site-map',
]

/** What a page of this kind may weigh. */
export const limitOf = (kind: PageKind) => (workKinds.includes(kind) ? limits.work : limits.words)
