import { fetchNeighborhoods, withNeighborhoods } from '#city/finder/with-neighborhoods.ts'
import { HospitalFinder } from './hospital-finder.tsx'

export const Island = withNeighborhoods(HospitalFinder, await fetchNeighborhoods())
