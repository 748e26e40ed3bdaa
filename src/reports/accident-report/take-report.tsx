import type { SubmitEvent } from 'react'
import type { District } from '#city/here/city.ts'
import { citySlug } from '#city/here/city.ts'
import { Button } from '#design/button/button.tsx'
import { saveFile } from '#design/save-file.ts'
import { fill } from '#language/fill.ts'
import { type Choice, modeInAddress } from '#reports/accident-report/choice.ts'
import type { Report } from '#reports/accident-report/report.ts'
import { reportCsv } from '#reports/accident-report/report-csv.ts'
import { tablesOf, type Wording } from '#reports/accident-report/report-tables.ts'
import './accident-report.css'

export interface TakeReportProps {
  report: Report
  choice: Choice
  district: District | undefined
  wording: Wording
  /** The address of the page. */
  action: string
}

/** The figures that are shown, as a file. */
export function TakeReport({ report, choice, district, wording, action }: TakeReportProps) {
  const { words } = wording

  function download(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const place = district ?? (choice.layer === 'freeways' ? choice.layer : undefined)
    const { from, to } = report.period
    const parts = [
      fill(words.csv.file, { city: citySlug }),
      place,
      choice.mode && modeInAddress[choice.mode],
      from,
      to,
    ]
    const file = `${parts.filter((part) => part !== undefined).join('-')}.csv`
    saveFile(file, 'text/csv;charset=utf-8', reportCsv(report, tablesOf(report, wording), wording))
  }

  return (
    <div className="crash-take">
      {/* A form, because a sent form is held while the island wakes; a click would be lost. */}
      <form action={action} onSubmit={download}>
        <Button type="submit" variant="outline">
          {words.filters.download}
        </Button>
      </form>
      <p className="fine-print">{words.filters.shareHint}</p>
    </div>
  )
}
