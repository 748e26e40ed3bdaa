import { fetchNeighborhoods, withNeighborhoods } from '#city/finder/with-neighborhoods.ts'
import { NearbyFinder } from './nearby-finder.tsx'

export const loadIsland = async () => withNeighborhoods(NearbyFinder, await fetchNeighborhoods())
