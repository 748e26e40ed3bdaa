import { readKnownPlaces } from '#city/finder/read-known-places.ts'

export const GET = () => Response.json(readKnownPlaces())
