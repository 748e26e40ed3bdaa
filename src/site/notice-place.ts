import { marked } from '#site/live-marks.ts'

/*
 * A page without a notice has not even marks for one: they are put into what a server holds of it.
 */

/** The name of the live part that stands there. */
export const noticePlace = 'notice'

const [headEnds, mainBegins, mainEnds] = ['</head>', '<main id="main" tabindex="-1">', '</main>']

/** Where a life may be in danger, the button under the thumb rings 911, and those words come first. */
const rings911 = /<nav class="bottom-bar[^>]*><a [^>]*href="tel:911"/

/** The page with places for a notice and its styles, as a page has them that was built with one. */
export function withNoticePlace(html: string) {
  const place = marked(noticePlace, '')
  const isThere = html.includes(place.slice(0, place.indexOf('>')))
  // A page that only leads elsewhere has nothing to announce it in.
  if (isThere || !html.includes(mainBegins)) return html
  const styled = html.replace(headEnds, marked('notice-style', '') + headEnds)
  return rings911.test(html)
    ? styled.replace(mainEnds, place + mainEnds)
    : styled.replace(mainBegins, mainBegins + place)
}

/** The page without the places that stayed empty. */
export const withoutEmptyPlaces = (html: string) =>
  html.replace(marked('notice-style', ''), '').replace(marked(noticePlace, ''), '')
