import { crashNearPart } from './crash-near-part.tsx'
import { placeParts } from './crash-place-part.tsx'
import { eventsPart } from './events-part.tsx'
import { herePart } from './here-part.tsx'
import { homeQuotesPart } from './home-quotes-part.tsx'
import { homeStoriesPart } from './home-stories-part.tsx'
import { hospitalsPart } from './hospitals-part.tsx'
import type { LivePart } from './live-part.ts'
import { nearbyParts } from './nearby-part.tsx'
import { nearestParts } from './nearest-part.tsx'
import { noticePart, noticeStylePart } from './notice-part.tsx'
import { hoursListPart, hoursSignPart, openPart } from './open-part.tsx'
import { providersMapPart, providersPart } from './providers-part.tsx'
import { reportParts } from './report-part.tsx'
import { storiesPart } from './stories-part.ts'

/** Every live part by its name: a server finds here what it draws anew. A page imports its own. */
export const liveParts: Readonly<Record<string, LivePart>> = Object.fromEntries(
  [
    crashNearPart,
    ...placeParts,
    eventsPart,
    herePart,
    homeQuotesPart,
    homeStoriesPart,
    hospitalsPart,
    ...nearbyParts,
    ...nearestParts,
    hoursListPart,
    hoursSignPart,
    noticePart,
    noticeStylePart,
    openPart,
    providersMapPart,
    providersPart,
    ...reportParts,
    storiesPart,
  ].map((part) => [part.name, part]),
)
