/** Node compresses and draws with this many threads beside its own. */
const threads = 4

/** Does the work for each item, a few at the same time, so that threads are busy and memory is not full. */
export async function fewAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
) {
  const waiting = items.values()
  await Promise.all(
    Array.from({ length: threads }, async () => {
      for (const item of waiting) await work(item)
    }),
  )
}
