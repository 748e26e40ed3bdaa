import { roles } from '#city/crash-figures/figures.ts'
import { type District, districts } from '#city/here/city.ts'
import { rounded } from '#language/counted.ts'
import { formatMinute } from '#language/dates/dates-in-words.ts'
import { fill } from '#language/fill.ts'
import type { Locale } from '#language/locales.ts'
import { PainChart } from '#reports/community-pain/pain-chart.tsx'
import { hurts, partsOfDay, type Records } from '#reports/community-pain/records.ts'
import type { Words } from '#reports/community-pain/words.en.ts'

export interface RecordChartProps {
  locale: Locale
  words: Words
  records: Records
}

const sum = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((total, count) => total + count, 0)

function mostOf<Name extends string | number>(
  names: readonly [Name, ...Name[]],
  counts: Readonly<Record<Name, number>>,
) {
  return names.reduce((most, name) => (counts[name] > counts[most] ? name : most), names[0])
}

const row = (key: string | number, label: string, count: number, locale: Locale) => ({
  key: String(key),
  label,
  value: rounded(count, locale),
  length: count,
})

/** How the officers called the injuries: the records have no word on where it hurts. */
export function RecordedInjuries({ locale, records, words }: RecordChartProps) {
  const { caption, rows, sentence } = words.records.hurts
  return (
    <PainChart
      caption={caption}
      unit={words.columns.people}
      sentence={fill(sentence, {
        total: rounded(sum(records.hurts), locale),
        count: rounded(records.hurts.possible, locale),
      })}
      rows={hurts.map((hurt) => row(hurt, rows[hurt], records.hurts[hurt], locale))}
    />
  )
}

/** At which time of the day crashes with injuries happened. */
export function RecordedTimes({ locale, records, words }: RecordChartProps) {
  const { caption, row: label, sentence } = words.records.times
  const span = (first: number) => ({
    from: formatMinute(first * 60, locale),
    to: formatMinute((first + 4) * 60, locale),
  })
  const most = mostOf(partsOfDay, records.times)
  return (
    <PainChart
      caption={caption}
      unit={words.columns.crashes}
      sentence={fill(sentence, {
        ...span(most),
        total: rounded(sum(records.times), locale),
        count: rounded(records.times[most], locale),
      })}
      rows={partsOfDay.map((first) =>
        row(first, fill(label, span(first)), records.times[first], locale),
      )}
    />
  )
}

/** How the people hurt were on the road. */
export function RecordedRoles({ locale, records, words }: RecordChartProps) {
  const { caption, rows, sentence } = words.records.roles
  return (
    <PainChart
      caption={caption}
      unit={words.columns.people}
      sentence={fill(sentence, {
        total: rounded(sum(records.roles), locale),
        count: rounded(records.roles.driver, locale),
      })}
      rows={roles.map((role) => row(role, rows[role], records.roles[role], locale))}
    />
  )
}

/** In which district crashes with injuries happened. */
export function RecordedDistricts({ locale, records, words }: RecordChartProps) {
  const { caption, row: label, sentence } = words.records.districts
  const nameOf = (district: District) => fill(label, { district })
  const most = mostOf(districts, records.districts)
  return (
    <PainChart
      caption={caption}
      unit={words.columns.crashes}
      sentence={fill(sentence, {
        answer: nameOf(most),
        total: rounded(sum(records.districts), locale),
        count: rounded(records.districts[most], locale),
      })}
      rows={districts.map((district) =>
        row(district, nameOf(district), records.districts[district], locale),
      )}
    />
  )
}
