/**
 * Few of the things given, which together show all that any of them shows: always the one with most that
 * is new. No thing may show a part twice.
 */
export function fewestThatShowAll<Thing>(
  things: readonly Thing[],
  shownBy: (thing: Thing) => readonly string[],
): readonly Thing[] {
  const shown = things.map((thing) => ({ thing, parts: shownBy(thing) }))
  const missing = new Set(shown.flatMap(({ parts }) => parts))
  const chosen: Thing[] = []
  while (missing.size > 0) {
    const newIn = ({ parts }: (typeof shown)[number]) =>
      parts.filter((part) => missing.has(part)).length
    const next = shown.reduce((best, one) => (newIn(one) > newIn(best) ? one : best))
    chosen.push(next.thing)
    for (const part of next.parts) missing.delete(part)
  }
  return chosen
}
