import { packCrossings } from '#city/streets/crossings.ts'
import { readCrossings } from '#city/streets/read-crossings.ts'

export const GET = () => Response.json(packCrossings(readCrossings()))
