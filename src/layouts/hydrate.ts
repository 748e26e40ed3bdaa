import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Lets React take over what `src/ui/island/island.tsx` has drawn, with the same props. */
export function hydrate<P extends object>(
  element: HTMLElement,
  component: ComponentType<P>,
  props: P,
) {
  hydrateRoot(element, createElement(component, props), {
    identifierPrefix: `${element.dataset['island']}-`,
  })
}
