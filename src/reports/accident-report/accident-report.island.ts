import { createElement } from 'react'
// Its address: only a touch of the report fetches it, and no script carries it along.
import shownFigures from '#city/here/crashes-shown.json?url'
import {
  AccidentReport,
  type AccidentReportProps,
} from '#reports/accident-report/accident-report.tsx'

const figures = await (await fetch(shownFigures)).json()

/** The report with the same figures as at the build, now following the filters. */
export function Island(props: Omit<AccidentReportProps, 'figures'>) {
  return createElement(AccidentReport, { ...props, figures })
}
