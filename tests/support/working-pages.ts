import { type PageId, page } from '#site/addresses.ts'

const workingKinds = ['tool', 'report', 'district']

/** A page whose use is to work with, not to read: a tool or a report with its charts. */
export const isForWork = (id: PageId) => workingKinds.includes(page(id).kind)
