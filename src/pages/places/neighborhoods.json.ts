import { neighborhoodsByDistrict } from '#city/neighborhoods/read-neighborhoods.ts'

export const GET = () => Response.json(neighborhoodsByDistrict())
