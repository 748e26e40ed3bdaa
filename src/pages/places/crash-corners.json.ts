import { neighborhoodsByDistrict } from '#city/neighborhoods/read-neighborhoods.ts'
import { readRanking } from '#reports/crash-streets/read-ranking.ts'

export const GET = () => Response.json({ ...readRanking(), districts: neighborhoodsByDistrict() })
