import { AsyncLocalStorage } from 'node:async_hooks'

const asked = new AsyncLocalStorage<Set<string>>()

/** Notes that the work at hand depends on something of this name. */
export const noteAsked = (name: string) => asked.getStore()?.add(name)

/**
 * Does work, at once or in steps, and lists by name what it asks for. Work inside it has a list of its
 * own: whoever keeps the result for others notes its names for each of them.
 */
export function listAsked<Result>(work: () => Result) {
  const names = new Set<string>()
  return { result: asked.run(names, work), names }
}
