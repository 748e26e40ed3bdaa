import { fetchNeighborhoods, withNeighborhoods } from '#city/finder/with-neighborhoods.ts'
import { NearbyFinder } from './nearby-finder.tsx'

export const Island = withNeighborhoods(NearbyFinder, await fetchNeighborhoods())
