import { fetchNeighborhoods, withNeighborhoods } from '#city/finder/with-neighborhoods.ts'
import { NearestToYou } from './nearest-to-you.tsx'

export const Island = withNeighborhoods(NearestToYou, await fetchNeighborhoods())
