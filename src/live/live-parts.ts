import { crashNearPart } from '#live/crash-near-part.tsx'
import { eventsPart } from '#live/events-part.tsx'
import { hospitalsPart } from '#live/hospitals-part.tsx'
import type { LivePart } from '#live/live-part.ts'
import { nearbyParts } from '#live/nearby-part.tsx'
import { nearestParts } from '#live/nearest-part.tsx'
import { providersPart } from '#live/providers-part.tsx'
import { reportParts } from '#live/report-part.tsx'

/** Every live part by its name: a server finds here what it draws anew. A page imports its own. */
export const liveParts: Readonly<Record<string, LivePart>> = Object.fromEntries(
  [
    crashNearPart,
    eventsPart,
    hospitalsPart,
    ...nearbyParts,
    ...nearestParts,
    providersPart,
    ...reportParts,
  ].map((part) => [part.name, part]),
)
