import { type PageId, type PageKind, page, pageIds } from '#site/addresses.ts'

/** The first page of every kind, in the order of the table. */
export const oneOfEachKind: readonly (readonly [PageKind, PageId])[] = [
  ...Map.groupBy(pageIds, (id) => page(id).kind),
].map(([kind, [first]]) => [kind, first as PageId])
