import { packCrossings } from '#places/streets/crossings.ts'
import { readCrossings } from '#places/streets/read-crossings.ts'

export const GET = () => Response.json(packCrossings(readCrossings()))
