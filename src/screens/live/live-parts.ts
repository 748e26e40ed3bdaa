import { crashNearPart } from './crash-near-part.tsx'
import { placeParts } from './crash-place-part.tsx'
import { eventsPart } from './events-part.tsx'
import { herePart } from './here-part.tsx'
import { hospitalsPart } from './hospitals-part.tsx'
import type { LivePart } from './live-part.ts'
import { nearbyParts } from './nearby-part.tsx'
import { nearestParts } from './nearest-part.tsx'
import { hoursSignPart, openPart } from './open-part.tsx'
import { providersPart } from './providers-part.tsx'
import { reportParts } from './report-part.tsx'

/** Every live part by its name: a server finds here what it draws anew. A page imports its own. */
export const liveParts: Readonly<Record<string, LivePart>> = Object.fromEntries(
  [
    crashNearPart,
    ...placeParts,
    eventsPart,
    herePart,
    hospitalsPart,
    ...nearbyParts,
    ...nearestParts,
    hoursSignPart,
    openPart,
    providersPart,
    ...reportParts,
  ].map((part) => [part.name, part]),
)
