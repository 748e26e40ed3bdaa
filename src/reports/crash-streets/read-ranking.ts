import { readFigures } from '#city/crash-figures/read-figures.ts'
import { readStreets } from '#city/crash-figures/read-streets.ts'
import { inPeriod, wholePeriod } from '#city/crash-figures/view.ts'
import { type District, districts } from '#city/here/city.ts'
import type { Ranking } from '#reports/crash-streets/near-answer.ts'
import { rankedCorners, rankedRoads, streetSlug } from '#reports/crash-streets/ranked.ts'
import { isPageId } from '#site/addresses.ts'

const withPage = <Ranked>(ranked: Ranked, id: string) =>
  isPageId(id) ? { ...ranked, hasPage: true } : ranked

/** From the files of `#city/here`; for the build, which runs in the project's folder. */
export function readRanking(): Ranking {
  const streets = readStreets()
  const { totals, years } = readFigures()
  const period = wholePeriod(years)
  const countOf = (district: District) => inPeriod(totals[district].injury, years, period)
  return {
    period,
    corners: rankedCorners(streets).map((corner) => withPage(corner, `corner-${corner.slug}`)),
    roads: rankedRoads(streets).map((road) => withPage(road, `street-${streetSlug(road.road)}`)),
    districtCounts: Object.fromEntries(districts.map((district) => [district, countOf(district)])),
  }
}
