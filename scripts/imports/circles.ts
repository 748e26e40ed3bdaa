import type { Import } from './read-imports.ts'

/** Files that import one another in a circle, each circle once, from its first file back to it. */
export function findCircles(imports: readonly Import[]) {
  const behind = Map.groupBy(imports, ({ from }) => from)
  const done = new Set<string>()
  const circles: string[] = []
  function walk(file: string, way: readonly string[]) {
    const at = way.indexOf(file)
    if (at >= 0) circles.push([...way.slice(at), file].join(' -> '))
    if (at >= 0 || done.has(file)) return
    for (const { to } of behind.get(file) ?? []) walk(to, [...way, file])
    done.add(file)
  }
  for (const file of behind.keys()) walk(file, [])
  return circles
}
