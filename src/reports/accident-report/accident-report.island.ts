import { createElement } from 'react'
import {
  AccidentReport,
  type AccidentReportProps,
} from '#reports/accident-report/accident-report.tsx'

/** Its address: only a touch of the report fetches it, and no script carries it along. */
const files = import.meta.glob<string>('/data/crashes/oakland-shown.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

const figures = await (await fetch(files['/data/crashes/oakland-shown.json'] ?? '')).json()

/** The report with the same figures as at the build, now following the filters. */
export function Island(props: Omit<AccidentReportProps, 'figures'>) {
  return createElement(AccidentReport, { ...props, figures })
}
