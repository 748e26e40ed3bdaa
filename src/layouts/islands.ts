import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'

const files = import.meta.glob<{ Island: ComponentType }>('/src/**/*.island.ts')

/** Hands an island's HTML over to its component. Does nothing the second time. */
export async function wakeIsland(element: HTMLElement) {
  const { island: name, props, awake } = element.dataset
  const file = Object.keys(files).find((path) => path.endsWith(`/${name}.island.ts`))
  const load = file ? files[file] : undefined
  if (!load || !props || awake !== undefined) return
  element.dataset['awake'] = ''
  const { Island } = await load()
  hydrateRoot(element, createElement(Island, JSON.parse(props)), { identifierPrefix: `${name}-` })
}
