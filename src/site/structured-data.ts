import type {
  BlogPosting,
  BreadcrumbList,
  Dataset,
  Hospital,
  MedicalWebPage,
  Review,
  Thing,
  WebPage,
} from 'schema-dts'
import { clinic } from '#clinic'
import { laterOf } from '#language/dates/days.ts'
import type { Locale } from '#language/locales.ts'
import { canonicalPath, type PageId } from '#site/addresses.ts'
import { asGraph } from '#site/as-graph.ts'
import { pathParts } from '#site/breadcrumbs.ts'
import { businessProfile, clinicId, type RatingFacts } from '#site/business-profile.ts'
import { personOfPage } from '#site/person-data.ts'
import { writtenTelLink } from '#site/phone-numbers.ts'

interface ReviewFacts {
  author: string
  /** 1 to 5. */
  rating: number
  text: string
  /** Such as 2026-10-04. */
  date?: string
  title: string
}

export interface HospitalFacts {
  /** The anchor of its entry. */
  id: string
  name: string
  /** Street, city, state and postal code: "2000 Sample Street, Berkeley, CA 94704". */
  address: string
  /** As written: "(510) 437-4800"; missing where it is not confirmed. */
  phone: string | null
  lat: number
  lon: number
}

/** Published data, as `src/reports/crash-data` tells it. */
export interface DatasetFacts {
  name: string
  /** At least 50 letters, or search engines refuse it. */
  description: string
  /** First and last day that the data are of: `2016-01-01`. */
  from: string
  to: string
  city: string
  /** Addresses: of the license, and of the data they were made from. */
  license: string
  basedOn: string
  /** The day of the newest record. */
  modified: string
  /** Paths of the files, with their media types. */
  files: readonly { address: string; format: string }[]
}

/** What a post has besides its page. */
interface PostFacts {
  heading: string
  author: string
  /** The first day, such as 2026-11-01. */
  date: string
  /** Paths of pictures. */
  images: readonly string[]
}

interface PageFacts {
  title: string
  description: string
  /** When the words were last gone over, such as 2026-11-01. */
  reviewed: string
  audience: 'patient' | 'attorney' | 'student' | 'notice'
}

/** The check of a page by a named person. */
interface CheckFacts {
  name: string
  /** Such as 2026-11-01. */
  checked: string
}

/** The way from the home page, by the words of the address; nothing for the home page. */
function breadcrumbList(id: PageId, locale: Locale, origin: string): BreadcrumbList | null {
  const parts = pathParts(id, locale)
  if (parts.length === 0) return null
  return {
    '@type': 'BreadcrumbList',
    itemListElement: parts.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  }
}

function reviewData(review: ReviewFacts, locale: Locale, origin: string): Review {
  return {
    '@type': 'Review',
    itemReviewed: { '@id': clinicId(origin) },
    author: { '@type': 'Person', name: review.author },
    reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5, worstRating: 1 },
    name: review.title,
    reviewBody: review.text,
    inLanguage: locale,
    ...(review.date ? { datePublished: review.date } : {}),
  }
}

/** A hospital of the directory, with what is confirmed. */
export function hospitalData(
  { id, name, address, phone, lat, lon }: HospitalFacts,
  url: string,
): Exclude<Hospital, string> {
  const [street = '', city = '', stateAndCode = ''] = address.split(', ')
  const [region = '', postalCode = ''] = stateAndCode.split(' ')
  return {
    '@type': 'Hospital',
    name,
    url: `${url}#${id}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lon },
    ...(phone ? { telephone: writtenTelLink(phone).slice('tel:'.length) } : {}),
  }
}

/** Published data, with the files in which they lie. */
function datasetData(facts: DatasetFacts, url: string, origin: string): Exclude<Dataset, string> {
  return {
    '@type': 'Dataset',
    '@id': `${url}#data`,
    url: `${url}#data`,
    name: facts.name,
    description: facts.description,
    license: facts.license,
    isAccessibleForFree: true,
    isBasedOn: facts.basedOn,
    dateModified: facts.modified,
    creator: { '@id': clinicId(origin) },
    temporalCoverage: `${facts.from}/${facts.to}`,
    spatialCoverage: { '@type': 'City', name: facts.city },
    distribution: facts.files.map(({ address, format }) => ({
      '@type': 'DataDownload' as const,
      encodingFormat: format,
      contentUrl: `${origin}${address}`,
    })),
  }
}

