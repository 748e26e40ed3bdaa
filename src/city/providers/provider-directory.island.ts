import { fetchNeighborhoods, withNeighborhoods } from '#city/finder/with-neighborhoods.ts'
import { ProviderDirectory } from './provider-directory.tsx'

export const Island = withNeighborhoods(ProviderDirectory, await fetchNeighborhoods())
