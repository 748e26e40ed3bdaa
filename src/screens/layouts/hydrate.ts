import { type ComponentType, createElement, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Lets React take over what `src/design/island/island.tsx` has drawn, with the same props. In short
 * tasks, so that a page answers while it wakes.
 */
export function hydrate<P extends object>(
  element: HTMLElement,
  component: ComponentType<P>,
  props: P,
) {
  startTransition(() => {
    hydrateRoot(element, createElement(component, props), {
      identifierPrefix: `${element.dataset['island']}-`,
    })
  })
}
