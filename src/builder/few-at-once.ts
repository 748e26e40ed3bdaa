import pLimit from 'p-limit'

/** Node compresses and draws with this many threads beside its own. */
const threads = 4

/** Does the work for each item, a few at the same time, so that threads are busy and memory is not full. */
export const fewAtOnce = <Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>) =>
  pLimit(threads).map(items, work)
