/**
 * Says what is wrong with the lists and the pages that people write: of all lists at once, of pages the
 * first that cannot be read; and what of photographs, logo and hue cannot be used. Ends with 1 then.
 */
import { readData } from '#builder/check-data.ts'
import { checkLook } from '#builder/check-look.ts'
import { cityFolder } from '#city/here/city.ts'
import { doubtfulFile } from '#city/streets/doubtful-corners.ts'
import { readPlacedCrossings } from '#city/streets/read-crossings.ts'
import { clinic } from '#clinic'

readData()
await checkLook(clinic)
const { sure, doubtful } = readPlacedCrossings()
console.log('Lists and pages can be used, and the clinic is in their city.')
console.log(
  `${sure.length} corners stand in their place; ${doubtful.length} are doubtful, so nothing is drawn there or measured from there (${cityFolder}/${doubtfulFile}).`,
)
