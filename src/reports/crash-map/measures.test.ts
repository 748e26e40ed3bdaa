import { expect, test } from 'vitest'
import { modes } from '#city/crash-figures/figures.ts'
import { emptyFigures, everyYear, tableOf } from '#city/crash-figures/made-up-figures.ts'
import { readFigures } from '#city/crash-figures/read-figures.ts'
import { shownFigures } from '#city/crash-figures/shown-figures.ts'
import { withTotals } from '#city/crash-figures/totals.ts'
import { districts } from '#city/here/city.ts'
import { changedDistricts, countsByDistrict } from '#reports/crash-map/measures.ts'

function setup() {
  const empty = emptyFigures()
  const third = {
    ...empty.districts[3],
    byInjury: { ...empty.districts[3].byInjury, minor: [10, 20, 30], serious: [1, 2, 3] },
    modes: tableOf(modes, { pedestrian: everyYear(50, 7, 2), bicycle: everyYear(40, 5, 1) }),
  }
  return shownFigures({ ...empty, districts: { ...empty.districts, 3: third } })
}

test.each([
  ['injury', 66],
  ['severe', 6],
  ['pedestrian', 21],
  ['bicycle', 15],
] as const)('the map counts %s crashes of all years, district by district', (measure, count) => {
  expect(countsByDistrict(setup(), measure)).toEqual(
    districts.map((name) => ({ name, count: name === '3' ? count : 0 })),
  )
})

test("District 5's fall in 2024 is named, and no change that chance makes", () => {
  expect(changedDistricts(withTotals(readFigures()))).toEqual([
    { district: '5', year: 2024, now: 178, before: 274 },
  ])
})
