export { EventFinder as Island } from './event-finder.tsx'
