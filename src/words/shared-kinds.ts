import type { PageKind } from '#site/addresses.ts'

/** Kinds of pages whose words all stand in one file, which has the name of the kind. */
const sharedKinds = ['crash-place', 'colleague'] as const satisfies readonly PageKind[]

export type SharedKind = (typeof sharedKinds)[number]

export const isSharedFile = (name: string): name is SharedKind =>
  sharedKinds.some((kind) => kind === name)
