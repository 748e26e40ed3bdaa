import { crashWords } from '#city/crash-figures/words.ts'
import type { Near } from '#city/finder/near.ts'
import { type FinderFacts, PlaceFinder } from '#city/finder/place-finder.tsx'
import { milesSaid } from '#city/miles-said.ts'
import type { Place } from '#city/place.ts'
import { rounded } from '#language/counted.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { nearAnswer, type Ranking } from '#reports/crash-streets/near-answer.ts'
import { cornerName } from '#reports/crash-streets/ranked.ts'
import type { Words } from '#reports/crash-streets/words.en.ts'
import './near-you.css'

export interface NearYouProps {
  locale: Locale
  words: Words
  finder: FinderFacts
  near?: Near
  /** Left out where it could not be fetched. */
  ranking?: Ranking | undefined
}

interface AnswerProps extends Pick<NearYouProps, 'locale' | 'words' | 'finder'> {
  ranking: Ranking | undefined
  place: Place
}

function Answer({ locale, words: { near: words }, finder, ranking, place }: AnswerProps) {
  if (!ranking) return <p>{words.missing}</p>
  const { own, nearest, roads, districts } = nearAnswer(place, ranking, finder.districts)
  const ofAll = { all: rounded(ranking.corners.length, locale) }
  return (
    <div className="crash-near keeps-query">
      {own ? (
        <p className="crash-near-own">
          {fill(words.own, { ...ofAll, count: own.injury, rank: own.rank })}
        </p>
      ) : null}
      {place.kind === 'crossing' && !own ? <p>{words.notRanked}</p> : null}
      <p>{words.nearest}</p>
      <ol>
        {nearest.map((corner) => (
          <li key={corner.slug}>
            {cornerName(corner, locale)}
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
      {roads.map(({ road, injury, rank }) => (
        <p key={road}>
          {fill(words.road, {
            road,
            rank,
            count: rounded(injury, locale),
            all: rounded(ranking.roads.length, locale),
          })}
        </p>
      ))}
      <ul>
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
        {fill(words.placement, { period: fill(crashWords[locale].years, { ...ranking.period }) })}{' '}
        {words.finder.straight}
      </p>
    </div>
  )
}

/** "My street": what the ranking says of a place, a ZIP code or two streets, and around it. */
export function NearYou({ locale, words, finder, near, ranking }: NearYouProps) {
  return (
    <PlaceFinder {...finder} locale={locale} words={words.near.finder} near={near}>
      {(place) =>
        place ? (
          <Answer locale={locale} words={words} finder={finder} ranking={ranking} place={place} />
        ) : null
      }
    </PlaceFinder>
  )
}
