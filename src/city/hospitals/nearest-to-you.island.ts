import { fetchNeighborhoods, withNeighborhoods } from '#city/finder/with-neighborhoods.ts'
import { NearestToYou } from './nearest-to-you.tsx'

export const loadIsland = async () => withNeighborhoods(NearestToYou, await fetchNeighborhoods())
