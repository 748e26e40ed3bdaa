import type { Graph, Thing } from 'schema-dts'

/** Things of schema.org as one JSON-LD graph. */
export const asGraph = (things: readonly Exclude<Thing, string>[]) =>
  ({ '@context': 'https://schema.org', '@graph': things }) as Graph
