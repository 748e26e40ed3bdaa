import type { DrawnMap } from '#city/map/drawn-map.ts'
import { formatCount } from '#language/counted.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import {
  RecordedDistricts,
  RecordedInjuries,
  RecordedRoles,
  RecordedYears,
} from '#reports/community-pain/record-charts.tsx'
import { countOfAll, type Records } from '#reports/community-pain/records.ts'
import { communityPainWords } from '#reports/community-pain/words.ts'
import { cityName } from '#site/city-name.ts'
import './community-pain.css'

export interface CommunityPainProps {
  locale: Locale
  records: Records
  map: DrawnMap
}

/** Where the state publishes its crash records. */
const recordsAddress = 'https://data.ca.gov/dataset/ccrs'

/** The people hurt whom police records hold: how badly, how they traveled, when and where; and what is in no record. */
export function CommunityPain({ locale, map, records }: CommunityPainProps) {
  const words = communityPainWords[locale]
  const { heading, age, items } = words.missing
  return (
    <section className="community-pain" aria-labelledby="community-pain-heading">
      <h2 id="community-pain-heading">{words.heading}</h2>
      <p>
        {fill(words.window, { city: cityName, from: records.from, to: records.to })}{' '}
        {words.recordsSource} <a href={recordsAddress}>data.ca.gov</a>
      </p>
      <div className="community-pain-topics">
        <div>
          <RecordedInjuries words={words} records={records} />
          <RecordedRoles words={words} records={records} />
          <RecordedYears words={words} records={records} />
        </div>
        <div>
          <RecordedDistricts locale={locale} words={words} records={records} map={map} />
        </div>
      </div>
      <h3>{heading}</h3>
      <ul>
        <li>{fill(age, { all: formatCount(countOfAll(records)) })}</li>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}
