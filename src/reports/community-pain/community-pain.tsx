import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import {
  RecordedDistricts,
  RecordedInjuries,
  RecordedRoles,
  RecordedTimes,
} from '#reports/community-pain/record-charts.tsx'
import type { Records } from '#reports/community-pain/records.ts'
import { communityPainWords } from '#reports/community-pain/words.ts'
import { cityName } from '#site/city-name.ts'
import './community-pain.css'

export interface CommunityPainProps {
  locale: Locale
  records: Records
}

/** Where the state publishes its crash records. */
const recordsAddress = 'https://data.ca.gov/dataset/ccrs'

const topics = [
  { topic: 'injuries', Recorded: RecordedInjuries },
  { topic: 'time', Recorded: RecordedTimes },
  { topic: 'travel', Recorded: RecordedRoles },
  { topic: 'place', Recorded: RecordedDistricts },
] as const

/** The people hurt whom police records hold: how badly, when, on what way of traveling and where. */
export function CommunityPain({ locale, records }: CommunityPainProps) {
  const words = communityPainWords[locale]
  return (
    <section className="community-pain" aria-labelledby="community-pain-heading">
      <h2 id="community-pain-heading">{words.heading}</h2>
      <p>
        {fill(words.window, { city: cityName, from: records.from, to: records.to })}{' '}
        {words.recordsSource} <a href={recordsAddress}>data.ca.gov</a>
      </p>
      <div className="community-pain-topics">
        {topics.map(({ Recorded, topic }) => (
          <div key={topic}>
            <h3>{words.topics[topic]}</h3>
            <Recorded locale={locale} words={words} records={records} />
          </div>
        ))}
      </div>
    </section>
  )
}