/** A post of the blog, whose page stands beside it. */
function postData(post: PostFacts, { facts, id, locale, origin }: StructuredPage): BlogPosting {
  const url = `${origin}${canonicalPath(id, locale)}`
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    mainEntityOfPage: { '@id': `${url}#page` },
    headline: post.heading,
    description: facts.description,
    datePublished: post.date,
    dateModified: laterOf(post.date, facts.reviewed),
    author: { '@type': 'Person', name: post.author },
    publisher: { '@id': clinicId(origin) },
    image: post.images.map((path) => `${origin}${path}`),
    inLanguage: locale,
  }
}

/** Pages about the clinic itself, or about what people say of it. */
const profilePages: readonly PageId[] = ['home', 'contact', 'about-clinic', 'real-stories']

/** On pages without the whole profile, so that the clinic is no bare reference. */
const publisher = (origin: string, locale: Locale) => ({
  '@type': 'Organization' as const,
  '@id': clinicId(origin),
  name: clinic.name,
  url: `${origin}${canonicalPath('home', locale)}`,
})

function webPage({ id, locale, origin, facts, check }: StructuredPage) {
  const url = `${origin}${canonicalPath(id, locale)}`
  const shared = {
    '@id': `${url}#page`,
    url,
    name: facts.title,
    description: facts.description,
    inLanguage: locale,
    publisher: profilePages.includes(id) ? { '@id': clinicId(origin) } : publisher(origin, locale),
    dateModified: facts.reviewed,
    ...(check
      ? {
          lastReviewed: check.checked,
          reviewedBy: { '@type': 'Person' as const, name: check.name },
        }
      : {}),
  }
  if (facts.audience !== 'patient') {
    const plain: WebPage = { '@type': 'WebPage', ...shared }
    return plain
  }
  const medical: MedicalWebPage = { '@type': 'MedicalWebPage', ...shared }
  return medical
}

export interface StructuredPage {
  id: PageId
  locale: Locale
  origin: string
  facts: PageFacts
  /** Left out while nobody has checked the page. */
  check?: CheckFacts
  rating?: RatingFacts
  hospitals?: readonly HospitalFacts[]
  dataset?: DatasetFacts
  post?: PostFacts
}

/** Search engines may only be told of a rating that the page shows its visitors. */
const ratingPages: readonly PageId[] = ['home']

/** The reviews that a page shows. */
export const reviewsData = (reviews: readonly ReviewFacts[], locale: Locale, origin: string) =>
  asGraph(reviews.map((review) => reviewData(review, locale, origin)))

/** What a search engine is told about a page as a whole, as one JSON-LD graph. */
export function structuredData(shown: StructuredPage) {
  const { id, locale, origin, rating, hospitals, dataset, post } = shown
  const graph: Exclude<Thing, string>[] = [webPage(shown)]
  const crumbs = breadcrumbList(id, locale, origin)
  if (crumbs) graph.push(crumbs)
  if (profilePages.includes(id)) {
    graph.push(businessProfile(origin, locale, ratingPages.includes(id) ? rating : undefined))
  }
  for (const hospital of hospitals ?? []) {
    graph.push(hospitalData(hospital, `${origin}${canonicalPath(id, locale)}`))
  }
  const person = personOfPage(id, locale, origin)
  if (person) graph.push({ ...person, worksFor: { '@id': clinicId(origin) } })
  if (dataset) graph.push(datasetData(dataset, `${origin}${canonicalPath(id, locale)}`, origin))
  if (post) graph.push(postData(post, shown))
  return asGraph(graph)
}
