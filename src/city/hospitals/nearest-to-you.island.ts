export { NearestToYou as Island } from './nearest-to-you.tsx'
