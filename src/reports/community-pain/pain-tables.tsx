import { formatDate } from '#i18n/dates.ts'
import { fill } from '#i18n/fill.ts'
import type { Locale } from '#i18n/locales.ts'
import { PainTable } from '#reports/community-pain/pain-table.tsx'
import type { Figures, TableName } from '#reports/community-pain/published-figures.ts'
import type { Words } from '#reports/community-pain/words.en.ts'

export interface PainTablesProps {
  locale: Locale
  words: Words
  figures: Figures
}

const tableNames = ['region', 'worst', 'since', 'mode', 'district'] as const

function rowNames({ names, worst }: Words): Record<TableName, Readonly<Record<string, string>>> {
  const { districts, modes, regions, since } = names
  return { region: regions, worst, since, mode: modes, district: districts }
}

/** The published figures, each question in a table of its own. */
export function PainTables({ figures, locale, words }: PainTablesProps) {
  const names = rowNames(words)
  const { districtMedians, medianWorst, tables, total, week } = figures
  return (
    <>
      <p>
        {fill(words.total, { count: total, date: formatDate(week, locale) })}{' '}
        {medianWorst === null ? null : fill(words.median, { pain: medianWorst })}
      </p>
      <p>{words.limit}</p>
      <p className="fine-print">{words.hiddenNote}</p>
      {tableNames.map((name) => {
        const table = tables[name]
        const { caption, name: rowName } = words.tables[name]
        const medians = name === 'district' ? districtMedians : null
        if (!table) {
          return (
            <p key={name}>
              <strong>{caption}.</strong> {words.heldBack}
            </p>
          )
        }
        return (
          <PainTable
            key={name}
            caption={caption}
            columns={[rowName, words.reports, ...(medians ? [words.medianColumn] : [])]}
            rows={Object.entries(names[name]).map(([id, label]) => ({
              id,
              label,
              cells: [
                String(table[id] ?? words.hidden),
                ...(medians ? [String(medians[id] ?? words.hidden)] : []),
              ],
            }))}
            note={name === 'region' ? words.regionNote : undefined}
          />
        )
      })}
    </>
  )
}
