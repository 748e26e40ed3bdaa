import { fetchNeighborhoods, withNeighborhoods } from '#city/finder/with-neighborhoods.ts'
import { HospitalFinder } from './hospital-finder.tsx'

export const loadIsland = async () => withNeighborhoods(HospitalFinder, await fetchNeighborhoods())
