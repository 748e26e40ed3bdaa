import { fetchNeighborhoods, withNeighborhoods } from '#city/finder/with-neighborhoods.ts'
import { EventFinder } from './event-finder.tsx'

export const loadIsland = async () => withNeighborhoods(EventFinder, await fetchNeighborhoods())
