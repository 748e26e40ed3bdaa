/**
 * Says what is wrong with the lists and the pages that people write: of all lists at once, of pages the
 * first that cannot be read. Ends with 1 then.
 */
import { readData } from '#builder/check-data.ts'

readData()
console.log('Lists and pages can be used, and the clinic is in their city.')
