import { districts } from '#city/here/city.ts'
import { wholeNumber } from '#clinic/reading/fields.ts'

/** The number of a council district, as lists hold it. */
export const districtNumber = (what: string) => wholeNumber(1, districts.length, what, 5)
