import { readFigures } from '#city/crash-figures/read-figures.ts'
import { readStreets } from '#city/crash-figures/read-streets.ts'
import { type ShownFigures, shownFigures } from '#city/crash-figures/shown-figures.ts'
import { readKnownPlaces } from '#city/finder/read-known-places.ts'
import { readHospitals } from '#city/hospitals/read-hospitals.ts'
import { readMap } from '#city/map/read-map.ts'
import { neighborhoodsByDistrict } from '#city/neighborhoods/read-neighborhoods.ts'
import { everydayFacts } from '#clinic/follow-facts.ts'
import { type CityCounts, cityCounts } from '#reports/crash-places/city-shares.ts'
import { type CrashPlace, crashPlaces } from '#reports/crash-places/crash-places.ts'
import type { Ranking } from '#reports/crash-streets/near-answer.ts'
import { readRanking } from '#reports/crash-streets/read-ranking.ts'
import { siteOrigin } from '#site/origin.ts'
import { readEntries } from '#words/registers.ts'
import { knownPoints } from './known-points.ts'

let crashes: ShownFigures | undefined
let ranking: Ranking | undefined
let places: CrashPlace[] | undefined
let counts: CityCounts | undefined

/** What live parts draw from; read when the site is built, and written beside its pages for the server. */
export function readLiveData() {
  crashes ??= shownFigures(readFigures())
  ranking ??= readRanking()
  places ??= crashPlaces(readStreets())
  counts ??= cityCounts(readFigures())
  return {
    facts: everydayFacts(),
    origin: siteOrigin(),
    events: readEntries.events(),
    hospitals: readHospitals(),
    providers: readEntries.providers(),
    stories: readEntries.stories(),
    testimonials: readEntries.testimonials(),
    districts: neighborhoodsByDistrict(),
    known: readKnownPlaces(),
    crashes,
    ranking,
    places,
    cityCounts: counts,
    map: readMap(),
    knownPoints: knownPoints().map(({ name, point: { lat, lon } }) => ({
      name,
      point: { lat, lon },
    })),
  }
}

/** It survives JSON. */
export type LiveData = ReturnType<typeof readLiveData>
