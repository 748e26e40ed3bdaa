export { NearbyFinder as Island } from './nearby-finder.tsx'
