import type { Store } from '#server/open-store.ts'

/** Why and since when an address gets no mail; nothing when it may get some. */
export async function readSuppression(store: Pick<Store, 'people'>, email: string) {
  const read = await store.people.read(email)
  if (read.kind !== 'person') throw new Error(read.reason)
  const { suppression } = read.person
  return suppression && { reason: suppression.reason, since: suppression.since }
}
