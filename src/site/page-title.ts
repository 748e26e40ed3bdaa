import { clinic } from '#clinic'

/** What search results show of a title, in letters. */
const longestTitle = 60

/** The title of a page with the name of the clinic at its end, where both fit into a search result. */
export function pageTitle(title: string) {
  const whole = `${title} | ${clinic.shortName}`
  return whole.length <= longestTitle ? whole : title
}
