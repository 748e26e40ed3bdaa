import { readRanking } from '#reports/crash-streets/read-ranking.ts'
import { neighborhoodsByDistrict } from '#words/registers.ts'

export const GET = () => Response.json({ ...readRanking(), districts: neighborhoodsByDistrict() })
