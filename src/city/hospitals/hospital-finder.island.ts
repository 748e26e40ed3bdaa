export { HospitalFinder as Island } from './hospital-finder.tsx'
