import { createElement, type ReactNode } from 'react'
import type { DistrictNeighborhoods } from './named-places.ts'
import type { FinderFacts } from './place-finder.tsx'

/** Where a browser finds the neighborhoods by district. */
export const neighborhoodsAddress = '/places/neighborhoods.json'

/**
 * The neighborhoods that the finder knows: not in the page, because only a touch of it needs them.
 * @throws Error when they do not come; the form then stays the browser's, and the server answers it.
 */
export async function fetchNeighborhoods(): Promise<readonly DistrictNeighborhoods[]> {
  const answer = await fetch(neighborhoodsAddress)
  if (!answer.ok) throw new Error(`${neighborhoodsAddress} answered ${answer.status}`)
  return answer.json()
}

/** A component whose finder knows these neighborhoods, though its props do not hold them. */
export function withNeighborhoods<Props extends { finder: FinderFacts }>(
  component: (props: Props) => ReactNode,
  districts: readonly DistrictNeighborhoods[],
) {
  return (props: Props) =>
    createElement(component, { ...props, finder: { ...props.finder, districts } })
}
