import { createElement } from 'react'
// Its address: only a touch of the report fetches it, and no script carries it along.
import shownFigures from '#city/here/crashes-shown.json?url'
import {
  AccidentReport,
  type AccidentReportProps,
} from '#reports/accident-report/accident-report.tsx'

async function fetchFigures() {
  const answer = await fetch(shownFigures)
  if (!answer.ok) throw new Error(`${shownFigures} answered ${answer.status}`)
  return answer.json()
}

/** The report with the same figures as at the build, now following the filters. */
export async function loadIsland() {
  const figures = await fetchFigures()
  return (props: Omit<AccidentReportProps, 'figures'>) =>
    createElement(AccidentReport, { ...props, figures })
}
