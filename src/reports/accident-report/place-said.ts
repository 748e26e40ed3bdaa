import { type Area, isDistrict } from '#city/crash-figures/view.ts'
import { fill } from '#language/fill.ts'
import type { Wording } from '#reports/accident-report/report-tables.ts'

/** What an area is called: "City streets", "Freeways", "City streets in District 5". */
export function placeSaid(area: Area, { words, links }: Wording) {
  if (!isDistrict(area)) return words.places[area]
  return fill(words.places.district, { district: links[`district-${area}`].name })
}
