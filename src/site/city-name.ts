import { clinic } from '#clinic'

/** The city that the site is about: that of the clinic's address. Sentences have a gap for it. */
export const cityName = clinic.address.city
