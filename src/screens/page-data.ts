import { readFigures } from '#city/crash-figures/read-figures.ts'
import { readHospitals } from '#city/hospitals/read-hospitals.ts'
import { largestPhoto } from '#clinic/photos/photo-files.ts'
import type { Locale } from '#language/locales.ts'
import { crashDataset } from '#reports/crash-data/crash-dataset.ts'
import { type PageId, page } from '#site/addresses.ts'
import { mayTell, siteOrigin } from '#site/origin.ts'
import { structuredData } from '#site/structured-data.ts'
import type { PageWords } from '#words/page-words.ts'
import { postWords } from '#words/post-words.ts'
import { findClaim } from '#words/registers.ts'
import { whoChecked } from '#words/who-checked.ts'

/** What a post is told with: its photograph, where it has one, and the picture for sharing. */
function postFacts(id: PageId, locale: Locale, words: PageWords) {
  const { author, date, picture } = postWords(words)
  const images = [...(picture ? [largestPhoto(picture)] : []), `/og/${id}.${locale}.png`]
  return { author, date, heading: words.heading, images }
}

/** What a search engine is told about a page, with the hospitals that the page shows. */
export function pageData(id: PageId, locale: Locale, words: PageWords) {
  const claim = findClaim('rating')
  const rating = claim && mayTell({ sample: claim.evidence === 'sample' }) ? claim : undefined
  const check = whoChecked(id)
  return structuredData({
    id,
    locale,
    origin: siteOrigin(),
    facts: words,
    ...(check ? { check } : {}),
    ...(rating ? { rating: { value: rating.value, reviews: rating.reviews ?? 0 } } : {}),
    // Whether an unconfirmed one takes emergencies is open, so nobody is told of it as such.
    hospitals: id === 'hospitals' ? readHospitals().filter(({ unconfirmed }) => !unconfirmed) : [],
    ...(page(id).kind === 'post' ? { post: postFacts(id, locale, words) } : {}),
    ...(id === 'accident-report' ? { dataset: crashDataset(readFigures(), locale) } : {}),
  })
}
