export { NearbyHospitals as Island } from './nearby-hospitals.tsx'
