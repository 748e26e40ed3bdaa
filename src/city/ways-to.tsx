import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { type Destination, waysTo } from '#site/directions.ts'
import { placeWords } from './words.ts'
import './ways-to.css'

export interface WaysToProps {
  locale: Locale
  /** What the place is called, for those who hear the links without what stands around them. */
  name: string
  place: Destination
}

/** Links to the way there: two map sites, and the map program of a phone. */
export function WaysTo({ locale, name, place }: WaysToProps) {
  const words = placeWords[locale]
  const links = Object.entries(waysTo(place)) as [keyof typeof words.ways, string][]
  return (
    <p className="ways-to no-print">
      <span>{words.directions}:</span>
      {links.map(([way, link]) => (
        <a key={way} href={link} aria-label={fill(words.waysTo, { way: words.ways[way], name })}>
          {words.ways[way]}
        </a>
      ))}
    </p>
  )
}
