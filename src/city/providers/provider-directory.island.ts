import { fetchNeighborhoods, withNeighborhoods } from '#city/finder/with-neighborhoods.ts'
import { ProviderDirectory } from './provider-directory.tsx'

export const loadIsland = async () =>
  withNeighborhoods(ProviderDirectory, await fetchNeighborhoods())
