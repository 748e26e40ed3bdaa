import { cityFolder, nameInRecords } from '#city/here/city.ts'

/**
 * What is wrong when the clinic stands in another city than the one that the site knows.
 * @param city of the clinic's address
 */
export const cityFaults = (city: string) =>
  city === nameInRecords
    ? []
    : [
        `clinic.config.ts, address.city is ${JSON.stringify(city)}: it should be ${nameInRecords}: the crash report, the hospitals, the neighborhoods and the council districts of this site are those of ${nameInRecords}. A clinic elsewhere needs a folder like ${cityFolder} about its own city, and its name in "imports" of package.json`,
      ]
