import { type RefObject, useEffect, useRef } from 'react'

/**
 * For what answers: its heading comes to the top of the window and takes the focus, each time that
 * `arrived` changes.
 */
export function useArrival(arrived: unknown): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when something new is arrived at
  useEffect(() => {
    const heading = place.current?.querySelector('h2')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
    place.current?.scrollIntoView?.({ block: 'start' })
  }, [arrived])
  return place
}
