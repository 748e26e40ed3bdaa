import { useEffect } from 'react'
import type { Near } from '#city/finder/near.ts'
import { type FinderFacts, PlaceFinder } from '#city/finder/place-finder.tsx'
import { moveHereMark } from '#city/map/here-mark.tsx'
import { milesSaid } from '#city/miles-said.ts'
import type { Place } from '#city/place.ts'
import { rounded } from '#language/counted.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { nearAnswer, type Ranking } from '#reports/crash-streets/near-answer.ts'
import { cornerName, streetSlug } from '#reports/crash-streets/ranked.ts'
import type { Words } from '#reports/crash-streets/words.en.ts'
import './near-you.css'

export interface NearYouProps {
  locale: Locale
  words: Words
  finder: FinderFacts
  /** The page of all corners and streets, above those that have one of their own. */
  places: string
  near?: Near
  /** Left out where it could not be fetched. */
  ranking?: Ranking | undefined
}

interface AnswerProps extends Pick<NearYouProps, 'locale' | 'words' | 'finder' | 'places'> {
  ranking: Ranking | undefined
  place: Place
}

function Answer({ locale, words: { near: words }, finder, places, ranking, place }: AnswerProps) {
  useEffect(() => {
    moveHereMark(place)
    return () => moveHereMark(undefined)
  }, [place])
  if (!ranking) return <p>{words.missing}</p>
  const { own, nearest, roads, districts } = nearAnswer(place, ranking, finder.districts)
  const pageOf = (slug: string, hasPage: boolean | undefined) =>
    hasPage ? `${places}/${slug}` : `${places}?place=${slug}`
  const ofAll = { all: rounded(ranking.corners.length, locale) }
  return (
    <div className="crash-near">
      {own ? (
        <p className="crash-near-own">
          {fill(words.own, { ...ofAll, count: own.injury, rank: own.rank })}{' '}
          <a href={pageOf(own.slug, own.hasPage)}>{words.more}</a>
        </p>
      ) : null}
      {place.kind === 'crossing' && !own ? <p>{words.notRanked}</p> : null}
      <p>{words.nearest}</p>
      <ol>
        {nearest.map((corner) => (
          <li key={corner.slug}>
            <a href={pageOf(corner.slug, corner.hasPage)}>{cornerName(corner, locale)}</a>
            <b>{corner.injury}</b>
            <small>
              {fill(words.away, {
                ...ofAll,
                miles: milesSaid(corner.miles, locale),
                rank: corner.rank,
              })}
            </small>
          </li>
        ))}
      </ol>
      {roads.map(({ road, injury, rank, hasPage }) => (
        <p key={road}>
          <a href={pageOf(streetSlug(road), hasPage)}>{road}</a>
          {fill(words.road, {
            rank,
            count: rounded(injury, locale),
            all: rounded(ranking.roads.length, locale),
          })}
        </p>
      ))}
      <ul className="keeps-query">
        {districts.map(({ district, count }) => (
          <li key={district}>
            <a href={finder.districtLinks[district - 1]?.href}>
              {finder.districtLinks[district - 1]?.name}
            </a>
            : {fill(words.district, { count: rounded(count, locale) })}
          </li>
        ))}
      </ul>
      <p className="fine-print">
        {fill(words.placement, { ...ranking.period })} {words.finder.straight}
      </p>
    </div>
  )
}

/** "My street": what the ranking says of a place, a ZIP code or two streets, and around it. */
export function NearYou({ locale, words, finder, places, near, ranking }: NearYouProps) {
  return (
    <PlaceFinder {...finder} locale={locale} words={words.near.finder} near={near}>
      {(place) =>
        place ? (
          <Answer
            locale={locale}
            words={words}
            finder={finder}
            places={places}
            ranking={ranking}
            place={place}
          />
        ) : null
      }
    </PlaceFinder>
  )
}
