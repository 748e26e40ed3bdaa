export { BesideStudies as Island } from './beside-studies.tsx'
